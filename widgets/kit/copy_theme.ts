const PROPERTIES = ["ink", "muted", "paper", "tint", "line", "edge", "accent", "on-accent", "radius", "font"];

/** Gives `to` the look that `from` has, where it stands elsewhere in the page: a dialog looks like its button. */
export function copyTheme(from: Element, to: HTMLElement) {
  const look = getComputedStyle(from);
  for (const name of PROPERTIES) {
    const value = look.getPropertyValue(`--roost-${name}`);
    if (value) to.style.setProperty(`--roost-${name}`, value);
  }
  to.style.setProperty("color-scheme", look.colorScheme, "important");
  to.dir = look.direction;
}
