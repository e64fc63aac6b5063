import { Link } from "wouter";
import { type Partner, PartnerInputSchema, PartnerSchema } from "../../../contract/partner.ts";
import { withParams } from "../api.ts";
import { resourceOf } from "../form/resource.ts";
import type { ResourceListDescription } from "../list/list_description.ts";
import { ResourcePage } from "../list/ResourcePage.tsx";
import { NameCell } from "../ui/NameCell.tsx";
import { partnerTexts as own } from "./partner_texts.ts";
import { PartnerCounts } from "./PartnerCounts.tsx";
import { PartnerPages } from "./PartnerPages.tsx";

export const partnerResource = resourceOf({
  path: "/api/admin/partners",
  schema: PartnerSchema,
  inputSchema: PartnerInputSchema,
  blank: { isActive: true, origins: [""] },
  sections: [
    {
      title: "Who",
      rows: [
        { path: "name", label: "Name", required: true },
        {
          path: "note",
          label: "Note",
          kind: "textarea",
          hint: "Only for you: whom to call, what was agreed",
        },
        {
          path: "isActive",
          label: "Active",
          kind: "check",
          hint: "A paused partner keeps its key and its leads; its widgets are refused meanwhile",
        },
      ],
    },
    {
      title: "Allowed origins",
      intro: own.hints.origins,
      rows: [{
        path: "origins",
        label: "Allowed origins",
        kind: "lines",
        noun: "site",
        hideLabel: true,
        columns: [{ label: "Allowed origins", placeholder: "https://" }],
      }],
    },
    PartnerPages,
  ],
  texts: own,
});

const partnerList: ResourceListDescription<Partner> = {
  resource: partnerResource,
  icon: "partners",
  nameOf: ({ name }) => name,
  columns: [
    {
      header: own.columns[0],
      cell: ({ name, note }) => <NameCell name={name} below={note} />,
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
    <ResourcePage
      list={partnerList}
      // A rotated key changes the whole document, so the form is remounted.
      keyOf={({ key }) => key}
    />
  );
}
