import { Link } from "wouter";
import { type Partner, PartnerSchema } from "../../../contract/partner.ts";
import { withParams } from "../api.ts";
import { editAndDelete } from "../list/edit_and_delete.ts";
import type { ListDescription } from "../list/list_description.ts";
import { ListPage } from "../list/ListPage.tsx";
import { partnerResource } from "./partner_draft.ts";
import { partnerTexts as own } from "./partner_texts.ts";
import { PartnerCounts } from "./PartnerCounts.tsx";
import { PartnerEditor } from "./PartnerEditor.tsx";

const partnerList: ListDescription<Partner> = {
  resource: { path: partnerResource.path, schema: PartnerSchema, texts: own },
  icon: "partners",
  nameOf: ({ name }) => name,
  useActions: editAndDelete(partnerResource),
  columns: [
    {
      header: own.columns[0],
      cell: ({ name, note }) => (
        <>
          <span className="row-name">{name}</span>
          {note && <span className="muted break">{note}</span>}
        </>
      ),
    },
    {
      header: own.columns[1],
      cell: ({ origins }) => (
        <ul className="partner-sites">
          {origins.map((origin) => <li key={origin} className="break">{origin}</li>)}
        </ul>
      ),
    },
    {
      header: own.columns[2],
      cell: ({ days }) => <PartnerCounts days={days} />,
    },
    {
      header: own.columns[3],
      cell: ({ key, leads }) => (
        <>
          {leads.inquiries > 0
            ? (
              <Link href={withParams("/admin/contact-submissions", { partner: key })}>
                {own.inquiries(leads.inquiries)}
              </Link>
            )
            : own.inquiries(0)}
          {", "}
          {own.chats(leads.chats)}
        </>
      ),
    },
    {
      header: own.columns[4],
      cell: ({ isActive }) => (
        <span className={isActive ? "badge badge-done" : "badge badge-open"}>
          {isActive ? own.active : own.paused}
        </span>
      ),
    },
  ],
};

export function PartnersPage() {
  return (
    <ListPage
      list={partnerList}
      form={(id, close) => <PartnerEditor key={id ?? "new"} id={id} onClose={close} />}
    />
  );
}
