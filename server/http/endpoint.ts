import { zValidator } from "@hono/zod-validator";
import type { Context, Env, MiddlewareHandler, Next } from "hono";
import * as z from "zod/mini";
import { issuesOf } from "../../contract/issue.ts";
import { AppError } from "./app_error.ts";
import { type BodyLimit, bufferJson } from "./read_body.ts";

/** JSON by a schema of the contract, or the media type of anything else. */
export type MessageBody = z.ZodMiniType | `${string}/${string}`;

interface EndpointOptions<Query extends z.ZodMiniType, Body extends z.ZodMiniType> {
  /** A sentence that tells a developer what the call does. */
  summary: string;
  /** An object of query parameters. Each one's description says what it does: `z.string().check(z.describe("…"))`. */
  query?: Query;
  /** The JSON body. */
  request?: Body;
  /** How large the body may be and how long it may take. */
  bodyLimit?: BodyLimit;
  /** The media type of a body that the handler reads itself, such as `multipart/form-data`. */
  requestType?: `${string}/${string}`;
  /** The handler parses the body with `request` itself, because it takes other content types too. */
  handlerParses?: boolean;
  /** What a success answers; without it nothing, with status 204. */
  response?: MessageBody;
  /** Of a success; 200 where there is a response. */
  status?: 200 | 201;
  /** The response carries an ETag, which `If-Match` may name in a later write. */
  versioned?: boolean;
}

/** What `/openapi.json` says about a route. */
export type Endpoint = EndpointOptions<z.ZodMiniType, z.ZodMiniType>;

type Validated<Query extends z.ZodMiniType, Body extends z.ZodMiniType> = {
  out:
    & ([Query] extends [never] ? object : { query: z.output<Query> })
    & ([Body] extends [never] ? object : { json: z.output<Body> });
};

const endpoints = new WeakMap<object, Endpoint>();

/** The description that a route's handler carries. */
export function endpointOf(handler: object): Endpoint | undefined {
  return endpoints.get(handler);
}

/**
 * Describes one call and validates what it takes, with the same schemas: nothing can be described that is not validated.
 * It stands between a route's path and its handler; every route of the app has one, and a test fails for a route without.
 *
 *     new Hono()
 *       .get("/", endpoint({ summary: "Lists notes.", query: NoteQuerySchema, response: z.array(NoteSchema) }), (c) => {
 *         const { lang } = c.req.valid("query");
 *         …
 *       })
 *       .post(
 *         "/",
 *         endpoint({ summary: "Adds a note.", request: NoteInputSchema, response: NoteSchema, status: 201 }),
 *         async (c) => {
 *           const input = c.req.valid("json");
 *           …
 *         },
 *       )
 *       .get("/export.csv", endpoint({ summary: "All notes for a spreadsheet.", response: "text/csv" }), (c) => …);
 *
 * Middleware that must come before the body is read, such as a throttle, stands before `endpoint(…)`.
 *
 * Refuses with 422 and the names of the fields; a body also with 400 (not JSON, broken off), 413 or 415.
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
  return validate;
}

/** Of a parameter that comes twice the first one counts. */
const FIRST_VALUES = z.transform((query: Record<string, string | string[]>): unknown =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value].flat()[0]]))
);

const proceed: MiddlewareHandler = async (_, next) => await next();

interface Result {
  success: boolean;
  data?: unknown;
  /** The validator's type allows for the errors of zod 3 too; our schemas have those of zod 4. */
  error?: { issues: readonly object[] };
}

/** Our shape of a refusal instead of the validator's own. */
function refuse({ success, data, error }: Result): void {
  if (success) return;
  if (typeof data !== "object" || data === null || Array.isArray(data)) {
    throw new AppError("invalid", "Cannot read the request: its body must be a JSON object", { issues: [] });
  }
  throw AppError.invalid(issuesOf(error as z.core.$ZodError));
}
