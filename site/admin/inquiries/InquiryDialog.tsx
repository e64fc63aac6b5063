import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Inquiry, InquirySchema } from "../../../contract/inquiry.ts";
import { ApiFailure, isUnauthorized, read, readDocument } from "../api.ts";
import { refreshData } from "../query_client.ts";
import { texts } from "../texts.ts";
import { showError, showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Alert } from "../ui/Notice.tsx";
import { Deliveries } from "./Deliveries.tsx";
import { INQUIRIES_PATH as PATH } from "./inquiry_filters.ts";
import { inquiryTexts as own } from "./inquiry_texts.ts";
import { InquiryDetails } from "./InquiryDetails.tsx";
import { InquiryNotes } from "./InquiryNotes.tsx";

interface Props {
  id: string;
  /** The row of the list, when it is there: shown at once. */
  known: Inquiry | undefined;
  onClose(): void;
}

/** One inquiry with everything it holds: to be answered, noted about, and resolved. */
export function InquiryDialog({ id, known, onClose }: Props) {
  const client = useQueryClient();
  const path = `${PATH}/${encodeURIComponent(id)}`;
  const queryKey = [PATH, "document", id];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => readDocument(path, InquirySchema, { signal }),
    placeholderData: known && { value: known, etag: null },
    gcTime: 0,
  });
  const resolve = useMutation({
    mutationFn: () => read(`${path}/resolve`, InquirySchema, { method: "PATCH" }),
    onSuccess() {
      showSuccess(own.marked);
      onClose();
      void refreshData(client);
    },
    onError(error) {
      if (!isUnauthorized(error)) showError(own.resolveError);
    },
  });
  const inquiry = query.data?.value;
  const missing = query.error instanceof ApiFailure && query.error.status === 404;

  return (
    <Dialog title={own.detailTitle} onClose={onClose}>
      {query.isPending && <p role="status">{texts.loading}</p>}
      {query.isError && <Alert>{missing ? own.notFound : query.error.message}</Alert>}
      {resolve.isError && <Alert>{own.resolveError}</Alert>}
      {inquiry && (
        <>
          <InquiryDetails inquiry={inquiry} />
          {inquiry.deliveries && (
            <Deliveries path={path} queryKey={queryKey} deliveries={inquiry.deliveries} />
          )}
          <InquiryNotes
            path={path}
            queryKey={queryKey}
            id={id}
            notes={inquiry.notes ?? []}
            etag={query.data?.etag ?? null}
          />
        </>
      )}
      <footer className="dialog-footer">
        <Button onClick={onClose}>{own.close}</Button>
        {inquiry && !inquiry.isResolved && (
          <Button
            look="primary"
            icon="check"
            aria-disabled={resolve.isPending}
            onClick={() => {
              if (!resolve.isPending) resolve.mutate();
            }}
          >
            {resolve.isPending ? own.resolving : own.resolve}
          </Button>
        )}
      </footer>
    </Dialog>
  );
}
