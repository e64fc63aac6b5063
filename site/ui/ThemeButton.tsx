import type { Texts } from "../texts/texts.ts";
import { Icon } from "./Icon.tsx";
import { currentTheme, setTheme } from "./theme.ts";

/** Switches between light and dark and stores the choice. The style sheet shows the matching icon. */
export function ThemeButton({ texts }: { texts: Texts["shell"]["theme"] }) {
  const toggle = () => setTheme(currentTheme() === "dark" ? "light" : "dark");
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
