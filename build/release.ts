/**
 * `deno task release`: everything that production needs as `roost-VERSION.tar.gz`, run by `deno` without a network. The
 * same commit gives the same bytes.
 */
import { basename, dirname, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";
import { build } from "../build.ts";
import { ship } from "../server/start/ship.ts";
import { languageImports, readSourceText } from "./language_imports.ts";
import { filesIn, tarOf } from "./tar.ts";

const ROOT = new URL("../", import.meta.url).pathname;
/** What the server starts, each in a process or worker of its own. Their names stay, because they start each other. */
const ENTRIES = [
  "server/start.ts",
  "server/main.ts",
  "server/admin.ts",
  "server/backup.ts",
  "server/doctor.ts",
  "server/backups/backup_worker.ts",
  "server/backups/exchange_program.ts",
  "server/accounts/password_worker.ts",
  "server/import/read_table_program.ts",
  "server/import/write_table_program.ts",
  "server/media/convert_picture_program.ts",
  "server/outbox/send_program.ts",
  "server/seo/social_worker.ts",
];
/** Packages with native code or files of their own, which stay as they are. Of the fonts only what is read. */
const PACKAGES: Record<string, RegExp> = {
  "sharp": /^(lib\/|dist\/|package\.json|LICENSE)/,
  "harfbuzzjs": /\.(js|mjs|cjs|wasm|json)$|^LICENSE/,
  "@resvg/resvg-wasm": /^(index_bg\.wasm|package\.json|LICENSE)/,
  "@expo-google-fonts/anek-latin": /^600SemiBold\/.*\.ttf$|^LICENSE/,
  "@expo-google-fonts/anek-devanagari": /^600SemiBold\/.*\.ttf$|^LICENSE/,
  "@expo-google-fonts/anek-telugu": /^600SemiBold\/.*\.ttf$|^LICENSE/,
};
const KEPT_APART = ["sharp", "harfbuzzjs"];
/** The tasks that a release has, with the file that each one runs. */
const TASKS = ["start", "admin", "backup", "restore", "doctor"];

/** A table that is read when it is needed. */
const TABLE = /import\.meta\.resolve\("(\.[^"]*\.json)"\)/g;

/** A bundle is one folder: what names a file beside it by its own address must find it there. */
const besideEachOther = (tables: Map<string, string>): esbuild.Plugin => ({
  name: "beside-each-other",
  setup({ onLoad, onResolve }) {
    /** Returns the table's name beside the bundle. */
    async function addTable(path: string): Promise<string> {
      const name = basename(path);
      const text = JSON.stringify(JSON.parse(await Deno.readTextFile(path)));
      if (tables.has(name) && tables.get(name) !== text) {
        throw new Error(`Cannot bundle two tables with the name ${name}`);
      }
      tables.set(name, text);
      return name;
    }
    onLoad({ filter: /\/server\/.*\.ts$/ }, async ({ path }) => {
      const text = await readSourceText(path);
      for (const [, table] of text.matchAll(TABLE)) await addTable(resolve(dirname(path), table!));
      return {
        loader: "ts",
        contents: text
          .replaceAll(/import\.meta\.resolve\("\.[^"]*?([^/"]+)\.ts"\)/g, 'import.meta.resolve("./$1.js")')
          .replaceAll(TABLE, (_, table) => `import.meta.resolve("./${basename(table)}")`)
          // What two entries share is a file of its own, which is never the main one.
          .replaceAll("import.meta.main", `Deno.mainModule.endsWith("/${basename(path, ".ts")}.js")`)
          .replace(
            "new URL(import.meta.resolve(specifier))",
            'new URL("../../node_modules/" + specifier, import.meta.url)',
          ),
      };
    });
    // As text a table is not parsed as a program, nor held in memory as one.
    onLoad({ filter: /\.json$/ }, async ({ path }) => {
      const name = await addTable(path);
      return {
        loader: "js",
        contents: `export default JSON.parse(Deno.readTextFileSync(new URL("./${name}", import.meta.url)));`,
      };
    });
    // Only development loads the sample company.
    onResolve({ filter: /\/sample\/load_\w+\.ts$/ }, ({ path }) => ({ path, external: true }));
  },
});

async function bundle(folder: string): Promise<void> {
  const outdir = `${folder}/server/bundled`;
  /** The text of each JSON file that a module imports, by its name. */
  const tables = new Map<string, string>();
  await esbuild.build({
    entryPoints: ENTRIES,
    absWorkingDir: ROOT,
    bundle: true,
    splitting: true,
    minifySyntax: true,
    minifyWhitespace: true,
    format: "esm",
    platform: "node",
    target: "esnext",
    jsx: "automatic",
    outdir,
    entryNames: "[name]",
    chunkNames: "chunk-[hash]",
    external: KEPT_APART,
    plugins: [besideEachOther(tables), languageImports],
    define: { "process.env.NODE_ENV": '"production"' },
    // Packages written for Node ask for `require`, which a module has not. All they ask for is Node's own.
    banner: { js: "const require = (name) => process.getBuiltinModule(name);" },
    legalComments: "none",
    logLevel: "warning",
  });
  for (const [name, text] of tables) await Deno.writeTextFile(`${outdir}/${name}`, text);
}

/** Copies the packages with what they need in turn, each once and in one folder, as npm lays them out. */
async function copyPackages(folder: string): Promise<Record<string, string>> {
  const versions: Record<string, string> = {};
  async function copy(name: string, from: string, files = /./): Promise<void> {
    // Deno itself needs glibc.
    if (versions[name] || name.includes("linuxmusl")) return;
    const found = await Deno.realPath(resolve(from, name)).catch(() => null);
    // What is for another platform is not installed here.
    if (found === null) return;
    const manifest = JSON.parse(await Deno.readTextFile(`${found}/package.json`));
    versions[name] = manifest.version;
    for (const path of await filesIn(found)) {
      if (!files.test(path) || /\.(md|map|d\.ts|d\.mts)$|^(src|install)\//.test(path)) continue;
      const target = `${folder}/node_modules/${name}/${path}`;
      await Deno.mkdir(dirname(target), { recursive: true });
      await Deno.copyFile(`${found}/${path}`, target);
    }
    const beside = found.slice(0, -name.length);
    for (const needed of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
      await copy(needed, beside);
    }
  }
  for (const [name, files] of Object.entries(PACKAGES)) await copy(name, `${ROOT}node_modules`, files);
  return versions;
}

/** The settings of the release: no packages from elsewhere, and the tasks that run the bundle. */
async function writeConfiguration(folder: string, version: string, versions: Record<string, string>) {
  const { unstable, tasks } = JSON.parse(await Deno.readTextFile(`${ROOT}deno.json`));
  const bundled = (command: string) =>
    command.replace("--frozen ", "--cached-only ").replaceAll(
      /server\/(\w+)\.ts/g,
      (_, name) => `server/bundled/${name}.js`,
    );
  const own = Object.fromEntries(
    TASKS.map((name) => [name, { ...tasks[name], command: bundled(tasks[name].command) }]),
  );
  const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  await Deno.writeTextFile(
    `${folder}/deno.json`,
    asJson({ version, nodeModulesDir: "manual", lock: false, unstable, tasks: own }),
  );
  const dependencies = Object.fromEntries(Object.keys(PACKAGES).map((name) => [name, versions[name]]));
  await Deno.writeTextFile(`${folder}/package.json`, asJson({ name: "roost", private: true, dependencies }));
}

async function copyFolder(from: string, to: string): Promise<void> {
  for (const path of await filesIn(from)) {
    await Deno.mkdir(dirname(`${to}/${path}`), { recursive: true });
    await Deno.copyFile(`${from}/${path}`, `${to}/${path}`);
  }
}

async function git(...args: string[]): Promise<string> {
  const { stdout, success } = await new Deno.Command("git", { args, cwd: ROOT }).output();
  if (!success) throw new Error(`Cannot name the release: git ${args.join(" ")} failed`);
  return new TextDecoder().decode(stdout).trim();
}

/**
 * Makes the release below `folder` and returns its archive. Its version is the day and the commit. `dist`: bundles for
 * browsers that were built before; without it they are built.
 */
export async function release(
  folder = "release",
  { dist }: { dist?: string } = {},
): Promise<{ archive: string; version: string; bytes: number }> {
  const [seconds, commit] = (await git("log", "-1", "--format=%ct %h", "--abbrev=10")).split(" ");
  const version = `${new Date(Number(seconds) * 1_000).toISOString().slice(0, 10)}-${commit}`;
  const name = `roost-${version}`;
  const made = `${folder}/${name}`;
  await Deno.remove(made, { recursive: true }).catch(() => {});
  await Deno.mkdir(made, { recursive: true });
  await bundle(resolve(made));
  if (dist) await copyFolder(dist, `${made}/dist`);
  else await build(`${made}/dist`);
  await writeConfiguration(made, version, await copyPackages(resolve(made)));
  await copyFolder(`${ROOT}docs/deploy`, `${made}/deploy`);
  await Deno.writeTextFile(`${made}/VERSION`, `${version}\n`);
  await ship(`${made}/dist`, { code: resolve(made, "server/bundled"), ...(dist && { made: dist }) });
  const archive = `${folder}/${name}.tar.gz`;
  const bytes = gzipSync(await tarOf(made, basename(made), Number(seconds)), { level: 9 });
  await Deno.writeFile(archive, bytes);
  return { archive, version, bytes: bytes.length };
}

if (import.meta.main) {
  try {
    const { archive, bytes } = await release(Deno.args[0]);
    console.info(`${archive}, ${(bytes / 1e6).toFixed(1)} MB`);
  } finally {
    await esbuild.stop();
  }
}
