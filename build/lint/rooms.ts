import { LANGUAGES } from "../../contract/language.ts";

/** The files that a room may import, and why. The first row whose `room` matches the importer applies. */
export const ARROWS: readonly { room: RegExp; may: RegExp; because: string }[] = [
  {
    room: /^contract\//,
    may: /^(contract\/|zod\b)/,
    because: "contract/ imports only zod and itself",
  },
  {
    room: /^server\/pages\//,
    may: /^(contract|server|site)\/|^widgets\/products\/render_products\.tsx$/,
    because: "server/pages renders the site and the product table's markup, and no more of the widgets",
  },
  {
    room: /^server\//,
    may: /^(contract|server)\//,
    because: "only server/pages imports the site; ask it for what the pages say",
  },
  {
    room: /^site\//,
    may: /^(contract|site|widgets\/types)\/|^widgets\/kit\/(lazy_files|lazy_import|render_answer)\.ts$/,
    because:
      "the site meets the widgets as tags; of their code it shares how files load late and how an answer is shown",
  },
  {
    room: /^widgets\//,
    may: /^(contract|widgets)\//,
    because: "the widgets import contract/ and themselves",
  },
  {
    room: /^(build\/|build\.ts$)/,
    may: /^(contract|build|server\/start)\/|^build\.ts$|^widgets\/kit\/lazy_import\.ts$/,
    because:
      "the build imports contract/, itself, the server's start and the names of what the widgets load late",
  },
];

/** `contract/shared/` imports the schemas of `contract/`, never the reverse. */
export const SCHEMAS = /^contract\/(?!shared\/)/;
export const SHARED = /^contract\/shared\//;

/** The folder in which an exported name must have one meaning. Different folders may reuse a name. */
export function vocabularyOf(path: string): string {
  return /^(server\/(assistant|search)|site\/admin\/ui|site\/admin)\//.exec(path)?.[1] ?? path.split("/")[0]!;
}

/** Files whose exports need no import by name, because a tool loads them. */
export const ENTRIES: readonly { file: RegExp; because: string }[] = [
  { file: /\.d\.ts$/, because: "types for other people's pages" },
  { file: /^widgets\/\w+\/entry\.ts$/, because: "the site's start script calls start() of what it loads" },
  {
    file: /^widgets\/kit\/lazy_import\.ts$/,
    because: "the build writes modules that import lazyFiles from it",
  },
  { file: /^widgets\/kit\/jsx_parts\.ts$/, because: "the build gives it to Preact's JSX runtime" },
  { file: /import_panel_beside\.ts$/, because: "the build puts it in import_panel.ts's place" },
  {
    file: /^tests\/pseudo\/pseudo\.ts$/,
    because: "the texts of the pseudo-language, which a test writes, import it",
  },
  { file: /note_pinned_version\.ts$/, because: "the build puts it in note_version.ts's place" },
  { file: /^build\/lint\/house_rules\.ts$/, because: "deno lint takes the default export" },
];

/** Files that must export the same names, because one is loaded in place of another. */
export const PER_LANGUAGE = new RegExp(`/(${LANGUAGES.join("|")})(/\\w+)?\\.ts$`);

/** Code that may name a language: the list itself, tests, the sample company, and what measures with its texts. */
export const MAY_NAME_LANGUAGES =
  /_test\.tsx?$|(^|\/)(tests|testing|bench)\/|^server\/sample\/|^contract\/language\.ts$/;

/** Packages that are needed although no file imports them, with the reason. */
export const NEEDED_PACKAGES: Record<string, string> = {
  "@expo-google-fonts/anek-devanagari": "server/seo/social_worker.ts reads the font of a script by its path",
  "@expo-google-fonts/anek-latin": "as above",
  "@expo-google-fonts/anek-telugu": "as above",
  "@fontsource-variable/anek-latin": "site/styles/fonts.css names its files",
  "@tiptap/core": "what @tiptap/react builds on, kept at its version",
  "@tiptap/pm": "as above",
  "axe-core": "tests put its file into a page",
  "bootstrap": "tests/hosts/pages load it",
  "jquery": "tests/hosts/pages load it",
  "@types/react": "the compiler reads it: jsxImportSourceTypes in site/deno.json",
  "@types/react-dom": "the compiler reads it",
};

/** Vague words in names of constants, and the field's word to use instead. */
export const FIELD_WORDS: Record<string, string> = {
  PATIENCE: "a timeout: TIMEOUT_MS",
  AT_ONCE: "CONCURRENCY, BATCH_SIZE or PAGE_SIZE",
  REMEMBERED: "a cache: CACHE_SIZE",
};
