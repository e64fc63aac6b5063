import { printNote } from "./print_note.ts";

const noted: Record<string, Promise<unknown>> = {};

/** Prints that this version was withdrawn, if it was. `api` holds the partner's key, so the panel says it too. */
export function noteVersion(api: string) {
  const [, version] = /pinned\/([\w-]+)\.js/.exec(import.meta.url) ?? [];
  noted[api] ??= printNote(`${api}/pinned/${version}`);
}
