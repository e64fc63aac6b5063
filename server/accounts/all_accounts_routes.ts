import { Hono } from "hono";
import * as z from "zod/mini";
import { type Account, AccountSchema, NewAccountSchema } from "../../contract/account.ts";
import { issue } from "../../contract/issue.ts";
import { privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { endpoint } from "../http/endpoint.ts";
import type { Stored } from "../kv/document.ts";
import { UniqueError } from "../kv/errors.ts";
import type { SessionEnv } from "./account_routes.ts";
import type { AccountRecord, AccountStore } from "./account_store.ts";

/** Routes for all accounts. There are no roles: every user can create and remove other accounts. */
export function allAccountsRoutes(accounts: AccountStore) {
  return new Hono<SessionEnv>()
    .get(
      "/",
      endpoint({ summary: "Lists all accounts.", response: z.array(AccountSchema) }),
      async (c) => privateJson(c, (await Array.fromAsync(accounts.accounts.all())).map(view)),
    )
    .post(
      "/",
      endpoint({
        summary: "Makes an account.",
        request: NewAccountSchema,
        response: AccountSchema,
        status: 201,
      }),
      async (c) => {
        const { username, password } = c.req.valid("json");
        try {
          return privateJson(c, view(await accounts.create(username, password)), { status: 201 });
        } catch (cause) {
          if (!(cause instanceof UniqueError)) throw cause;
          throw AppError.invalid([
            issue("username", "taken", { value: username }, { message: "Another account has this name" }),
          ]);
        }
      },
    )
    .delete("/:id", endpoint({ summary: "Deletes an account." }), async (c) => {
      const id = c.req.param("id");
      if (id === c.get("session").accountId) {
        throw new AppError("conflict", "Cannot remove the account that you are logged in with");
      }
      await accounts.remove(id);
      return c.body(null, 204);
    });
}

function view({ id, value }: Stored<AccountRecord>): Account {
  const { username, createdAt, secondFactor } = value;
  return { id, username, createdAt, hasSecondFactor: secondFactor !== undefined };
}
