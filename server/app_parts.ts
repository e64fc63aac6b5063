import type { RetentionDays } from "../contract/retention.ts";
import type { BackupMaker } from "./backups/backups.ts";
import type { ModelSettings } from "./assistant/model/model_settings.ts";
import type { ContentReader } from "./content/content.ts";
import type { Dist } from "./http/dist.ts";
import type { HouseLog } from "./log/house_log.ts";
import type { ServerMetrics } from "./log/metrics.ts";
import type { Sandbox } from "./sandbox/sandbox.ts";
import type { Paint } from "./seo/picture_painter.ts";
import type { Tell } from "./sending/notice_mailer.ts";
import type { SendingSettings } from "./sending/sending_settings.ts";
import type { Stores } from "./stores.ts";

/** Everything the app depends on. The app itself reads no environment variables and opens no store. */
export interface AppParts {
  stores: Stores;
  /** Reads the public content of `stores`. */
  read: ContentReader;
  settings: {
    origin: string;
    /** Whether browsers shall refuse http for all names below the public one as well. */
    hstsSubdomains?: boolean;
    /** Number of our own proxies in front of the server. */
    proxies: number;
    /** Whether callers on this machine are counted by no limit: in development and in load tests. */
    exemptsLoopback?: boolean;
    /** Encrypts the secrets of second factors. Without it they are stored as they are. */
    secretsKeys?: readonly string[];
    /** Whether everybody must sign in with a second factor. */
    requiresSecondFactor?: boolean | undefined;
    /** Who has it may read the figures. */
    metricsToken?: string | undefined;
    /** Days for which things are stored; those of the privacy policy unless told otherwise. */
    retention?: RetentionDays;
  };
  dist: Dist;
  /** The mail server and the webhook that count. */
  sending: SendingSettings;
  /** Copies of the store. */
  backups: BackupMaker;
  /** Runs the programs that read strangers' files. */
  sandbox: Sandbox;
  now: () => Date;
  /** Logs an internal error, one call per error. */
  log: HouseLog["error"];
  /** Writes a line on what somebody should look after. */
  warn?: HouseLog["warn"];
  metrics?: ServerMetrics;
  /** Writes one line of JSON for each security event, for the operator's tools. */
  sayEvent: (line: string) => void;
  /** Tells those who chose to hear of it, by mail where there is a mail server. */
  tell?: Tell | undefined;
  /** Paints social pictures, in a worker unless a test brings its own. */
  paint?: Paint | undefined;
  demo?: { username: string; password: string } | undefined;
  /** The language model that the assistant uses. Without one, the assistant answers by its own rules. */
  model?: ModelSettings | undefined;
}
