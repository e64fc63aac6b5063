import { once } from "../shared/once.ts";
import { readJson } from "../shared/read_json.ts";
import type { MeaningModel } from "./meaning/train_meaning.ts";
import type { LinearModel } from "./safety/linear_model.ts";

interface Models extends Record<"vote" | "guides" | "answers" | "harm", LinearModel> {
  meaning: MeaningModel;
}

const FILES: Record<keyof Models, string> = {
  meaning: import.meta.resolve("./meaning/meaning_model.json"),
  vote: import.meta.resolve("./safety/vote_model.json"),
  guides: import.meta.resolve("./guides/guide_model.json"),
  answers: import.meta.resolve("./answers/answer_model.json"),
  harm: import.meta.resolve("./permission/harm_model.json"),
};

/** The trained models, as `deno task train` wrote them. Only a measurement puts others in their place. */
export const models: Models = Object.defineProperties(
  {},
  Object.fromEntries(
    Object.entries(FILES).map(([name, file]): [string, PropertyDescriptor] => {
      let read = once(() => readJson(file));
      return [name, { enumerable: true, get: () => read(), set: (model) => read = () => model }];
    }),
  ),
) as Models;
