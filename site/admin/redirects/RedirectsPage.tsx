import {
  type AutomaticRedirect,
  AutomaticRedirectSchema,
  type Redirect,
  RedirectSchema,
} from "../../../contract/redirect.ts";
import { editAndDelete } from "../list/edit_and_delete.ts";
import type { ListDescription } from "../list/list_description.ts";
import { ListPage } from "../list/ListPage.tsx";
import { redirectResource } from "./redirect_draft.ts";
import { redirectTexts as own } from "./redirect_texts.ts";
import { RedirectEditor } from "./RedirectEditor.tsx";

const redirectList: ListDescription<Redirect> = {
  kind: ["own", own.kinds.own],
  intro: own.intro,
  resource: { path: redirectResource.path, schema: RedirectSchema, texts: own },
  icon: "redirect",
  nameOf: ({ from }) => from,
  useActions: editAndDelete(redirectResource),
  columns: [
    { header: own.columns[0], cell: ({ from }) => <span className="row-name">{from}</span> },
    {
      header: own.columns[1],
      cell: ({ to, leadsTo }) => (
        <>
          <span className="break">{to}</span>
          {leadsTo && <span className="muted break redirect-end">{own.leadsTo(leadsTo)}</span>}
        </>
      ),
    },
    { header: own.columns[2], cell: ({ isPermanent }) => isPermanent ? own.permanent : own.temporary },
  ],
};

/** What leads on since a slug was changed; to be looked at only. */
const automaticList: ListDescription<AutomaticRedirect> = {
  kind: ["automatic", own.kinds.automatic],
  intro: own.automaticIntro,
  resource: {
    path: `${redirectResource.path}/automatic`,
    schema: AutomaticRedirectSchema,
    texts: { ...own, noneYet: own.automaticEmpty, emptyHint: "" },
  },
  icon: "redirect",
  nameOf: ({ from }) => from,
  columns: [
    { header: own.columns[0], cell: ({ from }) => <span className="row-name">{from}</span> },
    {
      header: own.columns[1],
      cell: ({ to }) => <a className="break" href={to} target="_blank" rel="noopener">{to}</a>,
    },
    {
      header: own.what,
      cell: ({ kind, name }) => <span className="break">{`${own.kindNames[kind]}: ${name}`}</span>,
    },
  ],
};

export function RedirectsPage() {
  return (
    <ListPage
      list={[redirectList, automaticList]}
      form={(id, close) => <RedirectEditor key={id ?? "new"} id={id} onClose={close} />}
    />
  );
}
