import type { ModelSettings } from "./assistant/model/model_settings.ts";
import type { ContentReader } from "./content/content.ts";
import type { Dist } from "./http/dist.ts";
import type { Stores } from "./stores.ts";

/** What the app is made of. Nothing in it reads the environment or opens a store by itself. */
export interface AppParts {
  stores: Stores;
  /** The public content of these stores. */
  read: ContentReader;
  settings: { origin: string; trustProxy: boolean };
  dist: Dist;
  now: () => Date;
  /** Where a failure of ours is told, one line each. */
  log: (line: string) => void;
  setupToken?: string | undefined;
  demo?: { username: string; password: string } | undefined;
  /** The language model that helps the assistant; without one it answers alone. */
  model?: ModelSettings | undefined;
}
