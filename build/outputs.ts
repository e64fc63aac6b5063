import type * as esbuild from "esbuild";

export type Outputs = esbuild.Metafile["outputs"];

/** The output path of each source file that starts a bundle or a chunk. */
export function outputBySource(outputs: Outputs): Map<string, string> {
  return new Map(
    Object.entries(outputs).flatMap(([path, { entryPoint }]) => entryPoint ? [[entryPoint, path]] : []),
  );
}

/** An output's static imports in order of evaluation, itself last. With `lazy`, also its dynamic imports. */
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
