import { lazyImport } from "../kit/lazy_import.ts";
import { emit, networkFailure } from "../kit/events.ts";
import { INTENTS } from "../kit/intents.ts";
import { RoostElement } from "../kit/RoostElement.ts";
import { settingsOf } from "../kit/settings.ts";
import type { MountedProducts } from "./mount_products.tsx";
import type { Rows } from "./ProductsModel.ts";
import { firstRows, questionOf, rowsPath } from "./rows_path.ts";

/** The same timeout as other requests have (`api_client.ts`). After it the table shows an error. */
const TIMEOUT_MS = 45_000;
/** Milliseconds before failed code is loaded again. Each retry doubles the pause. */
const FIRST_PAUSE = 2_000;
const LAST_PAUSE = 32_000;

/**
 * `<roost-products>`: the product table. Its rows are rendered by our server or fetched, and static at first.
 * Preact and the interactive code load when a visitor is about to use the table.
 */
export class RoostProductsElement extends RoostElement {
  static observedAttributes = "accent action category category-name filter lang page q search-label".split(
    " ",
  );
  #started = false;
  #mounted?: MountedProducts;
  #pause = FIRST_PAUSE;

  override attributeChangedCallback(name: string, before: string | null, after: string | null) {
    // Only the page, search or filter changed: the old rows stay until the new rows arrive.
    if (this.#mounted && "page q filter".includes(name)) this.#mounted.turn();
    else super.attributeChangedCallback(name, before, after);
  }

  protected override start(): () => undefined {
    const stop = new AbortController();
    const served = !this.#started && this.shadowRoot !== null;
    this.#started = true;
    if (served) this.#whenMeant(stop.signal);
    else this.#fill(stop.signal);
    return () => {
      stop.abort();
      this.#mounted = undefined;
    };
  }

  #whenMeant(signal: AbortSignal, rows?: Rows) {
    const { lang } = settingsOf(this);
    const meant = new AbortController();
    // On a phone the first touch is already the click. The pressed button is clicked again once it works.
    let pressed: HTMLElement | null | undefined;
    this.addEventListener("click", (event) => {
      const [target] = event.composedPath();
      pressed = target instanceof Element ? target.closest<HTMLElement>("button[type=button]") : null;
    }, { signal: meant.signal });
    const mount = async () => {
      for (const intent of INTENTS) this.removeEventListener(intent, mount);
      // The page changed its language meanwhile: request the rows again.
      const known = settingsOf(this).lang === lang ? rows : undefined;
      if (!signal.aborted) await this.#mount(signal, true, known);
      meant.abort();
      if (rows && this.#mounted) pressed?.click();
    };
    for (const intent of INTENTS) this.addEventListener(intent, mount, { passive: true });
  }

  #ask(signal: AbortSignal): Promise<Response> {
    const { api, lang } = settingsOf(this);
    const category = this.getAttribute("category");
    const control = new AbortController();
    const timer = setTimeout(() => control.abort(), TIMEOUT_MS);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      control.abort();
    });
    const path = api + rowsPath({ ...firstRows(questionOf(this)), category, lang });
    // A page's own `fetch` may throw at once, or give what has a `then` only.
    const early = Promise.resolve().then(() => fetch(path, { signal: control.signal }));
    // Whoever awaits this reports the failure. This avoids an unhandled rejection.
    early.catch(() => {});
    return early;
  }

  async #fill(signal: AbortSignal) {
    const { q, page } = questionOf(this);
    // A given search term or addresses of pages need the interactive code at once.
    if (q || this.hasAttribute("action")) return this.#mount(signal, false);
    // Request the rows while the code loads.
    const early = this.#ask(signal);
    try {
      const { fillProducts } = await lazyImport(
        "products/fill_products",
        () => import("./fill_products.tsx"),
      );
      this.#pause = FIRST_PAUSE;
      const rows = await fillProducts({ ...settingsOf(this), host: this, page, early, signal });
      if (signal.aborted) return;
      if (!rows) return this.#mount(signal, false);
      emit(this, "roost-load", { count: rows.total });
      this.#whenMeant(signal, rows);
    } catch (error) {
      const again = () => this.#fill(signal);
      this.#fail(signal, error, again, () => addEventListener("online", again, { once: true, signal }));
    }
  }

  async #mount(signal: AbortSignal, served: boolean, first?: Rows) {
    const early = first ? undefined : this.#ask(signal);
    try {
      const { mountProducts } = await lazyImport(
        "products/mount_products",
        () => import("./mount_products.tsx"),
      );
      if (signal.aborted) return;
      const mounted = await mountProducts({ ...settingsOf(this), host: this, served, early, first, signal });
      if (signal.aborted) return;
      this.#mounted = mounted;
      if (!mounted) this.#whenMeant(signal);
    } catch (error) {
      const again = () => this.#mount(signal, served, first);
      this.#fail(signal, error, again, () => this.#whenMeant(signal, first));
    }
  }

  #fail(signal: AbortSignal, error: unknown, again: () => void, rest: () => void) {
    if (signal.aborted) return;
    if (this.#pause <= LAST_PAUSE) {
      const timer = setTimeout(again, this.#pause);
      signal.addEventListener("abort", () => clearTimeout(timer));
      this.#pause *= 2;
    } else {
      this.#pause = FIRST_PAUSE;
      rest();
    }
    emit(this, "roost-error", networkFailure(error));
  }
}
