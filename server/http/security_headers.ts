import type { MiddlewareHandler } from "hono";

/** Headers of every response that does not set them itself. Pages add their own content security policy. */
const SECURITY_HEADERS: Record<string, string> = { "x-content-type-options": "nosniff" };

/** Headers that affect only HTML pages. Other responses omit them, because each header costs time. */
const PAGE_HEADERS: Record<string, string> = {
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
};

export function securityHeaders({ https }: { https: boolean }): MiddlewareHandler {
  return async function addSecurityHeaders(c, next) {
    await next();
    const headers = c.res.headers;
    const html = headers.get("content-type")?.startsWith("text/html");
    for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, ...(html ? PAGE_HEADERS : {}) })) {
      if (!headers.has(name)) headers.set(name, value);
    }
    if (https) headers.set("strict-transport-security", "max-age=31536000; includeSubDomains");
  };
}
