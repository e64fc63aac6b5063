import type { Settings } from "./settings.ts";

const PROPERTIES = "ink muted paper tint line edge accent on-accent radius font".split(" ");

/** Gives `to` the look that `from` has with its settings, where it stands elsewhere in the page: a dialog like its button. */
export function copyTheme(from: Element, to: HTMLElement, { theme, accent }: Settings) {
  const look = getComputedStyle(from);
  to.style.colorScheme = theme === "auto" ? "light dark" : theme || look.colorScheme;
  for (const name of PROPERTIES) {
    const property = `--roost-${name}`;
    const value = look.getPropertyValue(property) || name === "accent" && accent;
    if (value) to.style.setProperty(property, value);
  }
}
