import { Hono } from "hono";
import { PasswordProofSchema } from "../../contract/account.ts";
import { BackupLinkSchema, BackupSettingsInputSchema, BackupsSchema } from "../../contract/backup.ts";
import type { ProveOwner } from "../accounts/prove_owner.ts";
import type { SessionEnv } from "../accounts/require_session.ts";
import { actionForAudit } from "../audit/audit_changes.ts";
import { privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { endpoint } from "../http/endpoint.ts";
import { indiaDay } from "../shared/india_day.ts";
import { errorMessage } from "../shared/error_message.ts";
import { ENCRYPTED } from "./backup_store.ts";
import type { BackupMaker } from "./backups.ts";

const LINK_MS = 60_000;

interface RouteParts {
  backups: BackupMaker;
  prove: ProveOwner;
  now: () => Date;
}

/**
 * Routes of backups, for owners. The file holds everything, customers' data and accounts too. So who sets where
 * it goes, or reads it, gives the own password once more.
 */
export function backupRoutes({ backups, prove, now }: RouteParts) {
  const links = downloadLinks(now);
  return new Hono<SessionEnv>()
    .get(
      "/",
      endpoint({ summary: "Backups that were made, their schedule and place.", response: BackupsSchema }),
      async (c) => {
        const { s3, ...rules } = await backups.settings.read();
        const { secret: _, ...shown } = s3 ?? { secret: "" };
        return privateJson(c, {
          refusal: backups.refusal,
          isEncrypted: backups.isEncrypted,
          folder: await backups.folder(),
          isRunning: backups.isRunning(),
          settings: { ...rules, s3: s3 && shown },
          backups: await backups.list(),
        });
      },
    )
    .put(
      "/settings",
      endpoint({
        summary: "Sets when backups are made and where they go.",
        request: BackupSettingsInputSchema,
      }),
      async (c) => {
        const input = c.req.valid("json");
        await prove(c, input.current, "current");
        await backups.settings.set(input);
        return c.body(null, 204);
      },
    )
    .post(
      "/",
      endpoint({ summary: "Begins to make a backup." }),
      async (c) => {
        actionForAudit(c, "back-up");
        await backups.backUp(c.get("session").username);
        return c.body(null, 204);
      },
    )
    .post(
      "/:id/check",
      endpoint({ summary: "Begins to restore a backup on trial and to count its records." }),
      async (c) => {
        await backups.check(c.req.param("id"));
        return c.body(null, 204);
      },
    )
    .post(
      "/download",
      endpoint({
        summary: "Makes a link to a fresh copy of everything, for a minute.",
        request: PasswordProofSchema,
        response: BackupLinkSchema,
      }),
      async (c) => {
        await prove(c, c.req.valid("json").password);
        if (backups.refusal) throw new AppError("conflict", backups.refusal);
        const token = links.make(c.get("session").accountId);
        return privateJson(c, { href: `/api/admin/backups/download/${token}` });
      },
    )
    .get(
      "/download/:token",
      endpoint({ summary: "The copy, once.", response: "application/octet-stream" }),
      async (c) => {
        if (!links.take(c.req.param("token"), c.get("session").accountId)) {
          throw AppError.notFound("this copy");
        }
        const file = await backups.copy().catch((cause) => {
          throw new AppError("unavailable", errorMessage(cause), { cause });
        });
        return c.body(file.readable, 200, {
          "content-type": "application/octet-stream",
          "content-length": String((await file.stat()).size),
          "content-disposition": `attachment; filename="roost-${indiaDay(now().getTime())}.kv${
            backups.isEncrypted ? ENCRYPTED : ""
          }"`,
          "cache-control": "no-store",
        });
      },
    );
}

/** Links that an account opens once, within a minute. */
function downloadLinks(now: () => Date) {
  const links = new Map<string, { accountId: string; until: number }>();
  return {
    /** Gives the link's token. */
    make(accountId: string): string {
      const token = crypto.randomUUID();
      const time = now().getTime();
      for (const [old, { until }] of links) if (until <= time) links.delete(old);
      links.set(token, { accountId, until: time + LINK_MS });
      return token;
    },

    /** Whether it may be opened, which it may not again. */
    take(token: string, accountId: string): boolean {
      const link = links.get(token);
      links.delete(token);
      return link?.accountId === accountId && link.until > now().getTime();
    },
  };
}
