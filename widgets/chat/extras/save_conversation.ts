import type { ChatEntry } from "../chat.ts";

interface Conversation {
  entries: readonly ChatEntry[];
  /** What the assistant is called, which is also the heading. */
  title: string;
  you: string;
  sources: string;
  lang: string;
  /** Where paths lead. */
  base: string;
  page: string;
}

/** The conversation as a plain text, to be kept or printed. */
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

/** Gives the visitor a text as a file, without a server. */
export function saveFile(name: string, text: string) {
  const link = document.createElement("a");
  // The byte order mark tells editors on older systems how Hindi and Telugu are encoded.
  link.href = URL.createObjectURL(new Blob(["\uFEFF", text], { type: "text/plain;charset=utf-8" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
