/** A built file: where it lies below `dist/`, its type, and its copies for clients that accept them. */
export interface BuiltFile {
  path: string;
  type: string;
  br?: string;
  gz?: string;
}

/** A bundle by name: its address, everything it statically imports, and the digest for `integrity=`. */
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

/** `dist/manifest.json`: what the build writes and the server reads. */
export interface Manifest {
  entries: Record<string, BuiltEntry>;
  /** By the widget's name: `chat`, `products`, `quote`. Public as `/widgets/manifest.json`. */
  pinned: Record<string, PinnedWidget>;
  /** By public address. */
  files: Record<string, BuiltFile>;
  /** `site/app/start_page.ts`, which stands in every page. */
  startScript?: string;
}
