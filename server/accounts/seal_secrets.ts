import type { BackupMaker } from "../backups/backups.ts";
import type { HouseLog } from "../log/house_log.ts";
import type { SendingSettings } from "../sending/sending_settings.ts";
import type { Settings } from "../settings.ts";
import { errorMessage } from "../shared/error_message.ts";
import type { AccountStore } from "./account_store.ts";
import { sealer } from "./sealed_text.ts";
import { secondFactorStore } from "./second_factor_store.ts";

interface SealingParts {
  accounts: AccountStore;
  sending: Pick<SendingSettings, "sealAnew">;
  backups: { settings: Pick<BackupMaker["settings"], "sealAnew"> };
  settings: Pick<Settings, "secretsKeys">;
  now: () => Date;
  log: Pick<HouseLog, "warn" | "error">;
}

/** Seals every secret in the store with the key that counts now, so that the one before it is needed no more. */
export async function sealSecrets(
  { accounts, sending, backups, settings: { secretsKeys }, now, log }: SealingParts,
): Promise<void> {
  if (secretsKeys.length === 0) return;
  try {
    const factors = secondFactorStore(accounts, sealer(secretsKeys), now);
    for (const keeper of [factors, sending, backups.settings]) await keeper.sealAnew();
    if (secretsKeys.length > 1) {
      log.warn("Every secret is encrypted with SECRETS_KEY: SECRETS_KEY_OLD is needed no more");
    }
  } catch (error) {
    log.error(`Cannot encrypt the secrets anew: ${errorMessage(error)}`);
  }
}
