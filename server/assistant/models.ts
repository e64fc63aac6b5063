import guides from "./guides/guide_model.json" with { type: "json" };
import pages from "./answers/page_model.json" with { type: "json" };
import harm from "./permission/harm_model.json" with { type: "json" };
import type { LinearModel } from "./safety/linear_model.ts";
import vote from "./safety/vote_model.json" with { type: "json" };

type Models = Record<"vote" | "guides" | "pages" | "harm", LinearModel>;

/** The trained models, as `deno task train` wrote them. Only a measurement puts others in their place. */
export const models: Models = { vote, guides, pages, harm };
