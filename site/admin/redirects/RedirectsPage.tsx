import * as z from "zod/mini";
import { type Redirect, RedirectSchema } from "../../../contract/redirect.ts";
import type { ListAddress } from "../list_address.ts";
import { ListOrForm } from "../ListOrForm.tsx";
import { ResourceTable } from "../ResourceTable.tsx";
import type { Column } from "../ui/DataTable.tsx";
import { AutomaticRedirects } from "./AutomaticRedirects.tsx";
import { redirectResource } from "./redirect_draft.ts";
import { redirectTexts as own } from "./redirect_texts.ts";
import { RedirectEditor } from "./RedirectEditor.tsx";

const RedirectListSchema = z.array(RedirectSchema);

const columns: Column<Redirect>[] = [
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
];

export function RedirectsPage() {
  return (
    <ListOrForm
      texts={own}
      list={(address, focusToggle) => {
        const isAutomatic = address.get("kind") === "automatic";
        return (
          <>
            <KindFilter address={address} isAutomatic={isAutomatic} />
            {isAutomatic ? <AutomaticRedirects address={address} /> : (
              <ResourceTable
                resource={redirectResource}
                listSchema={RedirectListSchema}
                address={address}
                columns={columns}
                nameOf={({ from }) => from}
                texts={own}
                icon="redirect"
                onDeleted={focusToggle}
              />
            )}
          </>
        );
      }}
      form={(id, close) => <RedirectEditor key={id ?? "new"} id={id} onClose={close} />}
    />
  );
}

function KindFilter({ address, isAutomatic }: { address: ListAddress; isAutomatic: boolean }) {
  return (
    <div className="toolbar">
      <p className="muted">{isAutomatic ? own.automaticIntro : own.intro}</p>
      <fieldset className="segments">
        <legend className="visually-hidden">{own.kind}</legend>
        {(["own", "automatic"] as const).map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name="kind"
              checked={isAutomatic === (kind === "automatic")}
              onChange={() => address.filter({ kind: kind === "own" ? null : kind })}
            />
            <span>{own.kinds[kind]}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
