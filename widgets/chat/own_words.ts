import type { ShownPage } from "../../contract/page.ts";
import type { ElementSettings } from "../kit/settings.ts";
import type { ChatTexts } from "./texts/en.ts";

/** What the owner wrote for the chat, in one of the `others` or in English. On a slow network nobody waits for it. */
export async function ownWords(
  { api, lang = "en" }: Pick<ElementSettings, "api" | "lang">,
  others: object,
) {
  const words: Partial<ChatTexts> = {};
  try {
    const address = `${api}/api/parts/chat?lang=${lang in others ? lang : "en"}`;
    const { name, lead, title, keywords }: ShownPage =
      await (await fetch(address, { signal: AbortSignal.timeout(2_000) })).json();
    if (name) words.title = name;
    if (lead) words.greeting = lead;
    if (title) words.help = title;
    if (keywords) words.topics = keywords;
  } catch {
    // Then the chat says what it always says.
  }
  return words;
}
