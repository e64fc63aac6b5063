/** The assistant's own words; what it knows it quotes from the site. Markdown where names and links are put in. */
export const en = {
  greeting: (company: string) =>
    `Hello! I am the assistant of ${company}. I can help you with poultry medicine products, poultry health advice ` +
    `and disease treatment, nutrition and feeding, pricing and ordering, and company information. What would you ` +
    `like to know?`,
  thanks: "You are welcome. Ask again whenever you need something.",
  bye: "Goodbye, and good health to your flock.",
  who: (company: string) =>
    `I am the assistant of ${company}: a program, not a person and not a veterinarian. I answer from what stands on ` +
    `this website: products, articles and company information, and I say where it stands. You can also ask for a ` +
    `quote or talk to one of us.`,
  message: (phones: string, page: string) =>
    `You can leave us a message on the page ${page}; a person reads every message and answers.` +
    (phones && ` Or call us: ${phones}.`),
  products: (topic: string) => topic ? `${capital(topic)}: this is what we have.` : "This is what I found:",
  supportOnly: (disease: string) =>
    `${disease} is caused by a virus: no medicine cures it. What we have protects the house or supports the birds:`,
  moreLike: "See more products",
  article: (title: string) => `From our article ${title}:`,
  house: (title: string) => `${title}:`,
  readMore: (title: string) => `More about it: ${title}`,
  productsToo: (topic: string) => topic ? `Products (${topic}):` : "Products:",
  veterinarian: "Please ask a registered veterinarian before you treat birds.",
  facts: (product: string) => `About ${product}:`,
  field: {
    summary: "In short",
    description: "Description",
    features: "Features",
    composition: "Composition",
    indications: "Indications",
    species: "For",
    dosage: "Dosage",
    withdrawal: "Withdrawal period",
    safety: "Safety",
    storage: "Storage",
    packaging: "Packaging",
    make: "Make",
    specifications: "Specifications",
    documents: "Documents",
    shelfLife: "Shelf life",
    timing: "Time of day",
    keeping: "How long it keeps once mixed",
    fromAge: "From which age",
    repeat: "When to repeat",
    giving: "How it is given",
  },
  missing: (field: string, product: string) => `${field}: nothing is stated on the page of ${product}.`,
  inGeneral: (text: string) => `In general: ${text}`,
  dose: (product: string, species: string) =>
    `This is what stands on the page of ${product}${species && ` for ${species}`}:`,
  doseMissing: (product: string) => `The page of ${product} states no dose, so I cannot give one.`,
  doseMissingFor: (product: string, species: string) =>
    `The page of ${product} states no dose for ${species}, and one for other animals must not be carried over.`,
  notListed: (product: string, species: string, listed: string) =>
    `The page of ${product} does not name ${species}. It is stated for: ${listed}. So I give no dose for ${species}.`,
  notListedShort: (species: string, listed: string) =>
    `${capital(species)} are not named. It is stated for: ${listed}.`,
  listed: (species: string) => `${capital(species)} are named on its page.`,
  doseUnknown:
    "Doses stand on each product's page with their withdrawal period, and I only quote them from there. Which product do you mean?",
  whichAnimal: (product: string, listed: string) =>
    `For which animal is it? The page of ${product} is for: ${listed}. Name one of them, and I quote its dose.`,
  notForEggs: (product: string) =>
    `**No: ${product} is not for birds whose eggs people eat, or its page states no days for eggs.**`,
  notInForm: {
    liquid: "None of these is a liquid.",
    powder: "None of these is a powder.",
    tablet: "None of these is a tablet.",
    injection: "None of these is an injection.",
  },
  conflict: (product: string) => `**The page of ${product} warns:**`,
  doseOthers: "Doses of these stand on their own pages:",
  reckon: (link: string) => `For how much your flock needs, with your figures: ${link}.`,
  calculator: "how much for my flock",
  withdrawal: {
    meat: (days: number | null) => days === null ? "Meat: no days stated" : `Meat: ${dayCount(days)}`,
    eggs: (days: number | null) => days === null ? "Eggs: no days stated" : `Eggs: ${dayCount(days)}`,
  },
  withdrawalMissing: (product: string) =>
    `The page of ${product} states no withdrawal period: ask your veterinarian and read the label before any meat or ` +
    `egg is sold.`,
  doctor:
    "Please see a registered veterinarian before you give it; the label of your pack has the last word.",
  comparison: (a: string, b: string) => `${a} and ${b}, side by side:`,
  comparisonEnd: "Which of them fits your flock is for your veterinarian to say.",
  price: (product: string) =>
    `Prices depend on quantity and place, so none are shown here. Ask for a quote${
      product && ` for ${product}`
    }, and our team answers you.`,
  trade: (phones: string, page: string) =>
    `What is not said here our sales team agrees with you${
      phones && `: ${phones}`
    }, or write with the form on the page ${page}.`,
  list: "These are our product categories:",
  listLine: (count: number) => `${count} ${count === 1 ? "product" : "products"}`,
  allProducts: "See the product list",
  orderProduct: (product: string) => `The product's page: ${product}.`,
  shippingMore: "What delivery costs and how long it takes depends on the order; the quote says so.",
  company: (name: string, tagline: string) => `${name}: ${tagline}.`,
  phone: "Phone",
  email: "Email",
  address: "Address",
  hours: "Business hours",
  weekdays: "Monday to Friday",
  saturday: "Saturday",
  sunday: "Sunday",
  since: "Established",
  director: "Director",
  contactPage: "Contact us",
  aboutPage: "About us",
  unstated: "That is not stated on our site.",
  writtenOfOthers: (animals: string) =>
    `${animals[0]!.toUpperCase()}${
      animals.slice(1)
    }: this is written of other animals, and figures may differ for them.`,
  thatSubstance: "That substance",
  whyProhibited:
    "What stays in meat and eggs can harm people, or it is kept for people whom nothing else helps.",
  whoHelps:
    "Birds and animals: ask a registered veterinarian; if many die or fall ill at once, call him and the animal husbandry " +
    "department now. A person (swallowed, in the eye, pricked, ill): a doctor or hospital at once; emergency number 112.",
  whoHelpsShort: "Birds or people in danger: a veterinarian, a hospital, or 112.",
  brand: {
    other: (brand: string, generic: string) =>
      `**${brand}** is another maker's name for ${generic}. It is not the same product as ours: strength, dose and ` +
      "withdrawal period may differ, and the label of your pack has the last word.",
    noAmount: "I give no dose and no withdrawal period for another maker's pack: they stand on its label.",
    have: "This is what we have of it:",
    none: (generic: string) => `We have nothing with ${generic}.`,
  },
  careful: {
    pair: "Neither page says anything of the other: give them apart, unless a veterinarian says otherwise.",
    trade: (contact: string) => `Our team tells prices and takes orders: ${contact}.`,
    left: (words: string) => `I do not know ${words}, so I give no dose here.`,
    plain: "For a dose, name the product and the animal in a short question.",
    product: (product: string, listed: string, unlisted: string) =>
      `${product}: ${listed ? `for ${listed}` : "for animals"} as its page says, ${
        unlisted && `not for ${unlisted}, `
      }not for people. It warns:`,
    withdrawal: "After a medicine, sell meat and eggs only when its withdrawal period is over.",
    article: (title: string) => `Our article ${title} tells more; it is about birds, not people.`,
  },
  condition: {
    rather: (name: string, signs: string) => `Rather ${name}: ${signs}.`,
    both: (signs: string) => `With both: ${signs}.`,
    fitsOfTwo: (name: string, signs: string) =>
      `Of these two, what you describe fits **${name}** better${signs && ` (${signs})`}.`,
    apart:
      "Looking alone often does not tell them apart: let a registered veterinarian open fresh dead birds or send swabs or blood to a laboratory before anything is treated.",
    fits: "What you describe fits best:",
    because: (signs: string) => `speaks for it: ${signs}.`,
    now: "What to do now",
    prevention: "Prevention",
    signs: "Signs",
    products: "What we have for it, and a veterinarian may choose:",
    ask: {
      deaths: "Tell me more: how many have died, of how many, and since when?",
      animal: "Tell me more: which animals are they (chicks, broilers, layers, backyard birds, ducks)?",
      age: "Tell me more: how old are they?",
      onset: "Tell me more: did it begin suddenly or over days and weeks?",
    },
    askSign: (sign: string) => `Tell me more: do you see this too: ${sign}?`,
    isSeen: (sign: string) => `Yes: ${sign}`,
    /** What is asked most often back, answered in few words. */
    replies: {
      deaths: ["None died", "1 of 100 died", "10 of 100 died"],
      animal: ["Chicks", "Broilers", "Layers", "Backyard birds", "Ducks"],
      age: ["1 week old", "4 weeks old", "10 weeks old", "30 weeks old"],
      onset: ["It began suddenly", "It began slowly"],
    },
  },
  unknown: "I am sorry, I do not know the answer to that. You can talk to one of us.",
  perhaps: "I am not sure that this is what you ask. If it is not, you can talk to one of us.",
  nearest: "The nearest that we have:",
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function dayCount(days: number): string {
  return `${days} ${days === 1 ? "day" : "days"}`;
}

export type AssistantTexts = typeof en;
