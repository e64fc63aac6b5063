import * as z from "zod/mini";
import { ApiErrorSchema } from "../../contract/api_error.ts";
import { adminOperations } from "./admin_operations.ts";
import { catalogueOperations } from "./catalogue_operations.ts";
import type { Content, Operation } from "./operation.ts";
import { publicOperations } from "./public_operations.ts";

/** Every call that has a description, as `GET /api/products/{id}`. */
export const operations: Record<string, Operation> = {
  ...publicOperations,
  ...adminOperations,
  ...catalogueOperations,
};

/** Bundles and the pages of people: their addresses are no calls. */
const PAGES = /^\/(assets|widgets|admin|embed)(\/|$)|\*$/;

export interface Route {
  method: string;
  path: string;
}

/** The calls of the app's own route table, in OpenAPI's words. */
export function callsOf(routes: readonly Route[]): { method: string; path: string }[] {
  const seen = new Set<string>();
  return routes.flatMap(({ method, path: pattern }) => {
    const path = pattern.replace(/:(\w+)(\{.*\})?/g, "{$1}");
    const key = `${method} ${path}`;
    if (method === "ALL" || PAGES.test(path) || seen.has(key)) return [];
    seen.add(key);
    return [{ method, path }];
  });
}

/** The OpenAPI 3.1 description of these routes, made of the contract's schemas. */
export function openapiDocument(
  routes: readonly Route[],
  { title, server }: { title: string; server: string },
) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { method, path } of callsOf(routes)) {
    const operation = operations[`${method} ${path}`];
    (paths[path] ??= {})[method.toLowerCase()] = operationOf(path, operation ?? { says: "" });
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

function operationOf(path: string, { says, takes, gives, status, query = {}, versioned }: Operation) {
  const isAdmin = path.startsWith("/api/admin/");
  const success = String(status ?? (gives ? 200 : 204));
  return {
    summary: says,
    tags: [tagOf(path)],
    ...isAdmin && !/\/(login|logout|setup|demo)$/.test(path) && { security: [{ session: [] }] },
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
        name,
        in: "path",
        required: true,
        schema: { type: "string" },
      })),
      ...Object.entries(query).map(([name, description]) => ({
        name,
        in: "query",
        description,
        schema: { type: "string" },
      })),
    ],
    ...takes && { requestBody: { required: true, content: contentOf(takes, "input") } },
    responses: {
      [success]: {
        description: success === "204" ? "Done" : "The answer",
        ...versioned && gives && {
          headers: { ETag: { description: "For `If-Match`", schema: { type: "string" } } },
        },
        ...gives && { content: contentOf(gives, "output") },
      },
      default: {
        description: "A refusal, with a sentence",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    },
  };
}

function tagOf(path: string): string {
  const [first, second, third] = path.slice(1).split("/");
  if (first !== "api") return "site";
  return second === "admin" ? `admin: ${third}` : second!;
}

function contentOf(content: Content, io: "input" | "output") {
  if (typeof content === "string") return { [content]: {} };
  const schema = "list" in content
    ? { type: "array", items: schemaOf(content.list, io) }
    : schemaOf(content, io);
  return { "application/json": { schema } };
}

/** Without what a reader of the document is told once. A field that is made of anything at all may be left out. */
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
