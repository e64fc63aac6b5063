import { zValidator } from "@hono/zod-validator";
import type { Context, Env, MiddlewareHandler, Next } from "hono";
import * as z from "zod/mini";
import { issuesOf } from "../../contract/issue.ts";
import { AppError } from "./app_error.ts";
import { readsQuery } from "./known_query.ts";
import { type BodyLimit, bufferJson } from "./read_body.ts";

/** A schema for a JSON body, or the media type of another body. */
export type MessageBody = z.ZodMiniType | `${string}/${string}`;

interface EndpointOptions<Query extends z.ZodMiniType, Body extends z.ZodMiniType> {
  /** One sentence for developers: what the call does. */
  summary: string;
  /** Schema of the query parameters. Describe each one with `z.describe("…")`. */
  query?: Query;
  /** Schema of the JSON body. */
  request?: Body;
  /** Maximum size and timeout of the body, if the defaults do not fit. */
  bodyLimit?: BodyLimit;
  /** Media type of a non-JSON body, such as `multipart/form-data`, which the handler reads itself. */
  requestType?: `${string}/${string}`;
  /** True if the handler parses the body with `request` itself: it also accepts other content types. */
  handlerParses?: boolean;
  /** Body of a successful response. Without it, success is 204 with no body. */
  response?: MessageBody;
  /** Status of a successful response with a body; 200 by default. */
  status?: 200 | 201;
  /** True if the response has an ETag that a later write may send in `If-Match`. */
  versioned?: boolean;
}

/** The description of a route from which `/openapi.json` is generated. */
export type Endpoint = EndpointOptions<z.ZodMiniType, z.ZodMiniType>;

type Validated<Query extends z.ZodMiniType, Body extends z.ZodMiniType> = {
  out:
    & ([Query] extends [never] ? object : { query: z.output<Query> })
    & ([Body] extends [never] ? object : { json: z.output<Body> });
};

const endpoints = new WeakMap<object, Endpoint>();

/** The description attached to a handler by `endpoint`; undefined if it has none. */
export function endpointOf(handler: object): Endpoint | undefined {
  return endpoints.get(handler);
}

/**
 * Middleware that validates a request and documents it with the same schemas, so the two cannot differ.
 * It stands between a route's path and its handler. A test fails for a route without it.
 *
 *     new Hono()
 *       .get("/", endpoint({ summary: "Lists notes.", query: NoteQuery, response: z.array(Note) }), (c) => {
 *         const { lang } = c.req.valid("query");
 *         …
 *       })
 *       .post(
 *         "/",
 *         endpoint({ summary: "Adds a note.", request: NoteInput, response: Note, status: 201 }),
 *         async (c) => {
 *           const input = c.req.valid("json");
 *           …
 *         },
 *       )
 *       .get("/export.csv", endpoint({ summary: "All notes as CSV.", response: "text/csv" }), (c) => …);
 *
 * Put middleware that must run before the body is read, such as a throttle, before `endpoint(…)`.
 *
 * Throws 422 with the invalid fields. For a body also 400 (not JSON, incomplete or too slow), 413 or 415.
 */
export function endpoint<Query extends z.ZodMiniType = never, Body extends z.ZodMiniType = never>(
  options: EndpointOptions<Query, Body>,
): MiddlewareHandler<Env, string, Validated<Query, Body>> {
  const { query, request, bodyLimit, handlerParses } = options;
  const validateQuery: MiddlewareHandler = query
    ? zValidator("query", z.pipe(FIRST_VALUES, query), refuse)
    : proceed;
  const validateBody: MiddlewareHandler = request && !handlerParses
    ? zValidator("json", request, refuse)
    : proceed;

  async function validate(c: Context, next: Next): Promise<void> {
    await validateQuery(c, async () => {
      if (request && !handlerParses) await bufferJson(c, bodyLimit);
      await validateBody(c, next);
    });
  }
  endpoints.set(validate, options);
  const names = query ? Object.keys((query as unknown as z.ZodMiniObject)._zod.def.shape) : [];
  return readsQuery(validate, () => names);
}

/** Takes the first value of a repeated parameter. */
const FIRST_VALUES = z.transform((query: Record<string, string | string[]>): unknown =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value].flat()[0]]))
);

const proceed: MiddlewareHandler = async (_, next) => await next();

interface Result {
  success: boolean;
  data?: unknown;
  /** Typed loosely, because the validator's type also allows zod 3 errors. Ours are always zod 4. */
  error?: { issues: readonly object[] };
}

/** Throws our `AppError` for a failed validation instead of the validator's default response. */
function refuse({ success, data, error }: Result): void {
  if (success) return;
  if (typeof data !== "object" || data === null || Array.isArray(data)) {
    throw new AppError("invalid", "Cannot read the request: its body must be a JSON object", { issues: [] });
  }
  throw AppError.invalid(issuesOf(error as z.core.$ZodError));
}
