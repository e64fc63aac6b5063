import type { FoundGroup } from "../../../contract/finding.ts";
import { formatDate } from "../../../contract/shared/indian_dates.ts";
import { adminPages } from "../admin_pages.ts";
import { withParams } from "../api.ts";
import { documentHref, pageOfKind } from "../document_href.ts";
import { formatNumber } from "../format.ts";
import type { IconName } from "../ui/Icon.tsx";
import { findTexts as own } from "./find_texts.ts";

export interface FoundOption {
  href: string;
  title: string;
  detail: string;
}

export interface OptionGroup {
  title: string;
  icon: IconName;
  options: FoundOption[];
}

const PAGES_MAX = 4;

/** What was found, as rows to choose from: the best first, after them the way to all of a kind. */
export function optionsOf({ kind, total, rows }: FoundGroup, q: string): OptionGroup {
  const page = pageOfKind(kind)!;
  const title = own.kinds[kind] ?? page.title;
  const options = rows.map(({ id, title, detail, at }) => ({
    href: documentHref(kind, id),
    title,
    detail: [detail, at && formatDate(at)].filter(Boolean).join(" · "),
  }));
  if (total > rows.length && kind !== "accounts") {
    const list = { q, kind: kind === "staff-answers" ? "answers" : null };
    options.push({
      href: withParams(page.path, list),
      title: own.all(formatNumber(total), title),
      detail: "",
    });
  }
  return { title, icon: page.icon, options };
}

/** The pages of the panel with these words in their name. */
export function pagesNamed(q: string, may: (method: string, path: string) => boolean): OptionGroup[] {
  const words = q.toLowerCase().split(/\s+/);
  const options = adminPages
    .filter(({ title, api }) =>
      may("GET", api) && words.every((word) => ` ${title.toLowerCase()}`.includes(` ${word}`))
    )
    .slice(0, PAGES_MAX)
    .map(({ path, title }) => ({ href: path, title, detail: "" }));
  return options.length > 0 ? [{ title: own.pages, icon: "right", options }] : [];
}
