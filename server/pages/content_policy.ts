const hashes = new Map<string, Promise<string>>();

/** `'sha256-…'` of an inline block, as a content security policy names it. */
export function hashOf(block: string): Promise<string> {
  let hash = hashes.get(block);
  if (!hash) hashes.set(block, hash = digest(block));
  return hash;
}

async function digest(block: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(block)));
  return `'sha256-${btoa(String.fromCharCode(...bytes))}'`;
}

export interface PolicyParts {
  scripts: string[];
  styles: string[];
  /** Origins whose frames the page may show. */
  frames?: string[];
}

/** The policy of a public page: our own files and the inline blocks that it really has, by hash. */
export async function contentPolicy({ scripts, styles, frames = [] }: PolicyParts) {
  const scriptHashes = await Promise.all(scripts.map(hashOf));
  const styleHashes = await Promise.all(styles.map(hashOf));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(" "),
    ["style-src 'self'", ...styleHashes].join(" "),
    "font-src 'self'",
    // Pictures may lie elsewhere: the owner can give a product the address of one.
    "img-src 'self' https:",
    "connect-src 'self'",
    ...(frames.length > 0 ? [["frame-src", ...frames].join(" ")] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
