import * as z from "zod/mini";
import { type AutomaticRedirect, AutomaticRedirectSchema } from "../../../contract/redirect.ts";
import type { ListAddress } from "../list_address.ts";
import { type Column, DataTable } from "../ui/DataTable.tsx";
import { ListResult } from "../ui/ListResult.tsx";
import { useList } from "../use_list.ts";
import { redirectResource } from "./redirect_draft.ts";
import { redirectTexts as own } from "./redirect_texts.ts";

const PATH = `${redirectResource.path}/automatic`;
const AutomaticListSchema = z.array(AutomaticRedirectSchema);

const columns: Column<AutomaticRedirect>[] = [
  { header: own.automaticColumns[0], cell: ({ from }) => <span className="row-name">{from}</span> },
  {
    header: own.automaticColumns[1],
    cell: ({ to }) => <a className="break" href={to} target="_blank" rel="noopener">{to}</a>,
  },
  {
    header: own.automaticColumns[2],
    cell: ({ kind, name }) => (
      <span className="break">
        {own.kindNames[kind]}: {name}
      </span>
    ),
  },
];

/** What leads on since a slug was changed; to be looked at only. */
export function AutomaticRedirects({ address }: { address: ListAddress }) {
  const list = useList(PATH, AutomaticListSchema, { q: address.q, cursor: address.cursor });
  return (
    <ListResult
      query={list}
      address={address}
      texts={{ ...own, ...!address.q && { empty: own.automaticEmpty }, emptyHint: "" }}
      icon="redirect"
    >
      <DataTable
        caption={own.kinds.automatic}
        columns={columns}
        rows={list.data?.items}
        keyOf={({ id }) => id}
        busy={list.isPlaceholderData}
      />
    </ListResult>
  );
}
