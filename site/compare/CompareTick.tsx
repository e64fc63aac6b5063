import { useEffect, useRef, useSyncExternalStore } from "react";
import { COMPARED_MAX } from "../../contract/limits.ts";
import type { Visit } from "../app/visit.ts";
import { Link } from "../ui/Link.tsx";
import { useToast } from "../ui/Toasts.tsx";
import { compareList, comparePath } from "./compare_list.ts";
import { compareTexts } from "./compare_texts.ts";

const NONE: readonly string[] = [];

/** Ticks a product to be compared, as beside the rows of a list, and leads to the comparison. */
export function CompareTick({ visit, id }: { visit: Visit; id: string }) {
  const texts = compareTexts[visit.language];
  const toast = useToast();
  const ids = useSyncExternalStore(compareList.subscribe, compareList.get, () => NONE);
  const isTicked = ids.includes(id);
  const box = useRef<HTMLInputElement>(null);
  const tick = (checked: boolean) => {
    if (compareList.toggle(id, checked)) return;
    toast({ title: texts.title, text: texts.full(COMPARED_MAX), destructive: true });
  };
  // Ticked before the scripts came.
  useEffect(() => {
    if (box.current!.checked && !compareList.get().includes(id)) tick(true);
  }, []);
  return (
    <p className="compare-tick needs-script">
      <label>
        <input
          type="checkbox"
          ref={box}
          checked={isTicked}
          onChange={(event) => tick(event.currentTarget.checked)}
        />
        {texts.tick}
      </label>
      {ids.length > 1 && (
        <Link href={comparePath(ids)} className="text-link">{texts.compare(ids.length)}</Link>
      )}
      {isTicked && ids.length === 1 && <Link href="/products#search" className="text-link">{texts.add}</Link>}
    </p>
  );
}
