import type { MiddlewareHandler } from "hono";

/** Headers of every response that does not set them itself. Pages add their own content security policy. */
const SECURITY_HEADERS: Record<string, string> = { "x-content-type-options": "nosniff" };

/** Headers that affect only HTML pages. Other responses omit them, because each header costs time. */
const PAGE_HEADERS: Record<string, string> = {
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
};

interface HeaderSettings {
  /** The site's own public origin. */
  origin: string;
  hstsSubdomains?: boolean;
}

export function securityHeaders({ origin, hstsSubdomains }: HeaderSettings): MiddlewareHandler {
  const https = origin.startsWith("https:");
  const transport = `max-age=31536000${hstsSubdomains ? "; includeSubDomains" : ""}`;
  return async function addSecurityHeaders(c, next) {
    await next();
    const headers = c.res.headers;
    const html = headers.get("content-type")?.startsWith("text/html");
    for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, ...(html ? PAGE_HEADERS : {}) })) {
      if (!headers.has(name)) headers.set(name, value);
    }
    if (https) headers.set("strict-transport-security", transport);
  };
}
