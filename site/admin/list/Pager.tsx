import { Link } from "wouter";
import type { ListAddress } from "./list_address.ts";
import { formatNumber } from "../format.ts";
import { texts } from "../texts.ts";
import { Icon } from "../ui/Icon.tsx";

interface Props {
  address: ListAddress;
  shown: number;
  /** Null while it is not known. */
  total: number | null;
  next: string | null;
}

/** The number of rows, and links to the neighbouring pages. */
export function Pager({ address, shown, total, next }: Props) {
  const { previous, first, from } = address;
  const all = total === null ? texts.list.counting : formatNumber(total);
  return (
    <div className="pager">
      <p aria-live="polite">
        {from === null || shown === total
          ? texts.list.count(formatNumber(shown), all)
          : texts.list.range(formatNumber(from + 1), formatNumber(from + shown), all)}
      </p>
      <nav aria-label={texts.list.pages}>
        {previous
          ? (
            <Link href={previous.href} state={previous.state} className="button button-plain">
              <Icon name="left" size={18} />
              {texts.list.previous}
            </Link>
          )
          : first && <Link href={first} className="button button-plain">{texts.list.first}</Link>}
        {next && <NextLink {...address.next(next, shown)} />}
      </nav>
    </div>
  );
}

function NextLink({ href, state }: { href: string; state: unknown }) {
  return (
    <Link href={href} state={state} className="button button-plain">
      {texts.list.next}
      <Icon name="right" size={18} />
    </Link>
  );
}
