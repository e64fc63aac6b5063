import type { Texts } from "../texts/texts.ts";
import { Icon } from "./Icon.tsx";

/** Light or dark, remembered under the key `theme`. Which of the two icons shows is up to the style sheet. */
export function ThemeButton({ texts }: { texts: Texts["shell"]["theme"] }) {
  function toggle() {
    const root = document.documentElement;
    const theme = root.dataset.theme === "dark" ? "light" : "dark";
    root.dataset.theme = theme;
    try {
      localStorage.setItem("theme", theme);
    } catch {
      // Storage is switched off: the choice lasts for this page.
    }
  }
  return (
    <button type="button" className="icon-button theme-button" onClick={toggle}>
      <span className="when-light">
        <Icon name="moon" />
        <span className="unseen">{texts.toDark}</span>
      </span>
      <span className="when-dark">
        <Icon name="sun" />
        <span className="unseen">{texts.toLight}</span>
      </span>
    </button>
  );
}
