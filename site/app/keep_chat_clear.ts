/** What the chat's button may not lie on. Large areas that are links, as cards are, stay free to be below it. */
const IN_THE_WAY = "button,input,select,textarea,summary,.button,.safe-to-sell,[data-list]";
/** How far the button may move up, in pixels. */
const MOST_LIFT = 140;
/** What is seen of a button that has drawn aside into the page's margin, in pixels. */
const PEEK = 30;
/** Milliseconds without scrolling after which the page is at rest. */
const REST = 120;

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
  const home = { left: left - moved("--aside"), top: top + moved("--lift") };
  const others = rectsInTheWay();
  // Each step goes to just above something that is covered.
  const leastLift = (aside: number): number => {
    let lift = 0;
    const covered = ({ left, right, top, bottom }: DOMRect) =>
      left < home.left + aside + width && right > home.left + aside &&
      top < home.top - lift + height && bottom > home.top - lift;
    for (let rect; lift <= MOST_LIFT && (rect = others.find(covered));) {
      lift = Math.ceil(home.top + height - rect.top);
    }
    return lift;
  };
  const margin = document.documentElement.clientWidth - PEEK - home.left;
  const [aside, lift] = [0, margin].map((aside) => [aside, leastLift(aside)] as const)
    .find(([, lift]) => lift <= MOST_LIFT) ?? [0, 0];
  style.setProperty("--aside", `${aside}px`);
  style.setProperty("--lift", `${lift}px`);
}

/**
 * The places of what can be pressed, in a table's shadow root too. What is laid out but not yet shown counts: it is
 * shown without the page scrolling or changing its size.
 */
function rectsInTheWay(): DOMRect[] {
  const tables = [...document.querySelectorAll("roost-products")].flatMap(({ shadowRoot }) =>
    shadowRoot ?? []
  );
  return [document, ...tables].flatMap((root) => [...root.querySelectorAll(IN_THE_WAY)])
    .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
    .map((element) => element.getBoundingClientRect());
}
