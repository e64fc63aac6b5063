const hashes = new Map<string, Promise<string>>();

/** `'sha256-…'` of an inline block, as a content security policy names it. */
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
  /** Inline scripts. */
  scripts?: string[];
  /** Inline style sheets. */
  styles?: string[];
  /** Origins whose frames the page may show. */
  frames?: string[];
  /** Whether the page may load the owner's analytics, once the visitor has agreed. */
  analytics?: boolean;
}

/** Where Google's tag comes from, and where it reports to. */
const ANALYTICS = {
  scripts: ["https://www.googletagmanager.com"],
  reports: [
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ],
};

/** The content security policy of a page of ours: our own files, and the given inline blocks by their hashes. */
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
    // The owner can give a product a picture of any address.
    "img-src 'self' https:",
    ["connect-src 'self'", ...(analytics ? ANALYTICS.reports : [])].join(" "),
    "manifest-src 'self'",
    ...(frames.length > 0 ? [["frame-src", ...frames].join(" ")] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
