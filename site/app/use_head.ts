import { useEffect } from "react";
import { type HeadTag, headTags } from "./metadata.ts";
import type { Description, Visit } from "./visit.ts";

/** The head of a page that was reached in place. The head of the first page came with its HTML. */
export function useHead(visit: Visit, description: Description) {
  const metadata = description.kind === "page" ? description.metadata : undefined;
  // Compared by its JSON, since each rendering makes a new object.
  const key = metadata && JSON.stringify(metadata);
  useEffect(() => {
    if (metadata) applyHead(headTags(metadata, visit));
  }, [key]);
}

/** Replaces the tags of the page before, which carry `data-head` as those that the server wrote do. */
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
