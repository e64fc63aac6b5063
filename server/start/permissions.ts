import { dirname } from "deno-std/path/dirname.js";
import { resolve } from "deno-std/path/resolve.js";
import { mailServerOf } from "../outbox/mail_server.ts";
import { StartError } from "../start_error.ts";
import { SETTING_NAMES, type Settings } from "../settings.ts";

/** The variable with the address of the sandbox that the process may use. */
export const SANDBOX_VARIABLE = "SANDBOX_URL";

/** What React reads, and the password of a denokv server. */
const OTHER_VARIABLES = ["NODE_ENV", "OTEL_DENO", "DENO_KV_ACCESS_TOKEN", SANDBOX_VARIABLE];

const PROJECT = resolve(import.meta.dirname!, "../..");

/** The files that a process writes beside the store: SQLite's own need no permission. */
export function writableFiles({ kv }: Settings, dev: boolean): string[] {
  const store = isUrl(kv) ? undefined : resolve(kv);
  return [
    ...store ? [store, `${store}.lock`] : [],
    ...dev ? [resolve(store ? dirname(store) : "data", "admin.json")] : [],
  ];
}

/**
 * The flags for a process of ours with these settings. It may listen at its address, connect to the servers
 * that the settings name, write its store and read the project. It may start no process, load no library and
 * ask nothing of the system.
 */
export function permissionsFor(
  settings: Settings,
  { sandbox, dev }: { sandbox: URL; dev: boolean },
): string[] {
  const { host, port, kv, mail, webhook, model } = settings;
  const mailServer = mail && mailServerOf(mail.smtpUrl);
  const net = [
    authority(host, port),
    sandbox.host,
    ...[kv, webhook?.url, model?.url].flatMap((address) =>
      address && isUrl(address) ? [serverOf(address)] : []
    ),
    ...mailServer ? [authority(mailServer.host, mailServer.port)] : [],
  ];
  const files = writableFiles(settings, dev);
  const folders = [settings.backups, ...settings.cache ? [settings.cache] : []].map((folder) =>
    resolve(folder)
  );
  const written = [...files, ...folders];
  return [
    `--allow-net=${net.join()}`,
    `--allow-read=${paths([PROJECT, Deno.cwd(), ...files.map(dirname), ...folders])}`,
    // A clone's history holds more than what runs.
    `--deny-read=${paths([PROJECT, Deno.cwd()].map((folder) => resolve(folder, ".git")))}`,
    `--allow-write=${paths(written)}`,
    `--allow-env=${[...SETTING_NAMES, ...OTHER_VARIABLES].join()}`,
    // Libraries ask for variables that change their colours and the like. For them these are not set.
    "--ignore-env",
  ];
}

/** As Deno's flags take them. A comma would make two paths of one, and of these Deno knows no other spelling. */
function paths(list: readonly string[]): string {
  const divided = list.find((path) => path.includes(","));
  if (divided) throw new StartError(`Cannot start with ${divided}: the path must have no comma`);
  return list.join();
}

function isUrl(address: string): boolean {
  return /^https?:/.test(address);
}

function serverOf(address: string): string {
  const { protocol, hostname, port } = new URL(address);
  return `${hostname}:${port || (protocol === "https:" ? 443 : 80)}`;
}

function authority(host: string, port: number): string {
  return host.includes(":") ? `[${host}]:${port}` : `${host}:${port}`;
}
