import type { ReactNode } from "react";
import { QuoteListLink } from "../quote_list/QuoteListLink.tsx";
import { HeaderSearch } from "../search/HeaderSearch.tsx";
import type { Visit } from "../app/visit.ts";
import type { Texts } from "../texts/texts.ts";
import { Icon } from "./Icon.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { Link } from "./Link.tsx";
import { Mark } from "./Mark.tsx";
import { QuoteLink } from "./QuoteLink.tsx";
import { ThemeButton } from "./ThemeButton.tsx";

/** Paths of the main pages, in menu order. */
export const MAIN_PAGES = {
  home: "/",
  products: "/products",
  about: "/about",
  blog: "/blog",
  contact: "/contact",
} as const;

/** The main pages as pairs of path and name. */
export function mainLinks({ nav }: Texts["shell"]): [path: string, name: string][] {
  return Object.entries(MAIN_PAGES).map(([page, path]) => [path, nav[page as keyof typeof MAIN_PAGES]]);
}

/** The links of the menu: those that the owner chose, else the main pages. */
export function menuLinks(
  { frame, texts: { shell } }: Pick<Visit, "frame" | "texts">,
): [path: string, name: string][] {
  const main = mainLinks(shell);
  if (!frame.menu) return main;
  const names = new Map([...main, ["/health", shell.footer.health]]);
  return frame.menu.map(({ path, label }) => [path, label ?? names.get(path) ?? path]);
}

/** The company's name, the main links and, on small screens, a menu that works without JavaScript. */
export function Header({ visit }: { visit: Visit }) {
  const { company, frame, texts: { shell } } = visit;
  const assistant = frame.assistant ?? shell.assistant;
  return (
    <header className={frame.menu ? "header own-menu" : "header"}>
      <div className="utility">
        <div className="wrap">
          <p>
            {visit.isPreview ? shell.previewNotice : company.isSample ? shell.sampleNotice : company.tagline}
          </p>
          <Link href="/health" className="utility-health">{shell.footer.health}</Link>
          <LanguageSwitch visit={visit} />
        </div>
      </div>
      <div className="header-bar wrap">
        <Link href="/" className="brand">
          <Mark visit={visit} />
          {!frame.isNameHidden && (
            <span>
              <strong>{company.shortName}</strong>
              {company.tagline && <small>{company.tagline}</small>}
            </span>
          )}
        </Link>
        <nav className="header-nav" aria-label={shell.mainMenu}>
          <Links visit={visit} />
        </nav>
        <div className="header-actions">
          <HeaderSearch visit={visit} />
          <QuoteListLink visit={visit} />
          <ThemeButton texts={shell.theme} />
          <AssistantLink className="icon-button header-assistant" label={assistant} />
          <QuoteLink className="button small header-quote">{shell.requestQuote}</QuoteLink>
          <details key={visit.path} className="menu">
            <summary className="icon-button">
              <Icon name="menu" className="menu-open" />
              <Icon name="close" className="menu-close" />
              <span className="unseen">{shell.menu}</span>
            </summary>
            <nav aria-label={shell.menu}>
              <Links visit={visit} more={[["/health", shell.footer.health]]} />
              <QuoteLink>{shell.requestQuote}</QuoteLink>
              <AssistantLink className="button plain" label={assistant}>
                {assistant}
              </AssistantLink>
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
}

/** Opens the chat once its widget is loaded. Before that it links to the contacts in the footer. */
function AssistantLink(
  { className, label, children }: { className: string; label: string; children?: ReactNode },
) {
  return (
    <Link href="/#chat-assistant" className={className} title={children ? undefined : label}>
      <Icon name="chat" />
      {children ?? <span className="unseen">{label}</span>}
    </Link>
  );
}

function Links({ visit, more = [] }: { visit: Visit; more?: [path: string, name: string][] }) {
  const links = menuLinks(visit);
  return (
    <ul>
      {[...links, ...more.filter(([path]) => !links.some(([other]) => other === path))].map((
        [href, name],
      ) => (
        <li key={href}>
          <Link href={href} aria-current={currentState(href, visit.path)}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}

/** The `aria-current` value: `page` on the page itself, `true` below it. Product pages are below Products. */
function currentState(href: string, path: string): "page" | "true" | undefined {
  if (path === href) return "page";
  if (href === "/") return undefined;
  const below = path.startsWith(`${href}/`) || (href === "/products" && path.startsWith("/product/"));
  return below ? "true" : undefined;
}
