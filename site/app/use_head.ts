import { useEffect } from "react";
import { type HeadTag, headTags } from "./metadata.ts";
import type { Description, Visit } from "./visit.ts";

/** Updates the `<head>` after client navigation. The first page's head comes with its HTML. */
export function useHead(visit: Visit, description: Description) {
  const metadata = description.kind === "page" ? description.metadata : undefined;
  // Compared as JSON, since every render creates a new object.
  const key = metadata && JSON.stringify(metadata);
  useEffect(() => {
    if (metadata) applyHead(headTags(metadata, visit));
  }, [key]);
}

/** Replaces the previous page's tags. They have `data-head`, like those that the server renders. */
function applyHead(tags: readonly HeadTag[]): void {
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
