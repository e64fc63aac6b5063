/** A built file: its path below `dist/`, its MIME type, and the paths of its compressed copies. */
export interface BuiltFile {
  path: string;
  type: string;
  br?: string;
  gz?: string;
}

/** A bundle: its address, the addresses of all static imports, and the digest for `integrity=`. */
interface BuiltEntry {
  file: string;
  imports: string[];
  integrity: string;
}

/** A version of a widget that a partner can pin: `<script async src integrity crossorigin>`. */
interface PinnedWidget {
  src: string;
  integrity: string;
}

/** Why a pinned version should be used no longer, and since which day (`2026-11-22`). */
interface Withdrawal {
  since: string;
  reason: string;
}

/** Stands for all pinned versions built before versions told their names. */
export const UNNAMED_VERSION = "unnamed";

/** `dist/manifest.json`. The build writes it and the server reads it. */
export interface Manifest {
  entries: Record<string, BuiltEntry>;
  /** By the widget's name: `chat`, `products`, `quote`. Public as `/widgets/manifest.json`. */
  pinned: Record<string, PinnedWidget>;
  /** By the name of a pinned version, as `chat-ABCDEFGH`. Public as `/widgets/withdrawn.json`. */
  withdrawn: Record<string, Withdrawal>;
  /** By public path. */
  files: Record<string, BuiltFile>;
  /** The built code of `site/app/start_page.ts`, which is inlined in every page. */
  startScript?: string;
}
