import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { ResolvedManySchema } from "../../../contract/inquiry.ts";
import { isUnauthorized, read } from "../api.ts";
import { formatNumber } from "../format.ts";
import { refreshData } from "../query_client.ts";
import { showError, showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { INQUIRIES_PATH } from "./inquiry_filters.ts";
import { inquiryTexts as own } from "./inquiry_texts.ts";

interface Props {
  /** The rows of this page. */
  ids: string[];
  selected: string[];
  onSelect(ids: string[]): void;
}

/** Chooses all rows of the page, and resolves those that are chosen. */
export function BulkBar({ ids, selected, onSelect }: Props) {
  const client = useQueryClient();
  const box = useRef<HTMLInputElement>(null);
  const all = ids.length > 0 && selected.length === ids.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected.length > 0 && !all;
  }, [selected.length, all]);
  const resolve = useMutation({
    mutationFn: () =>
      read(`${INQUIRIES_PATH}/resolve`, ResolvedManySchema, { method: "POST", body: { ids: selected } }),
    onSuccess({ resolved }) {
      showSuccess(resolved === 1 ? own.marked : own.markedMany(formatNumber(resolved)));
      // The button that was pressed goes away with the choice.
      box.current?.focus();
      onSelect([]);
      return refreshData(client);
    },
    onError(error) {
      if (!isUnauthorized(error)) showError(own.resolveError);
    },
  });
  return (
    <div className="bulk" role="group" aria-label={own.bulk.label}>
      <label className="bulk-page">
        <input
          ref={box}
          type="checkbox"
          checked={all}
          onChange={({ currentTarget: { checked } }) => onSelect(checked ? ids : [])}
        />
        {own.bulk.page}
      </label>
      <span className="muted" role="status">
        {selected.length > 0 && own.bulk.selected(formatNumber(selected.length))}
      </span>
      {selected.length > 0 && (
        <Button
          look="primary"
          icon="check"
          aria-disabled={resolve.isPending}
          onClick={() => {
            if (!resolve.isPending) resolve.mutate();
          }}
        >
          {resolve.isPending ? own.resolving : own.bulk.resolve(formatNumber(selected.length))}
        </Button>
      )}
    </div>
  );
}
