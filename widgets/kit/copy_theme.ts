import type { Settings } from "./settings.ts";

const PROPERTIES = "ink muted paper tint line edge accent on-accent radius font".split(" ");

/** Copies the theme of `from` to `to`. The quote dialog is outside its trigger and would not inherit it. */
export function copyTheme(from: Element, to: HTMLElement, { theme, accent }: Settings) {
  const look = getComputedStyle(from);
  to.style.colorScheme = theme === "auto" ? "light dark" : theme || look.colorScheme;
  for (const name of PROPERTIES) {
    const property = `--roost-${name}`;
    const value = look.getPropertyValue(property) || name === "accent" && accent;
    if (value) to.style.setProperty(property, value);
  }
}
