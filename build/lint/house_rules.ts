import { join } from "node:path/posix";
import { housePlugin } from "./house_plugin.ts";
import { readImportGraph } from "./import_graph.ts";

const root = join(import.meta.dirname!, "../..");
const { imports } = JSON.parse(Deno.readTextFileSync(join(root, "import_map.json")));

/** The plugin that `deno lint` loads. It reads all files from disk. */
export default housePlugin({ root, graph: readImportGraph(root), importMap: Object.keys(imports) });
