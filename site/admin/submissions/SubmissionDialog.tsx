import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Submission, SubmissionSchema } from "../../../contract/submission.ts";
import { ApiFailure, isUnauthorized, read, readDocument } from "../api.ts";
import { refreshData } from "../query_client.ts";
import { texts } from "../texts.ts";
import { showError, showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Alert } from "../ui/Notice.tsx";
import { Deliveries } from "./Deliveries.tsx";
import { SUBMISSIONS_PATH as PATH } from "./submission_filters.ts";
import { submissionTexts as own } from "./submission_texts.ts";
import { SubmissionDetails } from "./SubmissionDetails.tsx";
import { SubmissionNotes } from "./SubmissionNotes.tsx";

interface Props {
  id: string;
  /** The row of the list, when it is there: shown at once. */
  known: Submission | undefined;
  onClose(): void;
}

/** One submission with everything it holds: to be answered, noted about, and resolved. */
export function SubmissionDialog({ id, known, onClose }: Props) {
  const client = useQueryClient();
  const path = `${PATH}/${encodeURIComponent(id)}`;
  const queryKey = [PATH, "document", id];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => readDocument(path, SubmissionSchema, { signal }),
    placeholderData: known && { value: known, etag: null },
    gcTime: 0,
  });
  const resolve = useMutation({
    mutationFn: () => read(`${path}/resolve`, SubmissionSchema, { method: "PATCH" }),
    onSuccess() {
      showSuccess(own.marked);
      onClose();
      void refreshData(client);
    },
    onError(error) {
      if (!isUnauthorized(error)) showError(own.resolveError);
    },
  });
  const submission = query.data?.value;
  const missing = query.error instanceof ApiFailure && query.error.status === 404;

  return (
    <Dialog title={own.detailTitle} onClose={onClose}>
      {query.isPending && <p role="status">{texts.loading}</p>}
      {query.isError && <Alert>{missing ? own.notFound : query.error.message}</Alert>}
      {resolve.isError && <Alert>{own.resolveError}</Alert>}
      {submission && (
        <>
          <SubmissionDetails submission={submission} />
          {submission.deliveries && (
            <Deliveries path={path} queryKey={queryKey} deliveries={submission.deliveries} />
          )}
          <SubmissionNotes
            path={path}
            queryKey={queryKey}
            id={id}
            notes={submission.notes ?? []}
            etag={query.data?.etag ?? null}
          />
        </>
      )}
      <footer className="dialog-footer">
        <Button onClick={onClose}>{own.close}</Button>
        {submission && !submission.isResolved && (
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
