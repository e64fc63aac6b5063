import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  BULK_ACTIONS,
  type BulkAction,
  ProductBulkProgressSchema,
  ProductBulkResultSchema,
} from "../../../contract/product_bulk.ts";
import { ApiFailure, isUnauthorized, read } from "../api.ts";
import { formatNumber } from "../format.ts";
import { productTexts } from "./product_texts.ts";
import { refreshData } from "../query_client.ts";
import { showError, showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { ProgressBar } from "../ui/ProgressBar.tsx";
import { useCategories } from "../categories/use_categories.ts";

const own = productTexts.bulk;
const ASK_EVERY_MS = 300;
/** Fewer are done before anybody could read how far it has come. */
const MANY = 100;

/** Some rows by their ids, or all that the list finds. */
export type Selection = ReadonlySet<string> | "all";

interface Props {
  /** Those in sight. */
  ids: readonly string[];
  total: number;
  selection: Selection;
  onSelect(selection: Selection): void;
  /** What the list is filtered by. */
  filter: Record<string, unknown>;
}

/** Chooses rows and does one thing with all of them. */
export function ProductBulkBar({ ids, total, selection, onSelect, filter }: Props) {
  const client = useQueryClient();
  const categories = useCategories();
  const [action, setAction] = useState<BulkAction | "">("");
  const [category, setCategory] = useState("");
  const count = selection === "all" ? total : selection.size;
  const wholePage = selection === "all" || (ids.length > 0 && ids.every((id) => selection.has(id)));
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      read("/api/admin/products/bulk", ProductBulkResultSchema, {
        method: "POST",
        body: {
          action,
          ...(action === "move" && { category }),
          ...(selection === "all" ? { all: { ...filter, count: total } } : { ids: [...selection] }),
        },
      }),
    onSuccess({ changed, unchanged }) {
      showSuccess(own.done(changed, unchanged));
      onSelect(new Set());
      setAction("");
    },
    onError(error) {
      if (!(error instanceof ApiFailure)) return showError(own.error);
      if (!isUnauthorized(error)) showError(error.message);
    },
    onSettled: () => void refreshData(client),
  });

  function run(): void {
    if (isPending || !action || count === 0 || (action === "move" && !category)) return;
    const many = formatNumber(count);
    const question = action === "delete"
      ? own.confirmDelete(many, count === 1)
      : own.confirm(action === "move" ? own.moveTo(category) : own.actions[action], many, count === 1);
    if (confirm(question)) mutate();
  }

  return (
    <div className="bulk">
      <label className="bulk-page">
        <input
          type="checkbox"
          checked={wholePage}
          onChange={() => onSelect(wholePage ? new Set() : new Set(ids))}
        />
        {count > 0 ? own.selected(count) : own.page}
      </label>
      {count > 0 && (
        <>
          {wholePage && selection !== "all" && total > ids.length && (
            <Button
              look="quiet"
              onClick={() => onSelect("all")}
            >
              {own.all(formatNumber(total))}
            </Button>
          )}
          <Button look="quiet" onClick={() => onSelect(new Set())}>{own.none}</Button>
          <span className="bulk-action">
            <Field label={own.action}>
              {(control) => (
                <select
                  {...control}
                  className="input"
                  value={action}
                  onChange={(event) => setAction(event.currentTarget.value as BulkAction | "")}
                >
                  <option value="">{own.choose}</option>
                  {BULK_ACTIONS.map((one) => <option key={one} value={one}>{own.actions[one]}</option>)}
                </select>
              )}
            </Field>
            {action === "move" && (
              <Field label={own.category}>
                {(control) => (
                  <select
                    {...control}
                    className="input"
                    value={category}
                    onChange={(event) => setCategory(event.currentTarget.value)}
                  >
                    <option value="">{productTexts.choose}</option>
                    {categories.data?.items.map(({ id, name }) => <option key={id}>{name}</option>)}
                  </select>
                )}
              </Field>
            )}
            <Button
              look={action === "delete" ? "danger" : "primary"}
              aria-disabled={isPending || !action || (action === "move" && !category)}
              onClick={run}
            >
              {isPending ? own.running : own.run}
            </Button>
          </span>
          {isPending && count >= MANY && <BulkProgress />}
        </>
      )}
    </div>
  );
}

/** How far the action has come, in figures and as a bar. */
function BulkProgress() {
  const { data } = useQuery({
    queryKey: ["bulk-progress"],
    queryFn: ({ signal }) => read("/api/admin/products/bulk", ProductBulkProgressSchema, { signal }),
    refetchInterval: ASK_EVERY_MS,
    gcTime: 0,
  });
  const { done, total } = data ?? { done: 0, total: 0 };
  return (
    <div className="bulk-progress" role="status">
      <ProgressBar label={own.running} value={total > 0 ? done / total : null} />
      {total > 0 && (
        <p>{own.progress(Math.floor(done / total * 100), formatNumber(done), formatNumber(total))}</p>
      )}
    </div>
  );
}
