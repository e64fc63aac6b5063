const percent = (part: number) => `${Math.round(part * 100)} %`;

/** The sentences of the page on which a question is tried. */
export const tryTexts = {
  intro:
    "Ask what a visitor might ask, in any of our languages. The assistant answers by its own rules, without a model, and nothing is stored.",
  question: "Question",
  ask: "Try it",
  asking: "Trying…",
  answer: "Answer",
  form: (form: string, kind: string) => form === kind ? `Form: ${form}` : `Form: ${form} (${kind})`,
  heldBack: "Held back: less is said than this form holds.",
  whole: "Nothing is held back.",
  leftOver: (words: readonly string[]) => `Left over: ${words.map((word) => `“${word}”`).join(", ")}.`,
  nothingLeft: "No word is left over.",
  words: "What was read",
  near: "Nearest pages",
  columns: {
    word: "Word",
    role: "Is",
    readAs: "Read as",
    page: "Page",
    kind: "Kind",
    score: "Score",
    share: "Share",
  },
  roles: {
    named: "a thing that is known",
    asked: "what is asked",
    little: "grammar or a number",
    ordinary: "an ordinary word",
    unknown: "not known",
  },
  readAs: (kind: string, id: string, name: string, sureness: number) =>
    `${kind} ${id}, by “${name}” (${percent(sureness)})`,
  kinds: {
    product: "Product",
    article: "Article",
    company: "Page of ours",
    guide: "Guide",
    condition: "Condition",
    staff: "Your answer",
  },
} as const;
