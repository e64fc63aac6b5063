type Theme = "light" | "dark";

/** Storage can be refused (private windows, strict settings): the theme then lasts as long as the page. */
function stored(): string | null {
  try {
    return localStorage.getItem("theme");
  } catch {
    return null;
  }
}

export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === "dark" ? "dark" : "light";
}

export function applyStoredTheme(): void {
  document.documentElement.dataset.theme = stored() === "dark" ? "dark" : "light";
}

export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem("theme", theme);
  } catch {
    // Applied all the same.
  }
}
