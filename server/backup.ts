/** `deno task backup FILE` and `deno task restore FILE`: the whole store, with pictures and accounts. */
import { backUpStore } from "./backups/back_up_store.ts";
import { restoreStore, verifyBackup } from "./backups/restore_store.ts";
import { readSettings } from "./settings.ts";
import { refuse } from "./start/refuse.ts";
import { StartError } from "./start_error.ts";

const USAGE = "deno task backup FILE\ndeno task backup --verify FILE\ndeno task restore FILE";

async function run([command, ...args]: readonly string[]): Promise<string> {
  const isTrial = command === "backup" && args[0] === "--verify";
  const file = isTrial ? args[1] : args[0];
  const { kv, backupKeys: keys } = readSettings({
    KV: Deno.env.get("KV"),
    BACKUP_KEY: Deno.env.get("BACKUP_KEY"),
    BACKUP_KEY_OLD: Deno.env.get("BACKUP_KEY_OLD"),
  });
  // A word that looks like an option is none of ours, and would be a strange name of a file.
  if (!file || file.startsWith("-") || (command !== "backup" && command !== "restore")) {
    throw new StartError(USAGE);
  }
  if (isTrial) return `${file} can be restored: ${await verifyBackup(file, keys)} records`;
  if (command === "backup") {
    const size = (await backUpStore(kv, file, keys) / 1e6).toFixed(1);
    return `Backed up ${kv} into ${file}, ${size} MB${keys.length === 0 ? "" : ", encrypted"}`;
  }
  const kept = await restoreStore(kv, file, { keys, now: new Date() });
  return `Restored ${kv} from ${file}${kept ? `; what was there is now ${kept}` : ""}`;
}

console.info(await run(Deno.args).catch(refuse));
