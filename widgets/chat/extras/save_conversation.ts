import type { ChatEntry } from "../chat.ts";

interface Conversation {
  entries: readonly ChatEntry[];
  /** The assistant's name, also used as the heading. */
  title: string;
  you: string;
  sources: string;
  lang: string;
  /** The origin that relative links are resolved against. */
  base: string;
  page: string;
}

/** Formats the conversation as plain text. Failed answers are left out. */
export function conversationText({ entries, title, you, sources, lang, base, page }: Conversation): string {
  const when = new Intl.DateTimeFormat(lang === "en" ? "en-IN" : `${lang}-IN`, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  const parts = entries.filter(({ failed }) => !failed).map(({ role, content, at, sources: rests = [] }) => {
    const links = rests.map(({ title, url }) => `- ${title}: ${new URL(url, base).href}`);
    return [
      `${role === "user" ? you : title} (${when.format(at)})`,
      content,
      ...(links.length > 0 ? [`${sources}:`, ...links] : []),
    ].join("\n");
  });
  return [`${title}\n${page}`, ...parts].join("\n\n") + "\n";
}

/** Downloads the text as a file, without a request to the server. */
export function saveFile(name: string, text: string) {
  const link = document.createElement("a");
  // The byte order mark tells editors on older systems how Hindi and Telugu are encoded.
  link.href = URL.createObjectURL(new Blob(["\uFEFF", text], { type: "text/plain;charset=utf-8" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
