/** Words of /about. */
export const about = {
  title: (company: string) => `About ${company}`,
  text: "A supplier that answers the phone, knows the molecule and tells you when not to buy.",
  metaTitle: "About",
  metaDescription: (company: string) =>
    `Who ${company} is: the story, the people, the values and the range of a supplier of poultry medicines in Hyderabad.`,
  keywords: ["about", "poultry healthcare company", "Hyderabad", "veterinary distributor"],
  story: {
    title: "How it began",
    text: (year: number) => [
      `It started in ${year} with one store room in Hyderabad and a telephone. Farmers nearby asked for dewormers and vitamins whose origin they could trust, and came back with more questions than orders.`,
      "Answering those questions became the trade. The range grew from a handful of powders to bulk drugs, finished medicines and feed supplements, and the deliveries from one district to the whole of India. What stayed is the habit of asking about the birds before talking about the product.",
    ],
    director: "Director",
  },
  statsTitle: "In figures",
  team: {
    title: "Management team",
    members: [
      {
        role: "Operations",
        text:
          "Plans stock and dispatch, so that a full drum and a single sachet leave the warehouse on the promised day.",
      },
      {
        role: "Quality Assurance",
        text: "Checks papers and packs of every batch before it is sold, and keeps the samples.",
      },
      {
        role: "Customer Support",
        text: "Answers calls and letters, and passes what the farm needs to know on to the right person.",
      },
    ],
  },
  portfolio: {
    title: "Product portfolio",
    groups: [
      {
        name: "Antibiotics",
        items: [
          "Enrofloxacin",
          "Tylosin tartrate",
          "Tilmicosin",
          "Doxycycline hyclate",
          "Oxytetracycline",
          "Amoxicillin trihydrate",
          "Lincomycin",
          "Florfenicol",
          "Tiamulin",
        ],
      },
      {
        name: "Vitamins & Minerals",
        items: [
          "Vitamin AD3E",
          "Vitamin B-complex",
          "Vitamin C",
          "Vitamin E with selenium",
          "Vitamin K3",
          "Biotin",
          "Choline chloride",
          "Dicalcium phosphate",
          "Trace minerals",
        ],
      },
      {
        name: "Dewormers",
        items: [
          "Levamisole",
          "Albendazole",
          "Fenbendazole",
          "Piperazine",
          "Ivermectin",
          "Niclosamide",
          "Praziquantel",
          "Flubendazole",
          "Oxyclozanide",
        ],
      },
      {
        name: "Other Products",
        items: [
          "Anticoccidials",
          "Feed enzymes",
          "Toxin binders",
          "Probiotics",
          "Acidifiers",
          "Electrolytes",
          "Amino acids",
          "Liver tonics",
          "Disinfectants",
        ],
      },
    ],
  },
  mission: {
    title: "Mission",
    text:
      "To put dependable medicines and honest advice within reach of every poultry farm in India, large or small.",
  },
  vision: {
    title: "Vision",
    text: "Flocks that need fewer medicines, because feed, water, vaccination and biosecurity come first.",
  },
  values: {
    title: "Core values",
    items: [
      { name: "Honest origin", text: "We say where a product comes from, and what its papers show." },
      {
        name: "Birds first",
        text: "We advise against a product where another measure serves the flock better.",
      },
      { name: "Safe food", text: "Withdrawal periods are part of every offer, not small print." },
      { name: "Kept promises", text: "A date of dispatch is a date." },
      { name: "Learning", text: "We read, ask and correct ourselves when the evidence changes." },
    ],
  },
  facilities: {
    title: "Facilities",
    text: [
      "A dry, ventilated warehouse in Hyderabad with separate rooms for medicines, feed supplements and disinfectants.",
      "Cool storage for vitamins and probiotics, with a temperature record for every day.",
      "A repacking room for small packs, cleaned between products, and a library of retained samples.",
    ],
  },
  action: {
    title: "Tell us about your flock",
    quote: "Request a Quote",
    contact: "Contact Us",
    products: "Browse Products",
  },
};
