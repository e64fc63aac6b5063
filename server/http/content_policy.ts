const hashes = new Map<string, Promise<string>>();

/** The hash (`'sha256-…'`) that allows an inline block in a content security policy. Cached by block. */
export function hashOf(block: string): Promise<string> {
  let hash = hashes.get(block);
  if (!hash) hashes.set(block, hash = digest(block));
  return hash;
}

async function digest(block: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(block)));
  return `'sha256-${bytes.toBase64()}'`;
}

interface PolicyParts {
  /** Source texts of inline scripts. */
  scripts?: string[];
  /** Source texts of inline style sheets. */
  styles?: string[];
  /** Origins whose frames the page may show. */
  frames?: string[];
  /** Whether the page may load the owner's analytics, once the visitor has agreed. */
  analytics?: boolean;
}

/** Origins that Google's tag loads from and reports to. */
const ANALYTICS = {
  scripts: ["https://www.googletagmanager.com"],
  reports: [
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ],
};

/** The content security policy of our pages: allows our own files and, by hash, the given inline blocks. */
export async function contentPolicy(
  { scripts = [], styles = [], frames = [], analytics = false }: PolicyParts = {},
): Promise<string> {
  const scriptHashes = await Promise.all(scripts.map(hashOf));
  const styleHashes = await Promise.all(styles.map(hashOf));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes, ...(analytics ? ANALYTICS.scripts : [])].join(" "),
    ["style-src 'self'", ...styleHashes].join(" "),
    "font-src 'self'",
    // The owner may enter a product picture with any https address.
    "img-src 'self' https:",
    ["connect-src 'self'", ...(analytics ? ANALYTICS.reports : [])].join(" "),
    "manifest-src 'self'",
    ...(frames.length > 0 ? [["frame-src", ...frames].join(" ")] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
