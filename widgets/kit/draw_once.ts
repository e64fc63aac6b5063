import type { ComponentChild, VNode } from "preact";

const SVG = "http://www.w3.org/2000/svg";

/**
 * Renders a view into `container` without Preact, which is four times the view's size. The nodes have no
 * listeners. `mountProducts` takes them over later, as it does with those that our server rendered.
 */
export function drawOnce(view: ComponentChild, container: Element) {
  container.textContent = "";
  draw(view, container, false);
}

/** By `appendChild`: old libraries of a page replace `append` and `replaceChildren` by others. */
function draw(child: ComponentChild, into: Element, inSvg: boolean) {
  if (Array.isArray(child)) {
    for (const one of child) draw(one, into, inSvg);
    return;
  }
  if (child === null || child === undefined || typeof child === "boolean") return;
  if (typeof child !== "object") {
    into.appendChild(document.createTextNode(String(child)));
    return;
  }
  const { type, props } = child as VNode<Record<string, unknown>>;
  if (typeof type === "function") {
    // A component is a plain function of its properties.
    draw((type as (props: unknown) => ComponentChild)(props), into, inSvg);
    return;
  }
  const isSvg = inSvg || type === "svg";
  const element = isSvg ? document.createElementNS(SVG, type) : document.createElement(type);
  for (const [name, value] of Object.entries(props)) {
    if (name === "children") draw(value as ComponentChild, element, isSvg);
    else if (value === true) element.setAttribute(name, name.startsWith("aria-") ? "true" : "");
    else if (
      typeof value === "string" || typeof value === "number" || (value === false && name.startsWith("aria-"))
    ) {
      element.setAttribute(name, String(value));
    }
  }
  into.appendChild(element);
}
