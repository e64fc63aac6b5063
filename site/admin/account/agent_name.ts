const BROWSERS = [
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["SamsungBrowser", "Samsung Internet"],
  [
    "Firefox/",
    "Firefox",
  ],
  ["HeadlessChrome", "Chrome"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const;
const SYSTEMS = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  [
    "Mac OS",
    "Mac",
  ],
  ["CrOS", "ChromeOS"],
  ["Linux", "Linux"],
] as const;

/** "Chrome on Android" for what a browser calls itself; its own words where they are none that we know. */
export function agentName(agent: string): string {
  const browser = BROWSERS.find(([mark]) => agent.includes(mark))?.[1];
  const system = SYSTEMS.find(([mark]) => agent.includes(mark))?.[1];
  if (!browser) return agent.slice(0, 40);
  return system ? `${browser} on ${system}` : browser;
}
