import { texts } from "../texts.ts";
import { Icon } from "./Icon.tsx";

/** A link to the edited document's public page, in a new tab. */
export function PageLink({ href }: { href: string }) {
  return (
    <a className="button button-plain" href={href} target="_blank" rel="noopener">
      <Icon name="external" size={18} />
      {texts.form.viewPage}
      <span className="visually-hidden">{texts.nav.newTab}</span>
    </a>
  );
}
