const CLOSED = ["/admin", "/api/admin"];

/** The owner's text, with what is never for crawlers and where the sitemap is. */
export function robotsTxt(stored: string, origin: string, { sitemap }: { sitemap: boolean }): string {
  const missing = CLOSED.filter((path) => !new RegExp(`^\\s*disallow:\\s*${path}\\s*$`, "im").test(stored));
  const groups = [
    stored.trim(),
    // A second group of the same name adds to the first.
    missing.length > 0 && ["User-agent: *", ...missing.map((path) => `Disallow: ${path}`)].join("\n"),
    sitemap && !/^\s*sitemap:/im.test(stored) && `Sitemap: ${origin}/sitemap.xml`,
  ];
  return groups.filter(Boolean).join("\n\n") + "\n";
}
