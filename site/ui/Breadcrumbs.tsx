import { crumbsOf } from "../app/describe_page.ts";
import type { Visit } from "../app/visit.ts";
import { Icon } from "./Icon.tsx";
import { Link } from "./Link.tsx";

/** The steps from the home page; the last is the page itself. */
export function Breadcrumbs({ visit }: { visit: Visit }) {
  const crumbs = crumbsOf(visit, visit.crumbs ?? []);
  return (
    <nav className="crumbs" aria-label={visit.texts.shell.breadcrumbs}>
      <ol>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index > 0 && <Icon name="chevron" />}
            {index < crumbs.length - 1
              ? <Link href={path}>{name}</Link>
              : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
