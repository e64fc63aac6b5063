import type { Visit } from "../app/visit.ts";
import { MAIN_PAGES, menuLinks } from "./Header.tsx";
import { ConsentButton } from "../consent/Consent.tsx";
import { EmailLink, PhoneLink } from "./Contacts.tsx";
import { Link } from "./Link.tsx";
import { Mark } from "./Mark.tsx";
import { SocialLinks } from "./SocialLinks.tsx";

const QUICK_LINKS = ["home", "about", "products", "blog", "contact"] as const;

/** The links of the menu. Without chosen ones the main pages, About before Products. */
function quickLinks(visit: Visit): [path: string, name: string][] {
  if (visit.frame.menu) return menuLinks(visit);
  const { nav } = visit.texts.shell;
  return QUICK_LINKS.map((page) => [MAIN_PAGES[page], nav[page]]);
}

export function Footer({ visit }: { visit: Visit }) {
  const { company, frame, year, texts: { shell } } = visit;
  const { footer } = shell;
  const { address, phones, emails } = company.contact;
  return (
    <footer className="footer">
      <div className="wrap footer-columns">
        <div className="footer-about">
          <p className="brand">
            <Mark visit={visit} onDark />
            {!frame.isNameHidden && (
              <span>
                <strong>{company.shortName}</strong>
                {company.tagline && <small>{company.tagline}</small>}
              </span>
            )}
          </p>
          {frame.footerText && <p>{frame.footerText}</p>}
          <SocialLinks visit={visit} />
        </div>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links">{footer.quickLinks}</h2>
          <ul>
            {quickLinks(visit).map(([path, name]) => (
              <li key={path}>
                <Link href={path}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        {frame.categoryLinks.length > 0 && (
          <nav aria-labelledby="footer-categories">
            <h2 id="footer-categories">{footer.categories}</h2>
            <ul>
              {frame.categoryLinks.map(({ path, label }) => (
                <li key={path}>
                  <Link href={path}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div id="chat-assistant">
          <h2>{footer.contact}</h2>
          <ul>
            {address && <li>{address}</li>}
            {phones.map((phone) => (
              <li key={phone}>
                <PhoneLink phone={phone} />
              </li>
            ))}
            {emails.map((email) => (
              <li key={email}>
                <EmailLink email={email} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="wrap footer-end">
        <p>{footer.copyright(year, company.name)}</p>
        <nav aria-label={footer.legal}>
          <Link href="/health">{footer.health}</Link>
          <Link href="/embed">{footer.embed}</Link>
          <Link href="/privacy-policy">{footer.privacy}</Link>
          <Link href="/terms-of-service">{footer.terms}</Link>
          <Link href="/sitemap">{footer.sitemap}</Link>
          <ConsentButton visit={visit} />
        </nav>
      </div>
    </footer>
  );
}
