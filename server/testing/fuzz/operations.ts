import { openapiDocument } from "../../openapi/openapi_document.ts";
import type { TestApp } from "../test_app.ts";
import type { JsonSchema } from "./arbitrary_of.ts";

/** One method of one path, as the app's own description says. */
export interface Operation {
  name: string;
  method: string;
  path: string;
  query: Record<string, JsonSchema>;
  body?: { type: string; schema: JsonSchema };
}

/** Every operation of the app, in the order of its routes. */
export function operationsOf(test: TestApp): Operation[] {
  const { paths } = openapiDocument(test.app.routes, { title: "Roost", server: "http://localhost:8000" });
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { parameters, requestBody } = operation as {
        parameters: { name: string; in: string; schema: JsonSchema }[];
        requestBody?: { content: Record<string, { schema?: JsonSchema }> };
      };
      const queried = parameters.filter((each) => each.in === "query");
      const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        query: Object.fromEntries(queried.map(({ name, schema }) => [name, schema])),
        ...type && { body: { type, schema: content?.schema ?? {} } },
      };
    })
  );
}
