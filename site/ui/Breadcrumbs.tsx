import type { Crumb } from "../app/structured_data.ts";
import { Icon } from "./Icon.tsx";
import { Link } from "./Link.tsx";

/** The way from the home page; the last step is the page itself. */
export function Breadcrumbs({ crumbs, label }: { crumbs: readonly Crumb[]; label: string }) {
  return (
    <nav className="crumbs" aria-label={label}>
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
