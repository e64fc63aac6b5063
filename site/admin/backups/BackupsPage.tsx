import { BackupLinkSchema, type Backups, BackupsSchema } from "../../../contract/backup.ts";
import { usePasswordDialog } from "../account/PasswordDialog.tsx";
import { send } from "../api.ts";
import { showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { EditorSkeleton } from "../ui/EditorSkeleton.tsx";
import { Alert, EmptyState, LoadFailure } from "../ui/Notice.tsx";
import { Panel } from "../ui/Panel.tsx";
import { useCall } from "../use_call.ts";
import { useRead } from "../use_read.ts";
import { BackupRules } from "./BackupRules.tsx";
import { BackupTable } from "./BackupTable.tsx";
import { backupTexts as own } from "./backup_texts.ts";

const PATH = "/api/admin/backups";
/** How often the page looks while a backup is made. */
const LOOK_EVERY_MS = 1_500;

/** Backups: made, downloaded, restored on trial, and their schedule. */
export function BackupsPage() {
  const query = useRead(PATH, BackupsSchema, {
    refetchInterval: ({ state }) => state.data?.isRunning ? LOOK_EVERY_MS : false,
  });
  const { data } = query;
  if (query.isError && !data) return <LoadFailure title={own.loadError} query={query} />;
  if (!data) return <EditorSkeleton />;
  if (data.refusal) return <EmptyState icon="download" title={own.none} hint={data.refusal} />;
  return (
    <div className="stack">
      {data.folder.problem && <Alert>{data.folder.problem}</Alert>}
      <Made data={data} />
      {/* The form begins anew with what was stored. */}
      <BackupRules key={JSON.stringify(data.settings)} path={`${PATH}/settings`} data={data} />
    </div>
  );
}

function Made({ data }: { data: Backups }) {
  const password = usePasswordDialog();
  const backUp = useCall({
    send: () => send(PATH, { method: "POST" }),
    onDone: () => showSuccess(own.actions.begun, own.actions.begunHint),
    failed: own.failed,
  });
  const check = useCall({
    send: (id: string) => send(`${PATH}/${id}/check`, { method: "POST" }),
    onDone: () => showSuccess(own.checkBegun),
    failed: own.failed,
  });
  const download = () =>
    password.ask({
      title: own.actions.downloadTitle,
      intro: own.actions.downloadIntro,
      submit: own.actions.download,
      failed: own.failed,
      path: `${PATH}/download`,
      method: "POST",
      async onDone(response) {
        const { href } = BackupLinkSchema.parse(await response.json());
        showSuccess(own.actions.downloaded);
        // The browser writes the file as it comes, however large it is.
        location.assign(href);
      },
    });
  return (
    <Panel title={own.actions.title} busy={data.isRunning}>
      <div className="panel-padded stack">
        <p>{own.personal}</p>
        <p role="note">{data.isEncrypted ? own.encrypted : own.plain}</p>
        <div className="button-row">
          <Button
            look="primary"
            changes
            busy={data.isRunning && own.actions.running}
            onClick={() => data.isRunning || backUp.run()}
          >
            {own.actions.now}
          </Button>
          <Button icon="download" changes onClick={download}>{own.actions.download}</Button>
        </div>
        <p className="muted">{own.actions.restore}</p>
      </div>
      {data.backups.length === 0
        ? <EmptyState icon="download" title={own.none} hint={own.noneHint} />
        : <BackupTable backups={data.backups} onCheck={check.run} isRunning={data.isRunning} />}
      {password.dialog}
    </Panel>
  );
}
