/** Markers in a User-Agent string and the browser each names. The first match wins, so the order matters. */
const BROWSERS = {
  "Edg/": "Edge",
  "OPR/": "Opera",
  SamsungBrowser: "Samsung Internet",
  "Firefox/": "Firefox",
  HeadlessChrome: "Chrome",
  "Chrome/": "Chrome",
  "Safari/": "Safari",
};
const SYSTEMS = {
  Android: "Android",
  iPhone: "iPhone",
  iPad: "iPad",
  Windows: "Windows",
  "Mac OS": "Mac",
  CrOS: "ChromeOS",
  Linux: "Linux",
};

/** A short name such as "Chrome on Android" for a User-Agent; an unknown one is cut to 40 characters. */
export function agentName(agent: string): string {
  const nameIn = (names: Record<string, string>) =>
    Object.entries(names).find(([mark]) => agent.includes(mark))?.[1];
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)];
  if (!browser) return agent.slice(0, 40);
  return system ? `${browser} on ${system}` : browser;
}
