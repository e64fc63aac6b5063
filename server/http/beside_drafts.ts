import { type Context, Hono } from "hono";
import type * as z from "zod/mini";
import { withKeptDraft } from "../../contract/kept_draft.ts";
import type { SessionEnv } from "../accounts/require_session.ts";
import { actionForAudit, changeForAudit, nameForAudit } from "../audit/audit_changes.ts";
import { type DraftRecord, type Drafts, withDraft } from "../drafts/draft_store.ts";
import type { Stored } from "../kv/document.ts";
import { ConflictError } from "../kv/errors.ts";
import { ifMatchOf, privateJson } from "./answers.ts";
import { endpoint } from "./endpoint.ts";
import type { BodyLimit } from "./read_body.ts";

type MaybePromise<T> = T | Promise<T>;

interface Besides<T> {
  /** The document in the format of its API. */
  view: (found: Stored<T>) => MaybePromise<unknown>;
  /** The document's name in the audit log. */
  nameOf: (value: T) => string | null | undefined;
  drafts?: Drafts | undefined;
}

/** Between the versions of a document and of its draft, in the ETag that is of both. */
const AND = ".";

/** Answers and records of documents, with the drafts beside them where they have any. */
export function besideDrafts<T extends object>({ view, nameOf, drafts }: Besides<T>) {
  return {
    async answer(c: Context, found: Stored<T>, status: 200 | 201 = 200): Promise<Response> {
      const shown = Object(await view(found));
      const draft = await drafts?.get(found.id);
      if (!draft) return privateJson(c, shown, { status, version: found.version });
      const { at, username } = draft.value;
      const value = await view({ ...found, value: withDraft(found.value, draft.value) });
      return privateJson(c, { ...shown, draft: { at, username, value } }, {
        status,
        version: `${found.version}${AND}${draft.version}`,
      });
    },

    /** The version of the document that the caller read, and its draft. Throws a ConflictError if that is another. */
    async matched(
      c: Context,
      id: string,
    ): Promise<{ ifMatch: string | undefined; draft: Stored<DraftRecord> | null }> {
      const ifMatch = ifMatchOf(c);
      if (!drafts) return { ifMatch, draft: null };
      const draft = await drafts.get(id);
      const [version, ofDraft] = ifMatch?.split(AND) ?? [];
      if (version !== undefined && ofDraft !== draft?.version) throw overtaken(id);
      return { ifMatch: version, draft };
    },

    async listed<Answer>(rows: readonly Answer[]): Promise<readonly Answer[]> {
      const kept = await drafts?.all();
      if (!kept?.size) return rows;
      return rows.map((row) => {
        const { at, username } = kept.get(Object(row).id) ?? {};
        return at ? { ...row, draft: { at, username } } : row;
      });
    },

    /** Keeps a saved state, and for the audit log its name and what it makes different. */
    async record(
      c: Context<SessionEnv>,
      before: Stored<T> | null,
      saved: Stored<T>,
      isDraft = false,
    ): Promise<void> {
      const [old, fresh] = [before && Object(await view(before)), Object(await view(saved))];
      const { username } = c.get("session");
      await drafts?.versions.record(drafts.kind, saved.id, { before: old, value: fresh, username, isDraft });
      nameForAudit(c, nameOf(saved.value));
      if (before) changeForAudit(c, old, fresh);
    },
  };
}

interface DraftOptions<T, Input, Schema extends z.ZodMiniType> extends Besides<T> {
  /** Where one document is: `/:id`, or nothing where there is one alone. */
  path: string;
  one: string;
  input: z.ZodMiniType<Input>;
  schema: Schema;
  bodyLimit?: BodyLimit | undefined;
  drafts: Drafts;
  /** The published document. Throws if there is none. */
  find: (c: Context) => Promise<Stored<T>>;
  /** What a save would store. */
  changed: (input: Input, before: T) => MaybePromise<T>;
}

/** `PUT` and `DELETE …/draft`: changes that wait beside what is public. */
export function draftRoutes<T extends object, Input, Schema extends z.ZodMiniType>(
  options: DraftOptions<T, Input, Schema>,
) {
  const { path, one, input, bodyLimit, drafts, find, changed, nameOf } = options;
  const { answer, matched, record } = besideDrafts(options);
  const answered = { response: withKeptDraft(options.schema), versioned: true };
  return new Hono<SessionEnv>()
    .put(
      `${path}/draft`,
      endpoint({
        summary: `Keeps changes of ${one} that are not public yet.`,
        request: input,
        bodyLimit,
        ...answered,
      }),
      async (c) => {
        const found = await find(c);
        const { ifMatch, draft } = await matched(c, found.id);
        if (ifMatch !== undefined && ifMatch !== found.version) throw overtaken(found.id);
        const after = await changed(c.req.valid("json"), found.value);
        const { username } = c.get("session");
        await drafts.save(found.id, { before: found.value, after, known: draft, username });
        await record(c, found, { ...found, value: after }, true);
        actionForAudit(c, "save-draft");
        return await answer(c, found);
      },
    )
    .delete(
      `${path}/draft`,
      endpoint({ summary: `Discards changes of ${one} that are not public yet.`, ...answered }),
      async (c) => {
        const found = await find(c);
        const { draft } = await matched(c, found.id);
        if (draft) await drafts.discard(found.id, draft);
        nameForAudit(c, nameOf(found.value));
        actionForAudit(c, "discard-draft");
        return await answer(c, found);
      },
    );
}

function overtaken(id: string): ConflictError {
  return new ConflictError(`Cannot change ${JSON.stringify(id)}: it was changed meanwhile`);
}
