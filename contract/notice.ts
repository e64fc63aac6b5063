import * as z from "zod/mini";
import { may, type Role } from "./role.ts";

/** What a user of the panel can be told of by mail. */
const NOTICES = ["inquiries", "unanswered", "failures", "imports", "security", "backups"] as const;
export const NoticeSchema = z.enum(NOTICES);
export type Notice = typeof NOTICES[number];

/** The call that a notice is about: who may make it may hear of it. */
const CALLS: Record<Notice, readonly [method: string, path: string]> = {
  inquiries: ["GET", "/api/admin/contact-submissions"],
  unanswered: ["GET", "/api/admin/unanswered"],
  failures: ["GET", "/api/admin/contact-submissions"],
  imports: ["POST", "/api/admin/products/import"],
  security: ["GET", "/api/admin/accounts"],
  backups: ["GET", "/api/admin/backups"],
};

/** What somebody hears of who has not chosen. */
const USUAL: Record<Role, readonly Notice[]> = {
  owner: ["inquiries", "failures", "security", "backups"],
  editor: [],
  sales: ["inquiries"],
  viewer: [],
};

export function noticesFor(role: Role): Notice[] {
  return NOTICES.filter((notice) => may(role, ...CALLS[notice]));
}

/** What a user hears of: what was chosen, as far as the role allows it. */
export function heard(role: Role, chosen: readonly Notice[] = USUAL[role]): Notice[] {
  return noticesFor(role).filter((notice) => chosen.includes(notice));
}
