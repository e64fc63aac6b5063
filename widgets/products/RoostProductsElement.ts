import { emit } from "../kit/events.ts";
import { INTENTS } from "../kit/intents.ts";
import { RoostElement } from "../kit/RoostElement.ts";
import { settingsOf } from "../kit/settings.ts";
import type { MountedProducts } from "./mount_products.tsx";
import { firstRows, questionOf, rowsPath } from "./rows_path.ts";

/** `<roost-products>`: the product table. What it shows, and Preact with it, is loaded when the element needs it. */
export class RoostProductsElement extends RoostElement {
  static observedAttributes = "action base category category-name lang page q search-label".split(" ");
  #started = false;
  #mounted?: MountedProducts;

  override attributeChangedCallback(name: string, before: string | null, after: string | null) {
    // The same table at another place: its rows stay until those of that place have come.
    if (this.#mounted && (name === "page" || name === "q")) this.#mounted.turn();
    else super.attributeChangedCallback(name, before, after);
  }

  protected override start(): () => void {
    const stop = new AbortController();
    // Rows that the server rendered stay as they are until somebody means to use the table.
    const served = !this.#started && this.shadowRoot !== null;
    this.#started = true;
    if (served) this.#whenMeant(stop.signal);
    else this.#mount(stop.signal, false);
    return () => {
      stop.abort();
      this.#mounted = undefined;
    };
  }

  #whenMeant(signal: AbortSignal) {
    const mount = () => {
      for (const intent of INTENTS) this.removeEventListener(intent, mount);
      if (!signal.aborted) this.#mount(signal, true);
    };
    for (const intent of INTENTS) this.addEventListener(intent, mount, { passive: true });
  }

  async #mount(signal: AbortSignal, served: boolean) {
    const settings = settingsOf(this);
    // The rows travel while the code that shows them does.
    const category = this.getAttribute("category");
    const path = rowsPath({ ...firstRows(questionOf(this)), category, lang: settings.lang });
    const early = fetch(settings.base + path, { credentials: "omit", signal });
    // Told by whoever waits for it, if anyone still does.
    early.catch(() => {});
    try {
      const { mountProducts } = await import("./mount_products.tsx");
      if (signal.aborted) return;
      const mounted = await mountProducts({ ...settings, host: this, served, early, signal });
      if (signal.aborted) return;
      this.#mounted = mounted;
      if (!mounted) this.#whenMeant(signal);
    } catch (error) {
      if (signal.aborted) return;
      emit(this, "roost-error", { status: 0, code: "network", message: String(error), issues: [] });
    }
  }
}
