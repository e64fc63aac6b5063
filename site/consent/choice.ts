const KEY = "analytics-consent";

export type Choice = "accepted" | "declined";

/** What the visitor said last; nothing where they were never asked, or the browser keeps nothing. */
export function storedChoice(): Choice | undefined {
  try {
    const choice = localStorage.getItem(KEY);
    return choice === "accepted" || choice === "declined" ? choice : undefined;
  } catch {
    return undefined;
  }
}

export function keepChoice(choice: Choice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Then the question comes again with the next page.
  }
}
