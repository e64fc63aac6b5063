import type * as esbuild from "esbuild";

export type Outputs = esbuild.Metafile["outputs"];

/** Where each source file that begins a bundle or a chunk was written. */
export function outputBySource(outputs: Outputs): Map<string, string> {
  return new Map(
    Object.entries(outputs).flatMap(([path, { entryPoint }]) => entryPoint ? [[entryPoint, path]] : []),
  );
}

/** Everything that the bundle cannot start without, in the order of its evaluation: itself last; with `lazy`, also what it may load later. */
export function closure(outputs: Outputs, path: string, lazy = false): Set<string> {
  const seen = new Set<string>();
  const inOrder = new Set<string>();
  (function add(path: string) {
    if (seen.has(path)) return;
    seen.add(path);
    for (const { path: next, kind } of outputs[path]?.imports ?? []) {
      if (outputs[next] && (kind === "import-statement" || (lazy && kind === "dynamic-import"))) add(next);
    }
    inOrder.add(path);
  })(path);
  return inOrder;
}
