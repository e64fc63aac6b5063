/** The mark before a list's paragraph that Word writes out: a bullet, or "1." and the like for a numbered one. */
const MARKER = /^\s*(?:[·•o§\-–‣▪]|(\d+|[a-z]|[ivx]+)[.)])\s+/i;

/** What a page of ours can show. A picture of Word's is a file on the writer's own disk, or all its bytes. */
const SHOWN = /^(https?:\/\/|\/(?!\/))/i;

/**
 * What is pasted from Word, Outlook or a browser, as the HTML that it means: its lists as lists, without comments,
 * empty paragraphs, Office's own elements, styles and pictures that nobody else could see.
 */
export function cleanWordHtml(html: string, onLostPicture: () => void = () => {}): string {
  const page = new DOMParser().parseFromString(
    html.replace(/<!--[\s\S]*?-->|<\/?o:[^>]*>/g, "")
      // Even a page that is never shown may not be styled by our policy, which complains of each.
      .replace(/<[^>]+>/g, (tag) => tag.replace(/\sstyle=/gi, " data-style=")),
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

/** Word's list is paragraphs of a class, one after the other. */
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

/** Takes the first letters away, through whatever elements they stand in. */
function dropText(element: Element, letters: number): void {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = letters;
  for (let node = walker.nextNode(); node && left > 0; node = walker.nextNode()) {
    const text = node.textContent ?? "";
    node.textContent = text.slice(left);
    left -= Math.min(left, text.length);
  }
}
