import type { ReactNode } from "react";
import { Link } from "wouter";
import type { FoundKind } from "../../../contract/finding.ts";
import { type Media, MediaSchema, type MediaUse, MediaUseSchema } from "../../../contract/media.ts";
import { ask } from "../ask.ts";
import { ApiFailure, send } from "../api.ts";
import { documentHref } from "../document_href.ts";
import { formatDateTime } from "../../../contract/shared/indian_dates.ts";
import { formatBytes } from "../format.ts";
import { mediaTexts } from "./media_texts.ts";
import { texts } from "../texts.ts";
import { Button } from "../ui/Button.tsx";
import { CopyField } from "../ui/CopyField.tsx";
import { Detail } from "../ui/Detail.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { MediaPreview } from "../ui/MediaGrid.tsx";
import { Alert } from "../ui/Notice.tsx";
import { useCall } from "../use_call.ts";
import { useUndo } from "../use_undo.ts";
import { useAll, useRead } from "../use_read.ts";

const PATH = "/api/admin/media";
const own = mediaTexts;

interface Props {
  id: string;
  /** The list's item, if it is loaded: shown until the document itself has arrived. */
  known: Media | undefined;
  onClose(): void;
  onDeleted(): void;
}

/** One file: its details, the places that use it, and a button to delete it. */
export function MediaDialog({ id, known, onClose, onDeleted }: Props) {
  const path = `${PATH}/${encodeURIComponent(id)}`;
  const item = useRead(path, MediaSchema, {
    initialData: known,
    staleTime: known ? Infinity : 0,
    gcTime: 0,
  });
  const uses = useAll(`${path}/uses`, MediaUseSchema, { gcTime: 0 });
  const remove = useDeleteFile(path, () => {
    onClose();
    onDeleted();
  });
  const missing = item.error instanceof ApiFailure && item.error.status === 404;

  return (
    <Dialog title={own.detailTitle} onClose={onClose} isRead>
      {item.isPending && <p role="status">{texts.loading}</p>}
      {item.isError && <Alert>{missing ? own.notFound : item.error.message}</Alert>}
      {item.data && (
        <Details
          item={item.data}
          uses={uses.data
            ? <UseList uses={uses.data} />
            : <span role="status">{uses.isError ? own.usesError : texts.loading}</span>}
        />
      )}
      <footer className="dialog-footer">
        {item.data && (
          <Button
            look="danger"
            icon="trash"
            busy={remove.isPending && own.deleting}
            aria-disabled={remove.isPending || uses.isPending}
            onClick={() => {
              if (!uses.isPending) remove.ask(item.data.name, uses.data ?? []);
            }}
          >
            {own.delete}
          </Button>
        )}
        <Button onClick={onClose}>{own.close}</Button>
      </footer>
    </Dialog>
  );
}

/** Deletes a file after a confirmation, which lists the places that would lose the file. */
function useDeleteFile(path: string, onDeleted: () => void) {
  const offerUndo = useUndo();
  const remove = useCall({
    send: (force: boolean) => send(force ? `${path}?force=true` : path, { method: "DELETE" }),
    onDone() {
      offerUndo({ said: own.deleted, path: `${path}/restore` });
      onDeleted();
    },
    failed: own.deleteError,
  });
  return {
    isPending: remove.isPending,
    ask(name: string, uses: MediaUse[]) {
      const question = uses.length === 0 ? own.confirmDelete : own.confirmUsed(uses.map(placeOf));
      ask({
        words: `${question}\n\n${texts.list.toBin(name)}`,
        yes: texts.list.delete,
        run: () => remove.run(uses.length > 0),
      });
    },
  };
}

function Details({ item, uses }: { item: Media; uses: ReactNode }) {
  const url = new URL(item.url, location.origin).href;
  return (
    <>
      <div className="media-detail">
        <MediaPreview item={item} />
        <dl className="details">
          <Detail label={own.fields.name}>{item.name}</Detail>
          <Detail label={own.fields.type}>{typeText(item)}</Detail>
          <Detail label={own.fields.size}>{formatBytes(item.size)}</Detail>
          {item.width && item.height && (
            <Detail label={own.fields.dimensions}>{own.dimensions(item.width, item.height)}</Detail>
          )}
          <Detail label={own.fields.uploaded}>
            <time dateTime={item.uploadedAt}>{formatDateTime(item.uploadedAt)}</time>
          </Detail>
          <Detail label={own.fields.uses}>{uses}</Detail>
        </dl>
      </div>
      <CopyField label={own.fields.url} value={url} said={own.copied} />
    </>
  );
}

/** `Image (WEBP)`, `Document (PDF)`. */
function typeText({ type, contentType }: Media): string {
  const format = /\/([a-z]+)/.exec(contentType)?.[1];
  return format ? `${own.types[type]} (${format.toUpperCase()})` : own.types[type];
}

function UseList({ uses }: { uses: MediaUse[] }) {
  if (uses.length === 0) return <span className="muted">{own.unused}</span>;
  return (
    <ul className="media-uses">
      {uses.map((use) => (
        <li key={`${use.kind} ${use.id}`}>
          <UseLink use={use} />
        </li>
      ))}
    </ul>
  );
}

/** What is edited in a form of its own. */
const DOCUMENT_KINDS: Partial<Record<MediaUse["kind"], FoundKind>> = {
  product: "products",
  category: "product-categories",
  post: "blog/posts",
  author: "authors",
  testimonial: "testimonials",
  page: "pages",
  batch: "batch-documents",
};

function UseLink({ use }: { use: MediaUse }) {
  const kind = DOCUMENT_KINDS[use.kind];
  return kind ? <Link href={documentHref(kind, use.id)}>{placeOf(use)}</Link> : placeOf(use);
}

function placeOf({ kind, title }: MediaUse): string {
  return `${own.kinds[kind]}: ${title}`;
}
