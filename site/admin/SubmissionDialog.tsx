import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type Submission, SubmissionSchema } from "../../contract/submission.ts";
import { ApiFailure, read } from "./api.ts";
import { formatDateTime } from "./format.ts";
import { refreshData } from "./query_client.ts";
import { texts } from "./texts.ts";
import { showError, showSuccess } from "./toasts.ts";
import { Button } from "./ui/Button.tsx";
import { Dialog } from "./ui/Dialog.tsx";
import { Alert } from "./ui/Notice.tsx";
import { SubmissionBadges } from "./ui/StateBadge.tsx";
import { SubmissionLines } from "./SubmissionLines.tsx";

const PATH = "/api/admin/contact-submissions";
const own = texts.submissions;

interface Props {
  id: string;
  /** The row of the list, when it is there: shown at once. */
  known: Submission | undefined;
  onClose(): void;
}

/** One submission with everything it holds, and the one step it can take: to Resolved. */
export function SubmissionDialog({ id, known, onClose }: Props) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: [PATH, "document", id],
    queryFn: ({ signal }) => read(`${PATH}/${encodeURIComponent(id)}`, SubmissionSchema, { signal }),
    initialData: known,
    staleTime: known ? Infinity : 0,
    gcTime: 0,
  });
  const resolve = useMutation({
    mutationFn: () =>
      read(`${PATH}/${encodeURIComponent(id)}/resolve`, SubmissionSchema, { method: "PATCH" }),
    onSuccess() {
      showSuccess(own.marked);
      onClose();
      void refreshData(client);
    },
    onError(error) {
      if (!(error instanceof ApiFailure && error.status === 401)) showError(own.resolveError);
    },
  });
  const submission = query.data;
  const missing = query.error instanceof ApiFailure && query.error.status === 404;

  return (
    <Dialog title={own.detailTitle} onClose={onClose}>
      {query.isPending && <p role="status">{texts.loading}</p>}
      {query.isError && <Alert>{missing ? own.notFound : query.error.message}</Alert>}
      {resolve.isError && <Alert>{own.resolveError}</Alert>}
      {submission && <Details submission={submission} />}
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

function Details({ submission }: { submission: Submission }) {
  const { name, email, phone, company, subject, message, createdAt, source, lines, isSuspected } = submission;
  return (
    <>
      <dl className="details">
        <Detail label={own.fields.subject} wide>{subject ?? own.noSubject}</Detail>
        <Detail label={own.fields.received}>
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </Detail>
        <Detail label={own.fields.status}>
          <SubmissionBadges submission={submission} />
        </Detail>
        <Detail label={own.fields.name}>{name}</Detail>
        <Detail label={own.fields.email}>
          <a href={`mailto:${email}`}>{email}</a>
        </Detail>
        {phone && (
          <Detail label={own.fields.phone}>
            <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>
          </Detail>
        )}
        {company && <Detail label={own.fields.company}>{company}</Detail>}
        <Detail label={own.fields.source}>{own.kinds[source.kind]}</Detail>
        {source.partner && <Detail label={own.fields.partner}>{source.partner}</Detail>}
        {source.page && <Detail label={own.fields.page} wide>{source.page}</Detail>}
      </dl>
      {isSuspected && <p className="muted">{own.suspectedHint}</p>}
      {lines && <SubmissionLines lines={lines} />}
      <h3 className="details-heading">{own.fields.message}</h3>
      <p className="details-message">{message}</p>
    </>
  );
}

function Detail({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? "detail detail-wide" : "detail"}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
