import type { ComponentChild, VNode } from "preact";

const SVG = "http://www.w3.org/2000/svg";

/**
 * Renders a view into `container` without Preact, which is four times the view's size. The nodes have no
 * listeners. `mountProducts` takes them over later, as it does with those that our server rendered.
 */
export function drawOnce(view: ComponentChild, container: Element) {
  container.replaceChildren(...nodesOf(view, false));
}

function nodesOf(child: ComponentChild, inSvg: boolean): Node[] {
  if (Array.isArray(child)) return child.flatMap((one) => nodesOf(one, inSvg));
  if (child === null || child === undefined || typeof child === "boolean") return [];
  if (typeof child !== "object") return [document.createTextNode(String(child))];
  const { type, props } = child as VNode<Record<string, unknown>>;
  if (typeof type === "function") {
    // A component is a plain function of its properties.
    return nodesOf((type as (props: unknown) => ComponentChild)(props), inSvg);
  }
  const isSvg = inSvg || type === "svg";
  const element = isSvg ? document.createElementNS(SVG, type) : document.createElement(type);
  for (const [name, value] of Object.entries(props)) {
    if (name === "children") element.append(...nodesOf(value as ComponentChild, isSvg));
    else if (value === true) element.setAttribute(name, name.startsWith("aria-") ? "true" : "");
    else if (
      typeof value === "string" || typeof value === "number" || (value === false && name.startsWith("aria-"))
    ) {
      element.setAttribute(name, String(value));
    }
  }
  return [element];
}
