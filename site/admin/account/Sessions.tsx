import type { SessionInfo } from "../../../contract/account.ts";
import { formatDateTime } from "../../../contract/shared/indian_dates.ts";
import { actionsColumn } from "../list/RowActions.tsx";
import { showSuccess } from "../toasts.ts";
import { type Column, DataTable } from "../ui/DataTable.tsx";
import { Panel } from "../ui/Panel.tsx";
import { accountTexts } from "./account_texts.ts";
import { agentName } from "./agent_name.ts";
import { usePasswordDialog } from "./PasswordDialog.tsx";
import { ACCOUNT_PATH } from "./use_account_call.ts";

const own = accountTexts.sessions;
const nameOf = (agent: string | null) => agent ? agentName(agent) : own.unknown;

export function Sessions({ sessions }: { sessions: SessionInfo[] }) {
  const password = usePasswordDialog();
  const end = ({ id, agent }: SessionInfo) =>
    password.ask({
      title: own.endTitle,
      intro: own.endIntro(nameOf(agent)),
      submit: own.end,
      failed: own.failed,
      path: `${ACCOUNT_PATH}/sessions/${id}`,
      method: "DELETE",
      onDone: () => showSuccess(own.ended),
    });
  const columns: Column<SessionInfo>[] = [
    {
      header: own.columns[0],
      cell: ({ agent, isCurrent }) => (
        <>
          <span className="row-name">{nameOf(agent)}</span>
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
    actionsColumn(
      ({ agent }) => nameOf(agent),
      (session) => session.isCurrent ? [] : [{ label: own.end, run: () => end(session) }],
    ),
  ];
  return (
    <Panel title={own.title}>
      <DataTable caption={own.title} columns={columns} rows={sessions} keyOf={({ id }) => id} />
      {password.dialog}
    </Panel>
  );
}
