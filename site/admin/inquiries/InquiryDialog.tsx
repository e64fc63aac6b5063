import { useQuery } from "@tanstack/react-query";
import { type Inquiry, InquirySchema } from "../../../contract/inquiry.ts";
import { ask } from "../ask.ts";
import { ApiFailure, read, readDocument, send } from "../api.ts";
import { texts } from "../texts.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Alert } from "../ui/Notice.tsx";
import { useCall } from "../use_call.ts";
import { useUndo } from "../use_undo.ts";
import { Deliveries } from "./Deliveries.tsx";
import { INQUIRIES_PATH as PATH } from "./inquiry_filters.ts";
import { inquiryTexts as own } from "./inquiry_texts.ts";
import { InquiryDetails, InquiryFacts } from "./InquiryDetails.tsx";
import { InquiryNotes } from "./InquiryNotes.tsx";
import { InquiryWork } from "./InquiryWork.tsx";

interface Props {
  id: string;
  /** The list's row, if it is loaded: shown until the document itself has arrived. */
  known: Inquiry | undefined;
  onClose(): void;
}

export function InquiryDialog({ id, known, onClose }: Props) {
  const path = `${PATH}/${encodeURIComponent(id)}`;
  const queryKey = [PATH, "document", id];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => readDocument(path, InquirySchema, { signal }),
    placeholderData: known && { value: known, etag: null },
    gcTime: 0,
  });
  const inquiry = query.data?.value;
  const opened = { path, queryKey, etag: query.data?.etag ?? null };
  const missing = query.error instanceof ApiFailure && query.error.status === 404;

  return (
    <Dialog title={own.detailTitle} className="dialog-wide" onClose={onClose}>
      {query.isPending && <p role="status">{texts.loading}</p>}
      {query.isError && <Alert>{missing ? own.notFound : query.error.message}</Alert>}
      {inquiry && (
        <div className="inquiry">
          <InquiryDetails inquiry={inquiry} />
          <div className="inquiry-part inquiry-side">
            <InquiryWork {...opened} inquiry={inquiry} />
            <InquiryFacts inquiry={inquiry} />
            {inquiry.deliveries && <Deliveries {...opened} deliveries={inquiry.deliveries} />}
          </div>
          <InquiryNotes {...opened} id={id} notes={inquiry.notes ?? []} />
        </div>
      )}
      <InquiryFooter path={path} inquiry={inquiry} onClose={onClose} />
    </Dialog>
  );
}

/** Deletes, closes or resolves the inquiry. */
function InquiryFooter(
  { path, inquiry, onClose }: { path: string; inquiry: Inquiry | undefined; onClose(): void },
) {
  const offerUndo = useUndo();
  const resolve = useCall({
    send: () => read(`${path}/resolve`, InquirySchema, { method: "PATCH" }),
    onDone() {
      offerUndo({ said: own.marked, path: `${PATH}/reopen`, body: { ids: [inquiry!.id] } });
      onClose();
    },
    failed: own.resolveError,
  });
  const remove = useCall({
    send: () => send(path, { method: "DELETE" }),
    onDone() {
      offerUndo({ said: own.deleted, path: `${path}/restore` });
      onClose();
    },
    failed: own.deleteError,
  });
  return (
    <footer className="dialog-footer">
      {resolve.error && <Alert>{own.resolveError}</Alert>}
      {inquiry && (
        <Button
          look="danger"
          icon="trash"
          onClick={() =>
            ask({
              words: `${own.confirmDelete}\n\n${texts.list.toBin(inquiry.name)}`,
              yes: texts.list.delete,
              run: remove.run,
            })}
        >
          {texts.list.delete}
        </Button>
      )}
      <Button onClick={onClose}>{own.close}</Button>
      {inquiry && !inquiry.isResolved && (
        <Button
          changes
          look="primary"
          icon="check"
          busy={resolve.isPending && own.resolving}
          onClick={() => resolve.run()}
        >
          {own.resolve}
        </Button>
      )}
    </footer>
  );
}
