import { BACKUP_PLACES, type Backups, RHYTHMS } from "../../../contract/backup.ts";
import { OwnPasswordField } from "../account/OwnPasswordField.tsx";
import { useAccountForm } from "../account/use_account_call.ts";
import { showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { Panel } from "../ui/Panel.tsx";
import { SelectField } from "../ui/SelectField.tsx";
import { TextField } from "../ui/TextField.tsx";
import { backupTexts } from "./backup_texts.ts";

const own = backupTexts.rules;

/** How often backups are made, how many are kept, and where they go. */
export function BackupRules({ path, data: { settings, folder } }: { path: string; data: Backups }) {
  const { s3 } = settings;
  const form = useAccountForm({
    rhythm: settings.rhythm as string,
    keep: String(settings.keep),
    place: settings.place as string,
    address: s3?.address ?? "",
    bucket: s3?.bucket ?? "",
    region: s3?.region ?? "",
    prefix: s3?.prefix ?? "",
    keyId: s3?.keyId ?? "",
    secret: "",
    form: s3?.isPathStyle === false ? "host" : "path",
    current: "",
  }, {
    failed: backupTexts.failed,
    onDone() {
      form.clear();
      showSuccess(own.saved, own.savedHint);
    },
  });
  const { form: style, keep, ...rest } = form.typed;
  const isS3 = form.typed.place === "s3";
  return (
    <Panel title={own.title}>
      <form
        className="panel-padded form-stack"
        aria-label={own.title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.run(path, {
            method: "PUT",
            body: { ...rest, keep: Number(keep), isPathStyle: style === "path" },
          });
        }}
      >
        <SelectField<string>
          label={own.rhythm}
          choices={RHYTHMS.map((rhythm) => [rhythm, own.rhythms[rhythm]] as const)}
          {...form.field("rhythm")}
        />
        <TextField
          label={own.keep}
          hint={own.keepHint}
          inputMode="numeric"
          required
          {...form.field("keep")}
        />
        <SelectField<string>
          label={own.place}
          choices={BACKUP_PLACES.map((place) => [place, own.places[place]] as const)}
          {...form.field("place")}
        />
        <p className="muted break" role="note">
          {isS3 ? own.passing(folder.path) : `${own.folder(folder.path)} ${own.folderHint}`}
        </p>
        {isS3 && (
          <>
            <TextField
              label={own.address}
              hint={own.addressHint}
              type="url"
              required
              {...form.field("address")}
            />
            <TextField label={own.bucket} required {...form.field("bucket")} />
            <TextField label={own.region} hint={own.regionHint} {...form.field("region")} />
            <TextField label={own.prefix} hint={own.prefixHint} {...form.field("prefix")} />
            <TextField label={own.keyId} hint={own.keyHint} required {...form.field("keyId")} />
            <TextField
              label={own.secret}
              type="password"
              autoComplete="new-password"
              hint={s3 ? own.kept : undefined}
              {...form.field("secret")}
            />
            <SelectField<string>
              label={own.form}
              choices={[["path", own.forms.path], ["host", own.forms.host]]}
              {...form.field("form")}
            />
          </>
        )}
        <OwnPasswordField label={own.password} hint={own.passwordHint} required {...form.field("current")} />
        <Button look="primary" type="submit" aria-disabled={form.busy}>{own.save}</Button>
      </form>
    </Panel>
  );
}
