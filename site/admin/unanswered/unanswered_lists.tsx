import { LANGUAGE_NAMES, LANGUAGES } from "../../../contract/language.ts";
import { type Unanswered, UnansweredSchema } from "../../../contract/unanswered.ts";
import { ask } from "../ask.ts";
import { send } from "../api.ts";
import { formatDate } from "../../../contract/shared/indian_dates.ts";
import { formatNumber } from "../format.ts";
import type { ListDescription, OpenList } from "../list/list_description.ts";
import { deleteAction } from "../list/RowActions.tsx";
import { PartnerName } from "../partners/PartnerName.tsx";
import { texts } from "../texts.ts";
import { useCall } from "../use_call.ts";
import { useUndo } from "../use_undo.ts";
import { unansweredTexts as own } from "./unanswered_texts.ts";

export const UNANSWERED_PATH = "/api/admin/unanswered";

/** Questions without an answer. */
export const openQuestions = questionList("open");

/** Questions that the staff dismissed because they need no answer. */
export const dismissedQuestions = questionList("dismissed");

function questionList(kind: "open" | "dismissed"): ListDescription<Unanswered> {
  return {
    kind: [kind, own.kinds[kind]],
    intro: own.intros[kind],
    resource: { path: UNANSWERED_PATH, schema: UnansweredSchema, texts: { ...own, ...own.lists[kind] } },
    fixed: { state: kind },
    refreshes: true,
    sort: "count",
    icon: "question",
    nameOf: ({ question }) => question,
    filters: [
      {
        kind: "choice",
        name: "why",
        label: own.whyLabel,
        all: own.anyWhy,
        choices: Object.entries(own.why),
      },
      {
        kind: "choice",
        name: "lang",
        label: own.language,
        all: own.anyLanguage,
        choices: LANGUAGES.map((code) => [code, LANGUAGE_NAMES[code]]),
      },
    ],
    useActions: kind === "open" ? useOpenActions : useDismissedActions,
    columns: [
      {
        header: own.columns[0],
        className: "column-question",
        cell: ({ question, otherWords, lang }) => (
          <>
            <span className="row-name break" lang={lang}>{question}</span>
            {otherWords.length > 0 && (
              <span className="muted break" lang={lang}>{own.otherWords(otherWords)}</span>
            )}
            {lang !== "en" && <span className="muted">{LANGUAGE_NAMES[lang]}</span>}
          </>
        ),
      },
      {
        header: own.columns[3],
        cell: ({ why }) => (
          <span className={why === "disliked" ? "badge badge-suspected" : "badge badge-open"}>
            {own.why[why]}
          </span>
        ),
      },
      {
        header: own.columns[1],
        sort: "count",
        isDescending: true,
        cell: ({ count }) => <span className="badge badge-count">{own.times(formatNumber(count))}</span>,
      },
      {
        header: own.columns[2],
        sort: "recent",
        isDescending: true,
        cell: (row) => <LastAsked {...row} />,
      },
    ],
  };
}

function LastAsked({ lastAskedAt, page, partner }: Unanswered) {
  return (
    <>
      <time className="when" dateTime={lastAskedAt}>{formatDate(lastAskedAt)}</time>
      {page && <span className="muted break unanswered-source">{own.from(placeOf(page))}</span>}
      {partner && (
        <span className="muted break unanswered-source">
          {own.through} <PartnerName partnerKey={partner} />
        </span>
      )}
    </>
  );
}

function answerAction(address: OpenList["address"], id: string) {
  const run = () => address.open({ action: "new", copy: id });
  return { label: own.answer, icon: "edit" as const, changes: true, run };
}

function useOpenActions({ address, onGone }: OpenList) {
  const change = useChange(onGone);
  return {
    actionsOf: ({ id }: Unanswered) => [
      answerAction(address, id),
      { label: own.dismiss, icon: "close" as const, changes: true, run: () => change({ id, to: "dismiss" }) },
    ],
  };
}

function useDismissedActions({ address, onGone }: OpenList) {
  const change = useChange(onGone);
  return {
    actionsOf: ({ id }: Unanswered) => [
      answerAction(address, id),
      { label: own.reopen, icon: "undo" as const, changes: true, run: () => change({ id, to: "reopen" }) },
      deleteAction((name) => {
        ask({
          words: `${own.confirmDeleteQuestion}\n\n${texts.list.toBin(name)}`,
          yes: texts.list.delete,
          run: () => change({ id, to: "delete" }),
        });
      }),
    ],
  };
}

interface Change {
  id: string;
  to: keyof typeof own.changed;
}

/** Dismisses, restores or deletes a question. */
function useChange(onGone: () => void): (change: Change) => void {
  const offerUndo = useUndo();
  return useCall({
    send: ({ id, to }: Change) =>
      to === "delete"
        ? send(`${UNANSWERED_PATH}/${id}`, { method: "DELETE" })
        : send(`${UNANSWERED_PATH}/${id}/${to}`, { method: "POST" }),
    onDone(_, { id, to }) {
      const undo = { delete: "restore", dismiss: "reopen", reopen: "dismiss" }[to];
      offerUndo({ said: own.changed[to], path: `${UNANSWERED_PATH}/${id}/${undo}` });
      onGone();
    },
    failed: ({ status }) => status === 404 ? own.questionGone : own.changeError,
  }).run;
}

/** The path of one of the site's pages; host and path of any other page. */
function placeOf(page: string): string {
  const url = URL.parse(page);
  if (!url) return page;
  return url.origin === location.origin ? url.pathname : `${url.host}${url.pathname}`;
}
