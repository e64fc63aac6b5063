import type { MiddlewareHandler } from "hono";

/** On every answer that does not say otherwise; pages add their own content security policy. */
const SECURITY_HEADERS: Record<string, string> = { "x-content-type-options": "nosniff" };

/** Each header costs at each answer: what speaks to documents only is sent with documents only. */
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
