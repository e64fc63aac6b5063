import { useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { isLanguage, LANGUAGE_NAMES } from "../../../contract/language.ts";
import { type Unanswered, UnansweredSchema } from "../../../contract/unanswered.ts";
import { ApiFailure, isUnauthorized, send } from "../api.ts";
import { formatDate, formatNumber } from "../format.ts";
import type { ListAddress } from "../list_address.ts";
import { usePartnerNames } from "../partners/PartnerName.tsx";
import { refreshData } from "../query_client.ts";
import { texts } from "../texts.ts";
import { showError, showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { type Column, DataTable } from "../ui/DataTable.tsx";
import { ListResult } from "../ui/ListResult.tsx";
import { useList } from "../use_list.ts";
import { unansweredTexts as own } from "./unanswered_texts.ts";

export const UNANSWERED_PATH = "/api/admin/unanswered";
const UnansweredListSchema = z.array(UnansweredSchema);

const question: Column<Unanswered> = {
  header: own.columns[0],
  className: "column-question",
  cell: ({ question, otherWords, lang }) => (
    <>
      <span className="row-name break" lang={lang}>{question}</span>
      {otherWords.length > 0 && <span className="muted break" lang={lang}>{own.otherWords(otherWords)}</span>}
      {lang !== "en" && <span className="muted">{LANGUAGE_NAMES[lang]}</span>}
    </>
  ),
};

interface Props {
  address: ListAddress;
  kind: "open" | "dismissed";
  /** The row that had the focus is gone. */
  onGone(): void;
}

/** Questions that wait for an answer, or that need none. */
export function UnansweredList({ address, kind, onGone }: Props) {
  const lang = address.get("lang");
  const list = useList(UNANSWERED_PATH, UnansweredListSchema, {
    q: address.q,
    cursor: address.cursor,
    state: kind,
    filters: {
      lang: isLanguage(lang) ? lang : null,
      sort: address.get("sort") === "recent" ? "recent" : null,
    },
  });
  const partners = usePartnerNames(list.data?.items.some(({ partner }) => partner !== null) ?? false);
  const change = useChange(onGone);
  const columns: Column<Unanswered>[] = [
    question,
    {
      header: own.columns[1],
      cell: ({ count }) => <span className="badge badge-count">{own.times(formatNumber(count))}</span>,
    },
    {
      header: own.columns[2],
      cell: ({ lastAskedAt, page, partner }) => (
        <>
          <time className="when" dateTime={lastAskedAt}>{formatDate(lastAskedAt)}</time>
          {page && <span className="muted break unanswered-source">{own.from(placeOf(page))}</span>}
          {partner && (
            <span className="muted break unanswered-source">
              {own.fromPartner(partners.get(partner) ?? partner)}
            </span>
          )}
        </>
      ),
    },
    {
      header: texts.list.actions,
      className: "column-actions",
      cell: ({ id, question }) => (
        <span className="row-actions">
          <Button
            look="quiet"
            icon="edit"
            onClick={() => address.open({ action: "new", copy: id })}
          >
            {own.answer}
            <span className="visually-hidden">{question}</span>
          </Button>
          <Button
            look="quiet"
            icon={kind === "open" ? "close" : "undo"}
            onClick={() => change({ id, to: kind === "open" ? "dismiss" : "reopen" })}
          >
            {kind === "open" ? own.dismiss : own.reopen}
            <span className="visually-hidden">{question}</span>
          </Button>
          {kind === "dismissed" && (
            <Button
              look="danger"
              icon="trash"
              onClick={() => confirm(own.confirmDeleteQuestion) && change({ id, to: "delete" })}
            >
              {texts.list.delete}
              <span className="visually-hidden">{question}</span>
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <ListResult
      query={list}
      address={address}
      texts={{ empty: own.empty[kind], loadError: own.loadError }}
      icon="question"
    >
      <DataTable
        caption={own.kinds[kind]}
        columns={columns}
        rows={list.data?.items}
        keyOf={({ id }) => id}
        busy={list.isPlaceholderData}
      />
    </ListResult>
  );
}

interface Change {
  id: string;
  to: keyof typeof own.changed;
}

/** Off one list and onto the other, or off both. */
function useChange(onGone: () => void): (change: Change) => void {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, to }: Change) =>
      to === "delete"
        ? send(`${UNANSWERED_PATH}/${id}`, { method: "DELETE" })
        : send(`${UNANSWERED_PATH}/${id}/${to}`, { method: "POST" }),
    onSuccess(_, { to }) {
      showSuccess(own.changed[to]);
      onGone();
    },
    onError(error) {
      if (isUnauthorized(error)) return;
      showError(error instanceof ApiFailure && error.status === 404 ? own.questionGone : own.changeError);
    },
    onSettled: () => void refreshData(client),
  });
  return (change) => {
    if (!isPending) mutate(change);
  };
}

/** A page of ours by its path, another one with its site. */
function placeOf(page: string): string {
  const url = URL.parse(page);
  if (!url) return page;
  return url.origin === location.origin ? url.pathname : `${url.host}${url.pathname}`;
}
