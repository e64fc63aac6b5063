import * as z from "zod/mini";
import { ApiErrorSchema } from "../../contract/api_error.ts";
import { type Endpoint, endpointOf, type MessageBody } from "../http/endpoint.ts";
import type { JsonSchema } from "./type_text.ts";

/** Matches paths of bundles and HTML pages, which are not part of the API. */
const PAGES = /^\/(assets|widgets|admin|embed|health|products?|compare|request)(\/|$)|\*$/;

/** Whether only the owner's panel makes the call. */
export function isAdminPath(path: string): boolean {
  return path.startsWith("/api/admin/");
}

export interface Route {
  method: string;
  path: string;
  handler: object;
}

interface Call {
  method: string;
  /** The path in OpenAPI syntax: `/api/products/{id}`. */
  path: string;
  endpoint: Endpoint | undefined;
}

/** The API calls in the app's route table. */
export function callsOf(routes: readonly Route[]): Call[] {
  const calls = new Map<string, Call>();
  for (const { method, path: pattern, handler } of routes) {
    const path = pattern.replace(/:(\w+)(\{.*\})?/g, "{$1}");
    if (method === "ALL" || PAGES.test(path)) continue;
    // A call has several route entries: one per middleware, `endpoint(…)` among them, and its handler.
    const key = `${method} ${path}`;
    const call = calls.get(key) ?? { method, path, endpoint: undefined };
    call.endpoint ??= endpointOf(handler);
    calls.set(key, call);
  }
  return [...calls.values()];
}

/** Generates the OpenAPI 3.1 description of the routes from their schemas. */
export function openapiDocument(
  routes: readonly Route[],
  { title, server }: { title: string; server: string },
) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { method, path, endpoint } of callsOf(routes)) {
    if (endpoint) (paths[path] ??= {})[method.toLowerCase()] = operationOf(path, endpoint);
  }
  return {
    openapi: "3.1.0",
    info: { title, version: "1" },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: { Error: schemaOf(ApiErrorSchema, "output") },
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: server.startsWith("https:") ? "__Host-roost_session" : "roost_session",
        },
      },
    },
  };
}

function operationOf(path: string, endpoint: Endpoint) {
  const { summary, query, request, requestType, response, versioned } = endpoint;
  const isAdmin = isAdminPath(path);
  const body = requestType ?? request;
  const success = String(endpoint.status ?? (response ? 200 : 204));
  return {
    summary,
    tags: [tagOf(path)],
    ...isAdmin && !/\/(login|logout|setup|demo|link\/\w+)$/.test(path) && { security: [{ session: [] }] },
    parameters: [...pathParameters(path), ...query ? queryParameters(query) : []],
    ...body && { requestBody: { required: true, content: contentOf(body, "input") } },
    responses: {
      [success]: {
        description: success === "204" ? "Done" : "The answer",
        ...versioned && response && {
          headers: { ETag: { description: "For `If-Match`", schema: { type: "string" } } },
        },
        ...response && { content: contentOf(response, "output") },
      },
      default: {
        description: "A refusal, with a sentence",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    },
  };
}

function pathParameters(path: string) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
}

function queryParameters(query: z.ZodMiniType) {
  const { shape } = (query as z.ZodMiniObject)._zod.def;
  return Object.entries(shape).map(([name, field]) => {
    const { description, ...schema } = schemaOf(parameterOf(field), "input") as JsonSchema;
    const required = field._zod.optin === undefined;
    return { name, in: "query", ...required && { required }, ...description && { description }, schema };
  });
}

/** If a transform runs before a parameter's schema, returns that schema; otherwise the parameter itself. */
function parameterOf(field: z.core.$ZodType): z.ZodMiniType {
  const { def } = (field as z.core.$ZodTypes)._zod;
  const isTidied = def.type === "pipe" && (def.in as z.core.$ZodTypes)._zod.def.type === "transform";
  return (isTidied ? def.out : field) as z.ZodMiniType;
}

function tagOf(path: string): string {
  const [first, second, third] = path.slice(1).split("/");
  if (first !== "api") return "site";
  return second === "admin" ? `admin: ${third}` : second!;
}

function contentOf(content: MessageBody, io: "input" | "output") {
  if (typeof content === "string") return { [content]: {} };
  return { "application/json": { schema: schemaOf(content, io) } };
}

/** The JSON schema without `$schema`. An input field that begins with a transform is not required. */
function schemaOf(schema: z.ZodMiniType, io: "input" | "output"): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
      const { def } = zodSchema._zod;
      if (def.type !== "object" || !jsonSchema.required) return;
      const required = jsonSchema.required.filter((name) => !isMadeOfAnything(def.shape[name]));
      if (required.length > 0) jsonSchema.required = required;
      else delete jsonSchema.required;
    },
  });
  return json;

  function isMadeOfAnything(field: z.core.$ZodType | undefined): boolean {
    const def = (field as z.core.$ZodTypes | undefined)?._zod.def;
    return io === "input" && def?.type === "pipe" &&
      (def.in as z.core.$ZodTypes)._zod.def.type === "transform";
  }
}
