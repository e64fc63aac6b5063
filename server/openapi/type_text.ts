/** The part of JSON schema that our schemas use. */
export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  description?: string;
  format?: string;
  maxLength?: number;
}

/** A JSON schema in the syntax of a TypeScript type. */
export function typeText(schema: JsonSchema, indent = ""): string {
  const { enum: values, anyOf, oneOf, items, properties, required = [], additionalProperties } = schema;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (values) return values.map((value) => JSON.stringify(value)).join(" | ");
  const choices = anyOf ?? oneOf;
  if (choices) return choices.map((choice) => typeText(choice, indent)).join(" | ");
  if (items) {
    const item = typeText(items, indent);
    return item.includes(" | ") ? `(${item})[]` : `${item}[]`;
  }
  if (properties) {
    const deeper = `${indent}  `;
    const lines = Object.entries(properties).map(([name, field]) =>
      `${deeper}${name}${required.includes(name) ? "" : "?"}: ${typeText(field, deeper)}`
    );
    return lines.length === 0 ? "{}" : `{\n${lines.join("\n")}\n${indent}}`;
  }
  if (typeof additionalProperties === "object") {
    return `{ [name]: ${typeText(additionalProperties, indent)} }`;
  }
  const type = Array.isArray(schema.type) ? schema.type.join(" | ") : schema.type ?? "anything";
  if (schema.format) return `${type} (${schema.format})`;
  return schema.maxLength ? `${type} (up to ${schema.maxLength})` : type;
}
