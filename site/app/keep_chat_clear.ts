/** What the chat's button may not lie on. Large areas that are links, as cards are, stay free to be below it. */
const IN_THE_WAY = "button,input,select,textarea,summary,.button,.safe-to-sell,[data-list]";
/** How far the button may move up, in pixels, the shortest way first. */
const LIFTS = [0, 17, 34, 51, 68, 85, 102, 119, 136];
/** What is seen of a button that has drawn aside into the page's margin, in pixels. */
const PEEK = 30;
/** Milliseconds without scrolling after which the page is at rest. */
const REST = 120;
/** Points looked at along each side of the button. What can be pressed is larger than the gaps between them. */
const POINTS = 5;

/** Moves the chat's button off what it would cover where the page has come to rest: up, or aside into the margin. */
export function keepChatClear(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(place, REST);
  };
  addEventListener("scroll", later, { passive: true });
  new ResizeObserver(later).observe(document.body);
  customElements.whenDefined("roost-chat").then(later);
}

function place(): void {
  const chat = document.querySelector<HTMLElement>("roost-chat");
  const button = chat?.shadowRoot?.querySelector("[part~=button]");
  if (!chat || !button || button.ariaExpanded === "true") return;
  const { style } = chat;
  const moved = (name: string) => parseFloat(style.getPropertyValue(name)) || 0;
  const { left, top, width, height } = button.getBoundingClientRect();
  const home = { x: left - moved("--aside"), y: top + moved("--lift") };
  const covers = (aside: number, lift: number) => {
    for (let at = 0; at < POINTS ** 2; at++) {
      const x = home.x + aside + width * (at % POINTS) / (POINTS - 1);
      const y = home.y - lift + height * Math.floor(at / POINTS) / (POINTS - 1);
      if (below(chat, x, y)?.closest(IN_THE_WAY)) return true;
    }
    return false;
  };
  const margin = document.documentElement.clientWidth - PEEK - home.x;
  const places = [0, margin].flatMap((aside) => LIFTS.map((lift) => [aside, lift] as const));
  const [aside, lift] = places.find((place) => !covers(...place)) ?? [0, 0];
  style.setProperty("--aside", `${aside}px`);
  style.setProperty("--lift", `${lift}px`);
}

/** The uppermost element at a point that is not the chat, in a table's shadow root too. */
function below(chat: Element, x: number, y: number): Element | undefined {
  const uppermost = (root: DocumentOrShadowRoot) =>
    root.elementsFromPoint(x, y).find((element) => element !== chat);
  const found = uppermost(document);
  return found?.shadowRoot ? uppermost(found.shadowRoot) : found;
}
