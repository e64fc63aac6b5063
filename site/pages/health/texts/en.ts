import type {
  CONDITION_KINDS,
  DEATH_LEVELS,
  ONSETS,
  SEASONS,
  SIGN_GROUPS,
} from "../../../../contract/condition.ts";
import type { AGE_BANDS, SAID_DEATHS } from "../../../../contract/health.ts";

type Words<Keys extends readonly string[]> = Record<Keys[number], string>;

/** Texts of the health pages. They are in these pages' own chunk, not in the bundle of every page. */
export interface HealthTexts {
  title: string;
  metaTitle: string;
  metaDescription: (company: string) => string;
  text: string;
  disclaimer: string;
  choose: {
    title: string;
    animal: string;
    age: string;
    deaths: string;
    onset: string;
    season: string;
    unsaid: string;
    ages: Words<typeof AGE_BANDS>;
    deathsSaid: Words<typeof SAID_DEATHS>;
    onsets: Words<typeof ONSETS>;
    seasons: Words<typeof SEASONS>;
    groups: Words<typeof SIGN_GROUPS>;
    show: string;
    clear: string;
    absent: string;
  };
  fits: {
    title: string;
    count: (count: number) => string;
    choose: string;
    none: string;
    fit: Record<"good" | "fair" | "weak", string>;
    for: string;
    against: string;
    unexplained: string;
    /** Something that is said not to be there. */
    without: (sign: string) => string;
    reasons: Record<"age" | "onset" | "deaths" | "season", string>;
    next: string;
    ask: Record<"deaths" | "animal" | "age" | "onset", string>;
    askSign: (sign: string) => string;
    yes: string;
    no: string;
  };
  emergency: {
    title: string;
    deaths: string;
    conditions: string;
    /** Where a disease may spread or must be reported. */
    steps: readonly string[];
    /** Where nothing spreads. */
    urgentSteps: readonly string[];
  };
  all: {
    title: string;
    text: string;
    find: string;
    button: string;
    /** All of them, without a choice. */
    every: string;
    letters: string;
    none: string;
  };
  /** The page of what may not be given to animals for food. */
  prohibited: Record<
    "title" | "metaTitle" | "metaDescription" | "text" | "link" | "noNotice",
    string
  >;
  kinds: Words<typeof CONDITION_KINDS>;
  condition: {
    metaTitle: (name: string) => string;
    alsoCalled: string;
    notifiable: string;
    urgent: string;
    people: string;
    duty: string;
    first: string;
    now: string;
    glance: string;
    signs: string;
    /** How much a sign tells, by its weight. */
    weights: readonly [some: string, many: string, most: string];
    animals: string;
    age: string;
    anyAge: string;
    from: (age: string) => string;
    between: (from: string, to: string) => string;
    days: (days: number) => string;
    weeks: (weeks: number) => string;
    onset: string;
    onsets: Words<typeof ONSETS>;
    deaths: string;
    deathLevels: Words<typeof DEATH_LEVELS>;
    season: string;
    causes: string;
    prevention: string;
    treats: string;
    prevents: string;
    noProducts: string;
    prescription: string;
    notForLayers: string;
    labelFirst: string;
    articles: string;
    sources: string;
    alike: string;
    veterinarian: string;
    notFound: { title: string; text: string; browse: string };
  };
}

export const en: HealthTexts = {
  title: "Find by signs",
  metaTitle: "Animal health: find a condition by its signs",
  metaDescription: (company) =>
    `Tick what you see in your birds and animals: which diseases fit, what speaks for and against, what to do first. By ${company}.`,
  text:
    "Tick what you see. You get the conditions that fit, what speaks for and against each, and what to do first.",
  disclaimer:
    "This page sorts what is known by what you tick. It sees no animal and makes no diagnosis: a registered veterinarian does.",
  choose: {
    title: "What do you see?",
    animal: "Animal",
    age: "Age",
    deaths: "How many died?",
    onset: "How did it begin?",
    season: "Weather",
    unsaid: "Not said",
    ages: {
      "0-7": "Up to 1 week",
      "8-28": "1 to 4 weeks",
      "29-56": "4 to 8 weeks",
      "57-126": "8 to 18 weeks",
      "127-700": "Over 18 weeks",
    },
    deathsSaid: {
      none: "None",
      few: "A few, under 3 in 100",
      many: "3 in 100 or more in a week",
      mass: "Many within two days",
    },
    onsets: { sudden: "Suddenly, within hours", days: "Over some days", slow: "Slowly, over weeks" },
    seasons: { heat: "Hot", rain: "Rain and damp", cold: "Cold" },
    groups: {
      deaths: "Deaths",
      droppings: "Droppings and litter",
      breathing: "Breathing",
      head: "Head and eyes",
      nerves: "Nerves",
      legs: "Legs and feet",
      eggs: "Eggs",
      skin: "Skin and feathers",
      body: "Whole body",
    },
    show: "Show what fits",
    clear: "Start again",
    absent: "Not there:",
  },
  fits: {
    title: "What fits",
    count: (count) => count === 1 ? "1 condition" : `${count} conditions, the likeliest first`,
    choose: "Tick at least one sign, and what fits is shown here.",
    none: "No condition that we know explains these signs. Please ask a veterinarian.",
    fit: { good: "Fits well", fair: "Fits in part", weak: "Fits little" },
    for: "For it",
    against: "Against it",
    unexplained: "It does not explain",
    without: (sign) => `Not there: ${sign}`,
    reasons: { age: "The age", onset: "How it began", deaths: "The number of deaths", season: "The weather" },
    next: "What would decide",
    ask: {
      deaths: "How many died?",
      animal: "Which animals are they?",
      age: "How old are they?",
      onset: "How did it begin?",
    },
    askSign: (sign) => `Do you see this: ${sign}?`,
    yes: "Yes",
    no: "No",
  },
  emergency: {
    title: "Call a veterinarian now",
    deaths: "Many of the flock died in a short time. Whatever the cause is, this comes first.",
    conditions: "What you see fits a condition that a veterinarian must see at once:",
    steps: [
      "Call a veterinarian and the animal husbandry department of your district.",
      "Let nobody and nothing in or out: sell and move no birds, eggs, litter or feed.",
      "Do not open dead birds. Touch them only with gloves and a mask.",
      "Give no medicine before somebody has seen the birds.",
      "Fever or cough in anyone who was with them: to a doctor or hospital, and tell of the birds. Emergency number 112.",
    ],
    urgentSteps: [
      "Call a veterinarian. Say how many are ill, since when, and what changed in feed, water and house.",
      "Give no medicine before the cause is known.",
      "Until help comes: fresh water, air, shade, and the ill ones apart.",
    ],
  },
  all: {
    title: "All conditions",
    text: "By name or by kind, each with signs, causes, first steps and prevention.",
    find: "Find by name",
    button: "Find",
    every: "All",
    letters: "Letters",
    none: "No condition has this name.",
  },
  prohibited: {
    title: "Prohibited for animals whose meat, eggs or milk people eat",
    metaTitle: "Substances prohibited for food animals in India",
    metaDescription:
      "What may not be given to poultry and other food animals in India, each with the notice that prohibits it and its day.",
    text:
      "Never buy, give or accept what stands here, whatever it is called on the pack. The list holds what we know of; the authorities add to it, so ask your veterinarian for the state of today.",
    link: "Substances prohibited for food animals in India",
    noNotice: "No pack for food animals is licensed with it",
  },
  kinds: {
    bacterial: "Bacteria",
    viral: "Viruses",
    parasitic: "Parasites",
    fungal: "Fungi",
    toxic: "Poisonings",
    nutritional: "Feed and deficiencies",
    metabolic: "Metabolism",
    stress: "Stress",
    management: "Keeping and housing",
    injury: "Injuries",
  },
  condition: {
    metaTitle: (name) => `${name}: signs, causes and what to do`,
    alsoCalled: "Also called",
    notifiable: "Notifiable",
    urgent: "Emergency",
    people: "Can harm people",
    duty:
      "The law has it reported: call the animal husbandry department of your district at the first suspicion.",
    first: "Emergency: this first",
    now: "What to do now",
    glance: "At a glance",
    signs: "Signs",
    weights: ["in some cases", "often", "in most cases"],
    animals: "Animals",
    age: "Usual age",
    anyAge: "Any age",
    from: (age) => `From ${age} on`,
    between: (from, to) => `${from} to ${to}`,
    days: (days) => days === 1 ? "1 day" : `${days} days`,
    weeks: (weeks) => weeks === 1 ? "1 week" : `${weeks} weeks`,
    onset: "Begins",
    onsets: { sudden: "Suddenly", days: "Over some days", slow: "Slowly" },
    deaths: "Deaths",
    deathLevels: { none: "None or hardly any", few: "Few", many: "Many" },
    season: "Season",
    causes: "What causes it",
    prevention: "How to prevent it",
    treats: "Products against it",
    prevents: "Products to prevent and support",
    noProducts: "No products are named here: a veterinarian must see the animals first.",
    prescription: "Prescription",
    notForLayers: "Not for hens in lay",
    labelFirst: "By their labels. A veterinarian chooses; the label of your pack has the last word.",
    articles: "Read more",
    sources: "Sources",
    alike: "Looks alike",
    veterinarian:
      "This page helps you to see early and act rightly. It replaces no diagnosis: ask a registered veterinarian before you treat.",
    notFound: {
      title: "Condition Not Found",
      text: "We have no page on this condition, or its address has changed.",
      browse: "Find by signs",
    },
  },
};
