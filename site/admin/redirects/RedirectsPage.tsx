import {
  type AutomaticRedirect,
  AutomaticRedirectSchema,
  type Redirect,
  RedirectInputSchema,
  RedirectSchema,
} from "../../../contract/redirect.ts";
import { resourceOf } from "../form/resource.ts";
import { resourceTexts } from "../form/resource_texts.ts";
import type { ListDescription, ResourceListDescription } from "../list/list_description.ts";
import { ResourcePage } from "../list/ResourcePage.tsx";

const own = resourceTexts("redirect", "redirects", {
  placeholder: "Old or new address…",
  emptyHint: "Add one with the button above where a page of your older site has moved.",
  kinds: { own: "Yours", automatic: "Automatic" },
  intro: "Where the addresses of an older site lead. Only an address without a page is redirected.",
  automaticIntro: "These came by themselves when the address of a product, category or article was changed.",
  automaticEmpty: "No address was changed yet",
  columns: ["Old address", "Leads to", "For good"],
  what: "What",
  permanent: "Permanent",
  temporary: "Temporary",
  leadsTo: (address: string) => `and from there to ${address}`,
  kindNames: { product: "Product", category: "Category", article: "Article" },
});

export const redirectResource = resourceOf({
  path: "/api/admin/redirects",
  schema: RedirectSchema,
  inputSchema: RedirectInputSchema,
  blank: { isPermanent: true },
  sections: [{
    title: "From an old address to a new one",
    rows: [
      {
        path: "from",
        label: own.columns[0],
        kind: "url",
        hint:
          "The path alone, such as /old-page.html. It works below the path of each language too, and takes its query along.",
        required: true,
      },
      {
        path: "to",
        label: own.columns[1],
        kind: "url",
        hint: "A path such as /products, or an address of another site",
        required: true,
      },
      {
        path: "isPermanent",
        label: own.columns[2],
        kind: "check",
        hint: "Search engines then forget the old address. Leave it off while you are not sure.",
      },
    ],
  }],
  texts: own,
});

const redirectList: ResourceListDescription<Redirect> = {
  kind: ["own", own.kinds.own],
  intro: own.intro,
  resource: redirectResource,
  icon: "redirect",
  nameOf: ({ from }) => from,
  columns: [
    { header: own.columns[0], sort: "from", cell: ({ from }) => <span className="row-name">{from}</span> },
    {
      header: own.columns[1],
      sort: "to",
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

/** Redirects that the server made when a slug changed. They are read-only. */
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
  return <ResourcePage list={redirectList} others={[automaticList]} />;
}
