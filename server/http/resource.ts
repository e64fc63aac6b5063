import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { withKeptDraft } from "../../contract/kept_draft.ts";
import type { SessionEnv } from "../accounts/require_session.ts";
import { actionForAudit, changeForAudit, nameForAudit } from "../audit/audit_changes.ts";
import type { Bin } from "../bin/bin_store.ts";
import { type Drafts, withDraft } from "../drafts/draft_store.ts";
import type { Collection } from "../kv/collection.ts";
import type { Deletion } from "../kv/collection_writer.ts";
import type { Stored } from "../kv/document.ts";
import { ConflictError } from "../kv/errors.ts";
import { versionRoutes } from "../versions/version_routes.ts";
import { ifMatchOf, privateJson } from "./answers.ts";
import { AppError } from "./app_error.ts";
import { endpoint } from "./endpoint.ts";
import { type ListPage, pageHeaders } from "./list_query.ts";
import type { BodyLimit } from "./read_body.ts";

type MaybePromise<T> = T | Promise<T>;

interface DocumentsOptions<T, Schema extends z.ZodMiniType, Row, Query> {
  /** Singular with its article, for summaries: "a testimonial". */
  one: string;
  /** Plural: "testimonials". */
  many: string;
  /** Schema of one document in every response. */
  schema: Schema;
  store: DocumentStore<T>;
  view: (found: Stored<T>) => MaybePromise<z.output<Schema>>;
  /** The document's name in the audit log. */
  nameOf: (value: T) => string | null | undefined;
  list: {
    query: z.ZodMiniType<Query>;
    find: (query: Query) => MaybePromise<ListPage<Row>>;
    /** Turns the rows of a page into the response. */
    view: (rows: readonly Row[]) => MaybePromise<readonly z.output<Schema>[]>;
  };
  /** What a deletion moves the document to. */
  bin: Bin;
  /**
   * If set, changes can wait beside a published document, and its answers tell of them. Each save is recorded, and routes
   * to read the saved versions are added.
   */
  drafts?: Drafts | undefined;
}

/** `ifMatch` is the version the caller read. A write throws a ConflictError if the stored version differs. */
interface DocumentStore<T> {
  get(id: string): Promise<Stored<T> | null>;
  delete(id: string, deletion: Deletion): Promise<Stored<T>>;
}

interface ResourceOptions<T, Schema extends z.ZodMiniType, Input, Row, Query>
  extends DocumentsOptions<T, Schema, Row, Query> {
  /** Schema of the body of a create or change request. */
  input: z.ZodMiniType<Input>;
  bodyLimit?: BodyLimit;
  store: ResourceStore<T, Input>;
}

interface ResourceStore<T, Input> extends DocumentStore<T> {
  create(input: Input): Promise<Stored<T>>;
  update(id: string, input: Input, ifMatch?: string): Promise<Stored<T>>;
  /** What an update would store, without storing it. What keeps drafts needs it. */
  changed?(input: Input, before: T): MaybePromise<T>;
}

/**
 * Routes to list, create, read, change, delete and restore a collection's documents, with ETag and `If-Match`, audit
 * log names, saved versions, drafts and API descriptions. Chain further routes after it. Mount routes that `/:id`
 * would match, such as `GET /bulk`, before it.
 */
export function resource<
  T extends object,
  Schema extends z.ZodMiniType,
  Input,
  Row,
  Query,
>(options: ResourceOptions<T, Schema, Input, Row, Query>) {
  const { one, input, bodyLimit, store, view, nameOf, drafts } = options;
  const schema = drafts ? withKeptDraft(options.schema) : options.schema;
  const written = { request: input, response: schema, versioned: true, bodyLimit };
  const { answer, matched } = beside(options);

  async function record(c: Context<SessionEnv>, before: Stored<T> | null, saved: Stored<T>, isDraft = false) {
    await drafts?.versions.record(drafts.kind, saved.id, {
      before: before && Object(await view(before)),
      value: Object(await view(saved)),
      username: c.get("session").username,
      isDraft,
    });
    nameForAudit(c, nameOf(saved.value));
  }

  /** Keeps what a change makes different for the audit log. */
  async function compare(c: Context<SessionEnv>, before: Stored<T> | null, after: Stored<T>): Promise<void> {
    if (before) changeForAudit(c, Object(await view(before)), Object(await view(after)));
  }

  const routes = documents(options)
    .post(
      "/",
      endpoint({ summary: `Makes ${one}.`, ...written, status: 201 }),
      async (c) => {
        const made = await store.create(c.req.valid("json"));
        await record(c, null, made);
        return await answer(c, made, 201);
      },
    )
    .put(
      "/:id",
      endpoint({ summary: `Changes ${one}.`, ...written }),
      async (c) => {
        const id = c.req.param("id");
        const { ifMatch, draft } = await matched(c, id);
        const before = await store.get(id);
        const saved = await store.update(id, c.req.valid("json"), ifMatch);
        // What was saved is public now, with or without what the draft held.
        if (draft) await drafts?.discard(id, draft);
        await record(c, before, saved);
        await compare(c, before, saved);
        return await answer(c, saved);
      },
    );
  if (!drafts || !store.changed) return routes;
  const changed = store.changed;

  async function published(id: string): Promise<Stored<T>> {
    const found = await store.get(id);
    if (!found) throw missing(one, id);
    return found;
  }

  return routes
    .put(
      "/:id/draft",
      endpoint({ summary: `Keeps changes of ${one} that are not public yet.`, ...written }),
      async (c) => {
        const found = await published(c.req.param("id"));
        const { ifMatch, draft } = await matched(c, found.id);
        if (ifMatch !== undefined && ifMatch !== found.version) throw overtaken(found.id);
        const after = await changed(c.req.valid("json"), found.value);
        const { username } = c.get("session");
        await drafts.save(found.id, { before: found.value, after, known: draft, username });
        await record(c, found, { ...found, value: after }, true);
        await compare(c, found, { ...found, value: after });
        actionForAudit(c, "save-draft");
        return await answer(c, found);
      },
    )
    .delete(
      "/:id/draft",
      endpoint({
        summary: `Discards changes of ${one} that are not public yet.`,
        response: schema,
        versioned: true,
      }),
      async (c) => {
        const found = await published(c.req.param("id"));
        const { draft } = await matched(c, found.id);
        if (draft) await drafts.discard(found.id, draft);
        nameForAudit(c, nameOf(found.value));
        actionForAudit(c, "discard-draft");
        return await answer(c, found);
      },
    );
}

/** As `resource`, without create and change: for documents that no admin edits. */
export function documents<T extends object, Schema extends z.ZodMiniType, Row, Query>(
  options: DocumentsOptions<T, Schema, Row, Query>,
) {
  const { one, many, store, nameOf, list, bin, drafts } = options;
  const schema = drafts ? withKeptDraft(options.schema) : options.schema;
  const { answer, matched, listed } = beside(options);
  const routes = new Hono<SessionEnv>();
  if (drafts) routes.route("/", versionRoutes(drafts.versions, drafts.kind));
  return routes
    .get(
      "/",
      endpoint({ summary: `Lists ${many}.`, query: list.query, response: z.array(schema) }),
      async (c) => {
        const page = await list.find(c.req.valid("query"));
        return privateJson(c, await listed(await list.view(page.rows)), { headers: pageHeaders(c, page) });
      },
    )
    .get("/:id", endpoint({ summary: `Reads ${one}.`, response: schema, versioned: true }), async (c) => {
      const found = await store.get(c.req.param("id"));
      if (!found) throw missing(one, c.req.param("id"));
      return await answer(c, found);
    })
    .delete("/:id", endpoint({ summary: `Deletes ${one}.`, versioned: true }), async (c) => {
      const id = c.req.param("id");
      const { ifMatch } = await matched(c, id);
      // Its draft waits until it is restored or deleted for good.
      const deleted = await store.delete(id, { ifMatch, keep: bin.keep(c.get("session").username) });
      nameForAudit(c, nameOf(deleted.value));
      return c.body(null, 204);
    })
    .post(
      "/:id/restore",
      endpoint({ summary: `Takes ${one} out of the bin.`, response: schema, versioned: true }),
      async (c) => {
        const id = c.req.param("id");
        await bin.restore(id);
        const found = await store.get(id);
        if (!found) throw missing(one, id);
        nameForAudit(c, nameOf(found.value));
        return await answer(c, found);
      },
    );
}

const missing = (one: string, id: string): AppError =>
  AppError.notFound(`${one.replace(/^an? /, "the ")} "${id}"`);

const overtaken = (id: string): ConflictError =>
  new ConflictError(`Cannot change ${JSON.stringify(id)}: it was changed meanwhile`);

/** Between the versions of a document and of its draft, in the ETag that is of both. */
const AND = ".";

/** Answers of documents with the drafts beside them. */
function beside<T extends object, Schema extends z.ZodMiniType, Row, Query>(
  { view, drafts }: DocumentsOptions<T, Schema, Row, Query>,
) {
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
    async matched(c: Context, id: string) {
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
  };
}

/** A document store that reads and deletes directly in a collection. */
export function documentStore<T, U extends string, I extends string>(
  collection: Collection<T, U, I>,
): DocumentStore<T> {
  return {
    get: (id) => collection.get(id),
    delete: (id, deletion) => collection.delete(id, deletion),
  };
}

/** As `documentStore`, with writes that store the input unchanged. */
export function plainStore<T, U extends string, I extends string>(
  collection: Collection<T, U, I>,
): ResourceStore<T, T> {
  return {
    ...documentStore(collection),
    create: (input) => collection.create(input),
    update: (id, input, ifMatch) => collection.update(id, () => input, { ifMatch }),
    changed: (input) => input,
  };
}
