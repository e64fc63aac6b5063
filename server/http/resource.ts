import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { withKeptDraft } from "../../contract/kept_draft.ts";
import type { SessionEnv } from "../accounts/require_session.ts";
import { nameForAudit } from "../audit/audit_changes.ts";
import type { Bin } from "../bin/bin_store.ts";
import type { Drafts } from "../drafts/draft_store.ts";
import type { Collection } from "../kv/collection.ts";
import type { Deletion } from "../kv/collection_writer.ts";
import type { Stored } from "../kv/document.ts";
import { versionRoutes } from "../versions/version_routes.ts";
import { AppError } from "./app_error.ts";
import { privateJson } from "./answers.ts";
import { besideDrafts, draftRoutes } from "./beside_drafts.ts";
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
  const { one, input, bodyLimit, store, drafts } = options;
  const schema = drafts ? withKeptDraft(options.schema) : options.schema;
  const written = { request: input, response: schema, versioned: true, bodyLimit };
  const { answer, matched, record } = besideDrafts(options);

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
        return await answer(c, saved);
      },
    );
  if (!drafts || !store.changed) return routes;
  async function find(c: Context): Promise<Stored<T>> {
    const id = c.req.param("id")!;
    const found = await store.get(id);
    if (!found) throw missing(one, id);
    return found;
  }
  return routes.route("/", draftRoutes({ ...options, path: "/:id", drafts, find, changed: store.changed }));
}

/** As `resource`, without create and change: for documents that no admin edits. */
export function documents<T extends object, Schema extends z.ZodMiniType, Row, Query>(
  options: DocumentsOptions<T, Schema, Row, Query>,
) {
  const { one, many, store, nameOf, list, bin, drafts } = options;
  const schema = drafts ? withKeptDraft(options.schema) : options.schema;
  const { answer, matched, listed } = besideDrafts(options);
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
