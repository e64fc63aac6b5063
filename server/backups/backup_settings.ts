import * as z from "zod/mini";
import { BACKUP_PLACES, type BackupSettingsInput, RHYTHMS, S3AddressSchema } from "../../contract/backup.ts";
import { issue } from "../../contract/issue.ts";
import { sealer } from "../accounts/sealed_text.ts";
import { AppError } from "../http/app_error.ts";
import { settingsDocument } from "../kv/settings_document.ts";
import type { Store } from "../kv/store.ts";
import type { S3Setup } from "./backup_places.ts";

const BackupSettingsSchema = z.object({
  rhythm: z.enum(RHYTHMS),
  keep: z.number(),
  place: z.enum(BACKUP_PLACES),
  /** The secret is sealed, where the server has a key for it. */
  s3: z.nullable(z.extend(S3AddressSchema, { secret: z.string() })),
});
type BackupRules = z.infer<typeof BackupSettingsSchema>;

const BEGINNING: BackupRules = { rhythm: "off", keep: 7, place: "folder", s3: null };
/** What stores that have no regions expect. */
const USUAL_REGION = "us-east-1";
const CONTEXT = "backups/s3";

/** When backups are made and where they go, in the document `backup-settings`. */
export function backupSettings(store: Store, secretsKeys?: readonly string[]) {
  const document = settingsDocument(store, "backup-settings", BackupSettingsSchema);
  const { seal, open, sealAnew } = sealer(secretsKeys);
  const read = async () => (await document.get())?.value ?? BEGINNING;

  return {
    read,

    /** The bucket, with its secret; null where none is set. */
    async s3(): Promise<S3Setup | null> {
      const { s3 } = await read();
      return s3 && { ...s3, secret: await open(s3.secret, CONTEXT) };
    },

    /** Seals with the key that counts now what was sealed with a former one, or not at all. */
    async sealAnew(): Promise<void> {
      const found = await document.get();
      const s3 = found?.value.s3;
      const secret = s3 && await sealAnew(s3.secret, CONTEXT);
      if (secret && secret !== s3.secret) {
        await document.put({ ...found!.value, s3: { ...s3, secret } }, found!.version);
      }
    },

    /** The stored secret stays for the same key of the same server only. Throws 422. */
    async set(input: BackupSettingsInput): Promise<void> {
      const { rhythm, keep, place, address, bucket, keyId, secret, isPathStyle } = input;
      const { s3: before } = await read();
      const isSame = before?.address === address && before?.keyId === keyId;
      const isAsked = place === "s3";
      const missing = [
        !address && "address",
        !bucket && "bucket",
        !keyId && "keyId",
        !secret && !isSame && "secret",
      ].flatMap((field) => field && isAsked ? [issue(field, "required")] : []);
      if (missing.length > 0) throw AppError.invalid(missing);
      const sealed = secret ? await seal(secret, CONTEXT) : isSame ? before?.secret : undefined;
      const s3 = address && bucket && keyId && sealed
        ? {
          address,
          bucket,
          keyId,
          secret: sealed,
          isPathStyle,
          region: input.region ?? USUAL_REGION,
          prefix: input.prefix ?? "",
        }
        : null;
      await document.put({ rhythm, keep, place, s3 });
    },
  };
}
