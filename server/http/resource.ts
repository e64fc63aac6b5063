import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import type { SessionEnv } from "../accounts/require_session.ts";
import { nameForAudit } from "../audit/audit_changes.ts";
import type { Bin } from "../bin/bin_store.ts";
import type { Collection } from "../kv/collection.ts";
import type { Deletion } from "../kv/collection_writer.ts";
import type { Stored } from "../kv/document.ts";
import { versionRoutes } from "../versions/version_routes.ts";
import type { VersionedKind, VersionStore } from "../versions/version_store.ts";
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
  /** If set, each save is recorded, and routes to read the saved versions are added. */
  versions?: { store: VersionStore; kind: VersionedKind };
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
}

/**
 * Routes to list, create, read, change, delete and restore a collection's documents, with ETag and `If-Match`, audit
 * log names, saved versions and API descriptions. Chain further routes after it. Mount routes that `/:id`
 * would match, such as `GET /bulk`, before it.
 */
export function resource<
  T,
  Schema extends z.ZodMiniType,
  Input,
  Row,
  Query,
>(options: ResourceOptions<T, Schema, Input, Row, Query>) {
  const { one, schema, input, bodyLimit, store, view, nameOf, versions } = options;
  const written = { request: input, response: schema, versioned: true, bodyLimit };

  async function saved(c: Context<SessionEnv>, record: Stored<T>, status: 200 | 201): Promise<Response> {
    const answer = await view(record);
    await versions?.store.record(versions.kind, record.id, Object(answer), c.get("session").username);
    nameForAudit(c, nameOf(record.value));
    return privateJson(c, answer, { status, version: record.version });
  }

  return documents(options)
    .post(
      "/",
      endpoint({ summary: `Makes ${one}.`, ...written, status: 201 }),
      async (c) => await saved(c, await store.create(c.req.valid("json")), 201),
    )
    .put(
      "/:id",
      endpoint({ summary: `Changes ${one}.`, ...written }),
      async (c) =>
        await saved(c, await store.update(c.req.param("id"), c.req.valid("json"), ifMatchOf(c)), 200),
    );
}

/** As `resource`, without create and change: for documents that no admin edits. */
export function documents<T, Schema extends z.ZodMiniType, Row, Query>(
  { one, many, schema, store, view, nameOf, list, versions, bin }: DocumentsOptions<T, Schema, Row, Query>,
) {
  const routes = new Hono<SessionEnv>();
  if (versions) routes.route("/", versionRoutes(versions.store, versions.kind));
  return routes
    .get(
      "/",
      endpoint({ summary: `Lists ${many}.`, query: list.query, response: z.array(schema) }),
      async (c) => {
        const page = await list.find(c.req.valid("query"));
        return privateJson(c, await list.view(page.rows), { headers: pageHeaders(c, page) });
      },
    )
    .get("/:id", endpoint({ summary: `Reads ${one}.`, response: schema, versioned: true }), async (c) => {
      const found = await store.get(c.req.param("id"));
      if (!found) throw AppError.notFound(`${one.replace(/^an? /, "the ")} "${c.req.param("id")}"`);
      return privateJson(c, await view(found), { version: found.version });
    })
    .delete("/:id", endpoint({ summary: `Deletes ${one}.`, versioned: true }), async (c) => {
      const keep = bin.keep(c.get("session").username);
      const deleted = await store.delete(c.req.param("id"), { ifMatch: ifMatchOf(c), keep });
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
        if (!found) throw AppError.notFound(`${one.replace(/^an? /, "the ")} "${id}"`);
        nameForAudit(c, nameOf(found.value));
        return privateJson(c, await view(found), { version: found.version });
      },
    );
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
  };
}
