import { type RefObject, useEffect, useSyncExternalStore } from "react";
import { COMPARED_MAX } from "../../contract/limits.ts";
import type { Visit } from "../app/visit.ts";
import { Icon } from "../ui/Icon.tsx";
import { Link } from "../ui/Link.tsx";
import { useToast } from "../ui/Toasts.tsx";
import { compareList, comparePath } from "./compare_list.ts";
import { compareTexts } from "./compare_texts.ts";
import { watchTicks } from "./watch_ticks.ts";

interface CompareBarProps {
  visit: Visit;
  /** What holds the table. */
  rows: RefObject<HTMLElement | null>;
}

const NONE: readonly string[] = [];

/** How many products are ticked, and the way to compare them. Without scripts the table has a button of its own. */
export function CompareBar({ visit, rows }: CompareBarProps) {
  const texts = compareTexts[visit.language];
  const toast = useToast();
  const ids = useSyncExternalStore(compareList.subscribe, compareList.get, () => NONE);
  useEffect(() => {
    const table = rows.current?.querySelector<HTMLElement>("roost-products");
    const onFull = () => toast({ title: texts.title, text: texts.full(COMPARED_MAX), destructive: true });
    return table ? watchTicks(table, onFull) : undefined;
  }, []);
  if (ids.length === 0) return null;
  return (
    <div className="compare-bar" role="status">
      {ids.length > 1
        ? <Link href={comparePath(ids)} className="button">{texts.compare(ids.length)}</Link>
        : <span>{texts.oneMore}</span>}
      <button
        type="button"
        className="icon-button"
        aria-label={texts.clear}
        onClick={() => compareList.set([])}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
