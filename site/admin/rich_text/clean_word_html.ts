/** The marker at the start of a Word list item, which Word writes as text: a bullet, or "1." and the like. */
const MARKER = /^\s*(?:[·•o§\-–‣▪]|(\d+|[a-z]|[ivx]+)[.)])\s+/i;

/** Picture URLs that visitors can load. Word's own pictures are local files or data URLs. */
const SHOWN = /^(https?:\/\/|\/(?!\/))/i;

/**
 * Cleans HTML pasted from Word, Outlook or a browser: builds real lists, begins headings at the second level,
 * and removes comments, empty paragraphs, Office elements, styles and pictures that visitors cannot load.
 */
export function cleanWordHtml(html: string, onLostPicture: () => void = () => {}): string {
  const page = new DOMParser().parseFromString(
    html.replace(/<!--[\s\S]*?-->|<\/?o:[^>]*>/g, "")
      // Inline styles violate the security policy even in a detached document and log errors.
      .replace(/<[^>]+>/g, (tag) => tag.replace(/\sstyle=/gi, " data-style="))
      // The article's title is its only first heading.
      .replace(
        /(<\/?h)([1-4])\b/gi,
        (_, tag, level) => tag + Math.min(4, /<h1\b/i.test(html) ? +level + 1 : level),
      ),
    "text/html",
  );
  page.querySelectorAll("style, script, meta, link, title, xml").forEach((element) => element.remove());
  listsOf(page);
  for (const picture of page.querySelectorAll("img")) {
    if (SHOWN.test(picture.getAttribute("src") ?? "")) continue;
    picture.remove();
    onLostPicture();
  }
  for (const element of page.querySelectorAll("[data-style]")) element.removeAttribute("data-style");
  for (const paragraph of page.querySelectorAll("p")) {
    const isBlank = !paragraph.querySelector("img") && paragraph.textContent?.trim() === "";
    if (isBlank) paragraph.remove();
  }
  return page.body.innerHTML;
}

/** Turns Word's list paragraphs into lists. Word marks them only by a class. */
function listsOf(page: Document): void {
  let list: HTMLElement | undefined;
  for (const paragraph of page.querySelectorAll<HTMLElement>("p")) {
    if (!isListParagraph(paragraph)) {
      list = undefined;
      continue;
    }
    const marker = MARKER.exec(paragraph.textContent ?? "");
    const kind = marker?.[1] ? "OL" : "UL";
    if (list?.nextElementSibling !== paragraph || list.tagName !== kind) {
      list = page.createElement(kind);
      paragraph.before(list);
    }
    const item = page.createElement("li");
    item.append(...paragraph.childNodes);
    if (marker) dropText(item, marker[0].length);
    list.append(item);
    paragraph.remove();
  }
}

function isListParagraph(paragraph: HTMLElement): boolean {
  return /MsoListParagraph/i.test(paragraph.className) ||
    /mso-list:\s*l\d/i.test(paragraph.getAttribute("data-style") ?? "");
}

/** Removes the first `letters` characters of an element, across nested elements. */
function dropText(element: Element, letters: number): void {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = letters;
  for (let node = walker.nextNode(); node && left > 0; node = walker.nextNode()) {
    const text = node.textContent ?? "";
    node.textContent = text.slice(left);
    left -= Math.min(left, text.length);
  }
}
