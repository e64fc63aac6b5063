const SCRIPT_ID = "analytics";
const SOURCE = "https://www.googletagmanager.com/gtag/js";

interface AnalyticsGlobals {
  dataLayer?: unknown[];
  [disabled: `ga-disable-${string}`]: boolean | undefined;
}

const globals = globalThis as unknown as AnalyticsGlobals;

/** Loads Google's tag, once; it counts later pages by itself. Only ever called after the visitor has agreed. */
export function loadAnalytics(id: string): void {
  globals[`ga-disable-${id}`] = false;
  if (document.getElementById(SCRIPT_ID)) return;
  const queue = globals.dataLayer ??= [];
  // The tag reads `arguments` objects only: an array would be data of another kind.
  function tell(..._words: unknown[]) {
    queue.push(arguments);
  }
  tell("js", new Date());
  tell("config", id, { anonymize_ip: true, allow_google_signals: false });
  const script = document.createElement("script");
  script.id = SCRIPT_ID;
  script.async = true;
  script.src = `${SOURCE}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Stops counting and removes the tag's cookies. */
export function forgetAnalytics(id: string): void {
  globals[`ga-disable-${id}`] = true;
  for (const cookie of document.cookie.split(";")) {
    const name = cookie.split("=")[0]!.trim();
    if (!name.startsWith("_ga")) continue;
    // The tag sets them for the widest domain that the browser allows it.
    const parts = location.hostname.split(".");
    for (let from = 0; from < parts.length; from++) {
      document.cookie = `${name}=; max-age=0; path=/; domain=${parts.slice(from).join(".")}`;
    }
    document.cookie = `${name}=; max-age=0; path=/`;
  }
}
