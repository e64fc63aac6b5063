import { Link } from "wouter";
import * as z from "zod/mini";
import { type Partner, PartnerSchema } from "../../../contract/partner.ts";
import { withParams } from "../api.ts";
import type { ListAddress } from "../list_address.ts";
import { ListOrForm } from "../ListOrForm.tsx";
import { ResourceTable } from "../ResourceTable.tsx";
import type { Column } from "../ui/DataTable.tsx";
import { partnerResource } from "./partner_draft.ts";
import { partnerTexts as own } from "./partner_texts.ts";
import { PartnerCounts } from "./PartnerCounts.tsx";
import { PartnerEditor } from "./PartnerEditor.tsx";

const PartnerListSchema = z.array(PartnerSchema);

const columns: Column<Partner>[] = [
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
];

export function PartnersPage() {
  return (
    <ListOrForm
      texts={own}
      list={(address, focusToggle) => <PartnerList address={address} onDeleted={focusToggle} />}
      form={(id, close) => <PartnerEditor key={id ?? "new"} id={id} onClose={close} />}
    />
  );
}

function PartnerList({ address, onDeleted }: { address: ListAddress; onDeleted(): void }) {
  return (
    <ResourceTable
      resource={partnerResource}
      listSchema={PartnerListSchema}
      address={address}
      columns={columns}
      nameOf={({ name }) => name}
      texts={own}
      icon="partners"
      onDeleted={onDeleted}
    />
  );
}
