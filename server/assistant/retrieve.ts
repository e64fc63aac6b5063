import type { AssistantQuestion } from "../../contract/assistant.ts";
import type { Language } from "../../contract/language.ts";
import type { Aspect, Intent } from "./intent.ts";
import type { NamedThing } from "../language/lexicon.ts";
import type { Passage } from "./passage.ts";

/** What a question is about. */
interface Entities {
  /** Ids of products that it names, itself or by what was said before, the surest first. */
  products: readonly string[];
  /** Diseases, signs, ingredients, categories, animals and topics of articles. */
  concepts: readonly NamedThing[];
  /** Ids of the animals among them: a dose is quoted for these only. */
  species: readonly string[];
  aspects: readonly Aspect[];
}

/** What the house knows of a question: the answer without a model is made of it, and a model is shown it. */
export interface Retrieved {
  intent: Intent;
  entities: Entities;
  /** The one to answer in. */
  language: Language;
  /** The best first, in the answer's language where they are translated; none where nothing is near enough. */
  passages: readonly Passage[];
}

export type Retriever = (question: AssistantQuestion) => Promise<Retrieved>;
