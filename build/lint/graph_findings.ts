import { dirname } from "node:path/posix";
import type { ImportGraph } from "./import_graph.ts";
import { ENTRIES, NEEDED_PACKAGES, PER_LANGUAGE, vocabularyOf } from "./rooms.ts";

const TEST = /(_test\.tsx?$)|(^|\/)(tests|testing|bench)\//;

/** Exports that no other file imports, as `path#name`. An import by a test counts. */
export function unusedExports(graph: ImportGraph): Set<string> {
  const used = new Set<string>();
  for (const { imports } of graph.values()) {
    for (const { target, names } of imports) for (const name of names) used.add(`${target}#${name}`);
  }
  const unused = new Set<string>();
  for (const [path, { exports }] of graph) {
    if (isEntry(path) || path.includes("_test.ts") || used.has(`${path}#*`)) continue;
    for (const name of exports) if (!used.has(`${path}#${name}`)) unused.add(`${path}#${name}`);
  }
  return unused;
}

/** Packages of the import map that no file imports. `importMap` holds the map's keys. */
export function unusedDependencies(graph: ImportGraph, importMap: readonly string[]): string[] {
  const imported = new Set<string>();
  for (const { imports } of graph.values()) for (const { target } of imports) imported.add(packageOf(target));
  return [...new Set(importMap.map(packageOf))].filter((name) =>
    !imported.has(name) && !(name in NEEDED_PACKAGES)
  );
}

function packageOf(specifier: string): string {
  return /^(@[^/]+\/)?[^/]+/.exec(specifier)![0];
}

/**
 * Gives each file in an import cycle the number of its cycle. `import()` does not count. Nor does a type
 * import within a folder, because a view's parts take the type of their props from the view.
 */
export function importCircles(graph: ImportGraph): Map<string, number> {
  // Tarjan's algorithm: files belong to one cycle if each can reach the other.
  const order = new Map<string, number>();
  const earliest = new Map<string, number>();
  const stack: string[] = [];
  const circles = new Map<string, number>();
  function visit(path: string): number {
    const place = order.size;
    order.set(path, place);
    let reached = place;
    stack.push(path);
    for (const { target, isDynamic, isType } of graph.get(path)!.imports) {
      if (isDynamic || !graph.has(target) || (isType && dirname(target) === dirname(path))) continue;
      if (!order.has(target)) reached = Math.min(reached, visit(target));
      else if (stack.includes(target)) reached = Math.min(reached, order.get(target)!);
    }
    earliest.set(path, reached);
    if (reached === place) {
      const members = stack.splice(stack.indexOf(path));
      if (members.length > 1) { for (const member of members) circles.set(member, place); }
    }
    return reached;
  }
  for (const path of graph.keys()) if (!order.has(path)) visit(path);
  return circles;
}

/** Exports whose name another file exports for something else: `path#name` with that file. */
export function sharedNames(graph: ImportGraph): Map<string, string> {
  const owners = new Map<string, string>();
  const shared = new Map<string, string>();
  const files = [...graph].filter(([path]) => !TEST.test(path) && !PER_LANGUAGE.test(path) && !isEntry(path));
  // Contract files first, since all rooms share their names.
  files.sort(([a], [b]) => Number(b.startsWith("contract/")) - Number(a.startsWith("contract/")));
  for (const [path, { exports }] of files) {
    for (const name of exports) {
      const own = `${vocabularyOf(path)}#${name}`;
      const other = owners.get(`contract#${name}`) ?? owners.get(own);
      if (other === path) continue; // The same file: a function with several signatures.
      if (other) shared.set(`${path}#${name}`, other);
      else owners.set(own, path);
    }
  }
  return shared;
}

function isEntry(path: string): boolean {
  return ENTRIES.some(({ file }) => file.test(path));
}
