import { join } from "node:path/posix";
import { housePlugin } from "./house_plugin.ts";
import { readImportGraph } from "./import_graph.ts";

const root = join(import.meta.dirname!, "../..");
const { imports } = JSON.parse(Deno.readTextFileSync(join(root, "import_map.json")));

/** What `deno lint` runs: the rules of the house over the files as they are on disk. */
export default housePlugin({ root, graph: readImportGraph(root), importMap: Object.keys(imports) });
