import { type Document, type DocumentFragment, type Element, HTMLTemplateElement, Window } from "happy-dom";

/** A part of a page: the selector of one element, and the text that stands in that element itself. */
export type Part = readonly [selector: string, text?: string];

/** The elements of a page in the order of the document, those of shadow roots in the place of their hosts. */
export class PartsOfPage {
  readonly #elements: readonly Element[];

  constructor(html: string) {
    const { document } = new Window();
    document.write(html);
    this.#elements = flattened(document);
  }

  count(selector: string): number {
    return this.#elements.filter((element) => element.matches(selector)).length;
  }

  /** The texts of all elements that match. */
  texts(selector: string): string[] {
    return this.#elements.filter((element) => element.matches(selector)).map(ownText);
  }

  /** Those of `parts` that do not come, or not after the part before them. */
  missing(parts: readonly Part[]): Part[] {
    let from = 0;
    return parts.filter(([selector, text]) => {
      const place = this.#elements.findIndex((element, index) =>
        index >= from && element.matches(selector) && (text === undefined || ownText(element) === text)
      );
      if (place >= 0) from = place + 1;
      return place < 0;
    });
  }
}

function flattened(root: Document | DocumentFragment): Element[] {
  return [...root.querySelectorAll("*")].flatMap((element) =>
    element instanceof HTMLTemplateElement && element.hasAttribute("shadowrootmode")
      ? flattened(element.content)
      : [element]
  );
}

/** Without the text of the elements inside it: icons, and words for screen readers. */
function ownText(element: Element): string {
  return [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) =>
    textContent
  )
    .join("").replace(/\s+/g, " ").trim();
}
