import type { HeadTag } from "./metadata.ts";

/** Replaces what the last page put into the head. The server marks its tags with the same attribute. */
export function applyHead(tags: readonly HeadTag[]): void {
  document.head.querySelectorAll("[data-head]").forEach((element) => element.remove());
  for (const { name, attributes, text } of tags) {
    if (name === "title") {
      document.title = text ?? "";
      continue;
    }
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.dataset.head = "";
    if (text) element.textContent = text;
    document.head.append(element);
  }
}
