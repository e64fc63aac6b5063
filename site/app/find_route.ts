import { pageModules, type Pattern } from "./routes.ts";

const PATTERNS = Object.keys(pageModules) as Pattern[];

/** The pattern that fits the path, with its parameters decoded; nothing where none fits. */
export function findRoute(path: string): { pattern: Pattern; params: Record<string, string> } | undefined {
  for (const pattern of PATTERNS) {
    const params = match(pattern, path);
    if (params) return { pattern, params };
  }
}

function match(pattern: string, path: string): Record<string, string> | undefined {
  const expected = pattern.split("/");
  const segments = path.split("/");
  if (expected.length !== segments.length) return;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const segment = segments[index]!;
    if (!part.startsWith(":")) {
      if (part !== segment) return;
      continue;
    }
    const value = decode(segment);
    if (!value) return;
    params[part.slice(1)] = value;
  }
  return params;
}

/** A segment with a broken escape names nothing that we have. */
function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
