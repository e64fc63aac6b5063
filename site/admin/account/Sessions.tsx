import type { SessionInfo } from "../../../contract/account.ts";
import { formatDateTime } from "../format.ts";
import { texts } from "../texts.ts";
import { showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { type Column, DataTable } from "../ui/DataTable.tsx";
import { Panel } from "../ui/Panel.tsx";
import { accountTexts } from "./account_texts.ts";
import { agentName } from "./agent_name.ts";
import { ACCOUNT_PATH, useAccountCall } from "./use_account_call.ts";

const own = accountTexts.sessions;

export function Sessions({ sessions }: { sessions: SessionInfo[] }) {
  const end = useAccountCall({ failed: own.failed, onDone: () => showSuccess(own.ended) });
  const columns: Column<SessionInfo>[] = [
    {
      header: own.columns[0],
      cell: ({ agent, isCurrent }) => (
        <>
          <span className="row-name">{agent ? agentName(agent) : own.unknown}</span>
          {isCurrent && <span className="muted">{own.here}</span>}
        </>
      ),
    },
    {
      header: own.columns[1],
      cell: ({ address }) => <span className="break">{address ?? own.unknown}</span>,
    },
    {
      header: own.columns[2],
      cell: ({ lastUsedAt }) => <time dateTime={lastUsedAt}>{formatDateTime(lastUsedAt)}</time>,
    },
    {
      header: texts.list.actions,
      className: "column-actions",
      cell: ({ id, isCurrent, agent }) =>
        !isCurrent && (
          <Button
            look="quiet"
            onClick={() => end.run(`${ACCOUNT_PATH}/sessions/${id}`, { method: "DELETE" })}
          >
            {own.end}
            <span className="visually-hidden">{agent ? agentName(agent) : own.unknown}</span>
          </Button>
        ),
    },
  ];
  return (
    <Panel title={own.title}>
      <DataTable caption={own.title} columns={columns} rows={sessions} keyOf={({ id }) => id} />
    </Panel>
  );
}
