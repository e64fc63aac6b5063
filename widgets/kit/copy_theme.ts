import { settingsOf } from "./settings.ts";

const PROPERTIES = "ink muted paper tint line edge accent on-accent radius font".split(" ");

/** Gives `to` the look that `from` has, where it stands elsewhere in the page: a dialog looks like its button. */
export function copyTheme(from: Element, to: HTMLElement) {
  const look = getComputedStyle(from);
  const { theme, accent } = settingsOf(from);
  to.style.colorScheme = theme === "auto" ? "light dark" : theme || look.colorScheme;
  for (const name of PROPERTIES) {
    const property = `--roost-${name}`;
    const value = look.getPropertyValue(property) || name === "accent" && accent;
    if (value) to.style.setProperty(property, value);
  }
}
