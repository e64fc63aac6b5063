const SCRIPT_ID = "analytics";
const SOURCE = "https://www.googletagmanager.com/gtag/js";

interface AnalyticsGlobals {
  dataLayer?: unknown[];
  [disabled: `ga-disable-${string}`]: boolean | undefined;
}

const globals = globalThis as unknown as AnalyticsGlobals;

/** Loads Google's tag once; it counts client navigation by itself. Must be called only after consent. */
export function loadAnalytics(id: string): void {
  globals[`ga-disable-${id}`] = false;
  if (document.getElementById(SCRIPT_ID)) return;
  const queue = globals.dataLayer ??= [];
  // The tag handles only `arguments` objects. It treats an array as something else.
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

/** Stops analytics and deletes its cookies. */
export function forgetAnalytics(id: string): void {
  globals[`ga-disable-${id}`] = true;
  for (const cookie of document.cookie.split(";")) {
    const name = cookie.split("=")[0]!.trim();
    if (!name.startsWith("_ga")) continue;
    // The tag sets its cookies for the widest domain allowed, so each parent domain is tried.
    const parts = location.hostname.split(".");
    for (let from = 0; from < parts.length; from++) {
      document.cookie = `${name}=; max-age=0; path=/; domain=${parts.slice(from).join(".")}`;
    }
    document.cookie = `${name}=; max-age=0; path=/`;
  }
}
