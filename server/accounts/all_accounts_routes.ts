import { Hono } from "hono";
import * as z from "zod/mini";
import {
  type Account,
  AccountSchema,
  NewAccountSchema,
  PasswordProofSchema,
  RoleChangeSchema,
} from "../../contract/account.ts";
import { issue } from "../../contract/issue.ts";
import { actionForAudit, nameForAudit } from "../audit/audit_changes.ts";
import { privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { endpoint } from "../http/endpoint.ts";
import { searchParameter } from "../http/list_query.ts";
import { searchText, searchWords } from "../http/search_text.ts";
import type { Stored } from "../kv/document.ts";
import { UniqueError } from "../kv/errors.ts";
import { type AccountRecord, roleOf } from "./account_record.ts";
import type { AccountStore } from "./account_store.ts";
import { refuseGuessable } from "./password.ts";
import type { ProveOwner } from "./prove_owner.ts";
import type { SessionEnv } from "./require_session.ts";

const textOf = searchText(({ username, email }: Account) => [username, email]);
/** Accounts are few: their list has no pages. */
const AccountsQuerySchema = z.object({
  q: searchParameter("words of names and email addresses, all of them"),
});

interface AllAccountsParts {
  accounts: AccountStore;
  prove: ProveOwner;
  companyName: () => Promise<string>;
}

/**
 * Routes for all accounts, for owners: create and remove other accounts, say what they may do, and end their
 * sessions. Each of these calls asks for the owner's own password.
 */
export function allAccountsRoutes({ accounts, prove, companyName }: AllAccountsParts) {
  return new Hono<SessionEnv>()
    .get(
      "/",
      endpoint({
        summary: "Lists all accounts.",
        query: AccountsQuerySchema,
        response: z.array(AccountSchema),
      }),
      async (c) => {
        const words = searchWords(c.req.valid("query").q);
        const all = await Array.fromAsync(accounts.accounts.all(), view);
        return privateJson(c, all.filter((account) => words.every((word) => textOf(account).includes(word))));
      },
    )
    .post(
      "/",
      endpoint({
        summary: "Makes an account, whose password is changed at the first sign-in.",
        request: NewAccountSchema,
        response: AccountSchema,
        status: 201,
      }),
      async (c) => {
        const { username, role, password, current } = c.req.valid("json");
        await prove(c, current, "current");
        await refuseGuessable(password, [username, await companyName()]);
        try {
          const made = await accounts.create(username, password, { isFirst: true, role });
          return privateJson(c, view(made), { status: 201 });
        } catch (cause) {
          if (!(cause instanceof UniqueError)) throw cause;
          throw AppError.invalid([
            issue("username", "taken", { value: username }, { message: "Another account has this name" }),
          ]);
        }
      },
    )
    .put(
      "/:id/role",
      endpoint({ summary: "Changes an account's role and ends its sessions.", request: RoleChangeSchema }),
      async (c) => {
        const id = c.req.param("id");
        if (id === c.get("session").accountId) {
          throw new AppError("conflict", "Cannot change the role of the account that you are logged in with");
        }
        const { role, password } = c.req.valid("json");
        await prove(c, password);
        const found = await accounts.accounts.get(id);
        if (!found) throw AppError.notFound("this account");
        await accounts.setRole(id, role);
        actionForAudit(c, "change-role");
        nameForAudit(c, `${found.value.username}: ${roleOf(found.value)} → ${role}`);
        return c.body(null, 204);
      },
    )
    .delete(
      "/:id",
      endpoint({ summary: "Deletes an account.", request: PasswordProofSchema }),
      async (c) => {
        const id = c.req.param("id");
        if (id === c.get("session").accountId) {
          throw new AppError("conflict", "Cannot remove the account that you are logged in with");
        }
        await prove(c, c.req.valid("json").password);
        nameForAudit(c, (await accounts.accounts.get(id))?.value.username);
        await accounts.remove(id);
        return c.body(null, 204);
      },
    )
    .post(
      "/:id/end-sessions",
      endpoint({ summary: "Ends all sessions of an account.", request: PasswordProofSchema }),
      async (c) => {
        await prove(c, c.req.valid("json").password);
        const id = c.req.param("id");
        nameForAudit(c, (await accounts.accounts.get(id))?.value.username);
        await accounts.endSessions(id);
        return c.body(null, 204);
      },
    );
}

function view({ id, value }: Stored<AccountRecord>): Account {
  const { username, email = null, createdAt, secondFactor } = value;
  return { id, username, email, role: roleOf(value), createdAt, hasSecondFactor: secondFactor !== undefined };
}
