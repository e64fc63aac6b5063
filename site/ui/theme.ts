import { readStored, writeStored } from "./stored_text.ts";

type Theme = "light" | "dark";

const KEY = "theme";

export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === "dark" ? "dark" : "light";
}

export function applyStoredTheme(): void {
  document.documentElement.dataset.theme = readStored(KEY) === "dark" ? "dark" : "light";
}

export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  writeStored(KEY, theme);
}
