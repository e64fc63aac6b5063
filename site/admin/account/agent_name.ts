/** Parts of what browsers call themselves, each with a name; the first that fits counts. */
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

/** "Chrome on Android" for what a browser calls itself; its own words where they are none that we know. */
export function agentName(agent: string): string {
  const nameIn = (names: Record<string, string>) =>
    Object.entries(names).find(([mark]) => agent.includes(mark))?.[1];
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)];
  if (!browser) return agent.slice(0, 40);
  return system ? `${browser} on ${system}` : browser;
}
