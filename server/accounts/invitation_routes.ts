import { Hono } from "hono";
import * as z from "zod/mini";
import { PasswordProofSchema } from "../../contract/account.ts";
import {
  type Invitation,
  InvitationSchema,
  NewInvitationSchema,
  type SentInvitation,
  SentInvitationSchema,
} from "../../contract/invitation.ts";
import { DEFAULT_LANGUAGE } from "../../contract/language.ts";
import { nameForAudit } from "../audit/audit_changes.ts";
import { privateJson } from "../http/answers.ts";
import { endpoint } from "../http/endpoint.ts";
import type { Stored } from "../kv/document.ts";
import { mailLanguage } from "./account_record.ts";
import type { AccountLetters } from "./account_letters.ts";
import type { InvitationRecord, InvitationStore } from "./invitation_store.ts";
import type { ProveOwner } from "./prove_owner.ts";
import type { SessionEnv } from "./require_session.ts";

interface InvitationParts {
  invitations: InvitationStore;
  letters: AccountLetters;
  prove: ProveOwner;
}

/** Routes of invitations, for owners: who is invited, one more, once more, and not any more. */
export function invitationRoutes({ invitations, letters, prove }: InvitationParts) {
  /** Mails the link. Where that did not work, the owner gets it, once. */
  async function sendOff(
    { invitation, token }: { invitation: Stored<InvitationRecord>; token: string },
  ): Promise<SentInvitation> {
    const link = letters.joinLink(token);
    const { email, language = DEFAULT_LANGUAGE, ...invited } = invitation.value;
    const how = await letters.invite({ address: email, language }, { ...invited, link });
    return {
      ...view(invitation),
      link: how === "sent" ? null : link,
      problem: how === "sent" || how === "off" ? null : how,
    };
  }

  return new Hono<SessionEnv>()
    .get(
      "/",
      endpoint({ summary: "Lists who is invited.", response: z.array(InvitationSchema) }),
      async (c) => privateJson(c, (await Array.fromAsync(invitations.invitations.all())).map(view)),
    )
    .post(
      "/",
      endpoint({
        summary: "Invites somebody by mail, or gives the link where no mail can be sent.",
        request: NewInvitationSchema,
        response: SentInvitationSchema,
        status: 201,
      }),
      async (c) => {
        const { email, role, language, current } = c.req.valid("json");
        await prove(c, current, "current");
        const { username: invitedBy, account } = c.get("session");
        const made = await invitations.invite({
          email,
          role,
          language: language ?? mailLanguage(account),
          invitedBy,
        });
        nameForAudit(c, `${email}: ${role}`);
        return privateJson(c, await sendOff(made), { status: 201 });
      },
    )
    .post(
      "/:id/resend",
      endpoint({
        summary: "Sends an invitation once more, with another link.",
        request: PasswordProofSchema,
        response: SentInvitationSchema,
      }),
      async (c) => {
        await prove(c, c.req.valid("json").password);
        const made = await invitations.renew(c.req.param("id"));
        nameForAudit(c, made.invitation.value.email);
        return privateJson(c, await sendOff(made));
      },
    )
    .delete("/:id", endpoint({ summary: "Withdraws an invitation." }), async (c) => {
      const id = c.req.param("id");
      nameForAudit(c, (await invitations.invitations.get(id))?.value.email);
      await invitations.invitations.delete(id);
      return c.body(null, 204);
    });
}

function view({ id, value }: Stored<InvitationRecord>): Invitation {
  const { email, role, invitedBy, createdAt, expiresAt } = value;
  return { id, email, role, invitedBy, createdAt, expiresAt: new Date(expiresAt).toISOString() };
}
