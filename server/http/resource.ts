import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import type { SessionEnv } from "../accounts/account_routes.ts";
import { nameForAudit } from "../audit/audit_changes.ts";
import type { Collection } from "../kv/collection.ts";
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
  /** One of them in a sentence: "a testimonial". */
  one: string;
  /** "testimonials" */
  many: string;
  /** What every call answers. */
  schema: Schema;
  store: DocumentStore<T>;
  view: (found: Stored<T>) => MaybePromise<z.output<Schema>>;
  /** What a person calls it, for the audit log. */
  nameOf: (value: T) => string | null | undefined;
  list: {
    query: z.ZodMiniType<Query>;
    find: (query: Query) => MaybePromise<ListPage<Row>>;
    /** What a page answers. */
    view: (rows: readonly Row[]) => MaybePromise<readonly z.output<Schema>[]>;
  };
  /** Keeps the last saved states, which two more routes answer. */
  versions?: { store: VersionStore; kind: VersionedKind };
}

/** `ifMatch` is the version that the caller has seen: where the stored one is another, the write is refused. */
interface DocumentStore<T> {
  get(id: string): Promise<Stored<T> | null>;
  delete(id: string, ifMatch?: string): Promise<Stored<T>>;
}

interface ResourceOptions<T, Schema extends z.ZodMiniType, Input, Row, Query>
  extends DocumentsOptions<T, Schema, Row, Query> {
  /** What a caller writes. */
  input: z.ZodMiniType<Input>;
  bodyLimit?: BodyLimit;
  store: ResourceStore<T, Input>;
}

interface ResourceStore<T, Input> extends DocumentStore<T> {
  create(input: Input): Promise<Stored<T>>;
  update(id: string, input: Input, ifMatch?: string): Promise<Stored<T>>;
}

/**
 * The calls of a collection that the owner keeps: list, create, read, change and delete, with ETag and `If-Match`, names
 * in the audit log, saved versions and their part of `/openapi.json`. Other routes are chained after it; those that an id
 * would hide, such as `GET /bulk`, are mounted before it.
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

/** The same for what nobody writes by hand: list, read and delete. */
export function documents<T, Schema extends z.ZodMiniType, Row, Query>(
  { one, many, schema, store, view, nameOf, list, versions }: DocumentsOptions<T, Schema, Row, Query>,
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
      const deleted = await store.delete(c.req.param("id"), ifMatchOf(c));
      await versions?.store.forget(versions.kind, deleted.id);
      nameForAudit(c, nameOf(deleted.value));
      return c.body(null, 204);
    });
}

/** What a collection does by itself. */
export function documentStore<T, U extends string, I extends string>(
  collection: Collection<T, U, I>,
): DocumentStore<T> {
  return {
    get: (id) => collection.get(id),
    delete: (id, ifMatch) => collection.delete(id, { ifMatch }),
  };
}

/** The same with its writes, where the input is what is stored. */
export function plainStore<T, U extends string, I extends string>(
  collection: Collection<T, U, I>,
): ResourceStore<T, T> {
  return {
    ...documentStore(collection),
    create: (input) => collection.create(input),
    update: (id, input, ifMatch) => collection.update(id, () => input, { ifMatch }),
  };
}
