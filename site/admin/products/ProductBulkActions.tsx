import { useState } from "react";
import {
  BULK_ACTIONS,
  type BulkAction,
  isSettable,
  ProductBulkProgressSchema,
  ProductBulkResultSchema,
} from "../../../contract/product_bulk.ts";
import { ask } from "../ask.ts";
import { read } from "../api.ts";
import { useCategories } from "../categories/use_categories.ts";
import { formatNumber } from "../format.ts";
import { FormField } from "../form/FormField.tsx";
import { valueAt, withoutBlankRows, withValue } from "../form/json.ts";
import { toInput, toWords } from "../form/kinds.ts";
import type { Draft, Field } from "../form/resource.ts";
import type { OpenList } from "../list/list_description.ts";
import type { Selection } from "../list/use_selection.ts";
import { texts } from "../texts.ts";
import { showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { ProgressBar } from "../ui/ProgressBar.tsx";
import { SelectField } from "../ui/SelectField.tsx";
import { useCall } from "../use_call.ts";
import { useUndo } from "../use_undo.ts";
import { useRead } from "../use_read.ts";
import { productResource } from "./product_resource.tsx";
import { productTexts } from "./product_texts.ts";

const own = productTexts.bulk;
/** The fields of the form that many may get the same value of. */
const settable = productResource.fields.filter(({ path }) => isSettable(path));
const BULK_PATH = "/api/admin/products/bulk";
const UNDO_PATH = "/api/admin/products/undo";
const POLL_INTERVAL_MS = 300;
/** From this many products on a progress bar is shown. Smaller jobs finish before anyone could read it. */
const MANY = 100;

export function ProductBulkActions({ selection, list }: { selection: Selection; list: OpenList }) {
  const categories = useCategories();
  const [action, setAction] = useState<BulkAction | "">("");
  const [category, setCategory] = useState("");
  const [path, setPath] = useState("");
  const [draft, setDraft] = useState<Draft>({});
  const { count } = selection;
  const call = useBulkCall(selection, list);
  const field = settable.find((one) => one.path === path);
  const value = withoutBlankRows(valueAt(draft, path));
  const isReady = action !== "" && (action !== "move" || category !== "") && (action !== "set" || field);

  function run(): void {
    if (!isReady) return;
    const many = formatNumber(count);
    const question = action === "delete"
      ? `${own.confirmDelete(many, count === 1)}\n\n${texts.list.manyToBin}`
      : own.confirm(
        action === "move"
          ? own.moveTo(category)
          : action === "set"
          ? own.setTo(field!.label, toWords(field!, value))
          : own.actions[action],
        many,
        count === 1,
      );
    ask({
      words: question,
      yes: action === "delete" ? own.actions.delete : own.run,
      look: action === "delete" ? "danger" : "primary",
      run: () =>
        call.run({
          action,
          ...action === "move" && { category },
          ...action === "set" && { set: { field: path, value: toInput(field!, value) } },
        }),
    });
  }

  return (
    <>
      <span className="bulk-action">
        <SelectField<BulkAction | "">
          label={own.action}
          value={action}
          onChange={setAction}
          choices={[["", own.choose], ...BULK_ACTIONS.map((one) => [one, own.actions[one]] as const)]}
        />
        {action === "move" && (
          <SelectField
            label={own.category}
            value={category}
            onChange={setCategory}
            choices={[
              ["", productTexts.choose],
              ...categories.data?.map(({ name }) => [name, name] as const) ?? [],
            ]}
          />
        )}
        {action === "set" && (
          <SelectField
            label={own.field}
            value={path}
            onChange={(next) => {
              setPath(next);
              setDraft({});
            }}
            choices={[["", own.chooseField], ...settable.map(({ path, label }) => [path, label] as const)]}
          />
        )}
        {action === "set" && field && <NewValue {...{ field, draft }} onChange={setDraft} />}
        <Button
          look={action === "delete" ? "danger" : "primary"}
          busy={call.isPending && own.running}
          aria-disabled={call.isPending || !isReady}
          onClick={run}
        >
          {own.run}
        </Button>
      </span>
      {call.isPending && count >= MANY && <BulkProgress />}
    </>
  );
}

interface NewValueProps {
  field: Field;
  draft: Draft;
  onChange(draft: Draft): void;
}

/** The value that all get, in the field of a product's form. */
function NewValue(
  { field: { hint: _, required: __, hideLabel: ___, ...field }, draft, onChange }: NewValueProps,
) {
  const form = {
    draft,
    issues: [],
    change: (path: string, value: unknown) => onChange(withValue(draft, path, value)),
    errorAt: () => undefined,
    fill: onChange,
  };
  return (
    <div className="bulk-value">
      <FormField key={field.path} form={form} field={field} />
      <p className="field-hint">{own.empties}</p>
    </div>
  );
}

function useBulkCall({ ids, isAll, count, clear }: Selection, { address, filters }: OpenList) {
  const { featured, ...others } = filters;
  // The server refuses if the number of matching products is not `count`, the number that the user confirmed.
  const all = { ...others, ...address.q && { q: address.q }, ...featured && { featured: true }, count };
  const offerUndo = useUndo();
  return useCall({
    send: (change: { action: BulkAction; category?: string; set?: { field: string; value: unknown } }) =>
      read(BULK_PATH, ProductBulkResultSchema, {
        method: "POST",
        body: { ...change, ...isAll ? { all } : { ids } },
      }),
    onDone({ changed, unchanged, batch }) {
      const said = own.done(changed, unchanged);
      if (batch) offerUndo({ said, path: UNDO_PATH, body: { batch } });
      else showSuccess(said);
      clear();
    },
    // A refused value has its reason in the issue.
    failed: ({ message, issues }) => issues[0]?.message ?? message,
  });
}

function BulkProgress() {
  const { data } = useRead(BULK_PATH, ProductBulkProgressSchema, {
    refetchInterval: POLL_INTERVAL_MS,
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
