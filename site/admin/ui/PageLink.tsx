import { texts } from "../texts.ts";
import { Icon } from "./Icon.tsx";

/** To the page that the site shows of what is edited, in a tab of its own. */
export function PageLink({ href }: { href: string }) {
  return (
    <a className="button button-plain" href={href} target="_blank" rel="noopener">
      <Icon name="external" size={18} />
      {texts.form.viewPage}
      <span className="visually-hidden">{texts.nav.newTab}</span>
    </a>
  );
}
