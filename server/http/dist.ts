import type { BuiltFile, Manifest } from "../../contract/build_manifest.ts";
import { StartError } from "../start_error.ts";
import { type Encoding, encodingChooser } from "./accepted_encoding.ts";

/** Matches file names with a content hash: these may be cached for ever, all others for five minutes. */
const HASHED = /[-/][A-Z0-9]{8}\.\w+$/;

/** The build's manifest, plus `answer`, which serves its files and gives undefined for an unknown path. */
export interface Dist extends Manifest {
  answer(request: Request, path: string): Promise<Response | undefined>;
  /** Reads every file into memory, so that a build or release in the same place does not take it away. */
  readAll(): Promise<void>;
}

/** Reads a build's manifest; throws a StartError if it cannot. Files are cached at their first request, or all by `readAll`. */
export async function loadDist(folder: string): Promise<Dist> {
  let manifest: Manifest;
  try {
    manifest = JSON.parse(await Deno.readTextFile(`${folder}/manifest.json`));
  } catch (cause) {
    throw new StartError(`Cannot read the build in ${folder}: run "deno task build" first`, { cause });
  }
  const encodingOf = encodingChooser();
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  async function read(path: string): Promise<Uint8Array<ArrayBuffer>> {
    let bytes = kept.get(path);
    if (!bytes) kept.set(path, bytes = await Deno.readFile(`${folder}/${path}`));
    return bytes;
  }

  return {
    ...manifest,
    async readAll() {
      for (const { path, br, gz } of Object.values(manifest.files)) {
        for (const copy of [path, br, gz]) if (copy) await read(copy);
      }
    },
    async answer(request, path) {
      const file = Object.hasOwn(manifest.files, path) ? manifest.files[path] : undefined;
      if (!file) return undefined;
      const [encoding, source] = chooseCopy(file, encodingOf(request.headers.get("accept-encoding")));
      const body = await read(source);
      return new Response(request.method === "HEAD" ? null : body, {
        headers: {
          "content-type": file.type,
          "content-length": String(body.length),
          "cache-control": HASHED.test(path) ? "public, max-age=31536000, immutable" : "public, max-age=300",
          "access-control-allow-origin": "*",
          "cross-origin-resource-policy": "cross-origin",
          "x-content-type-options": "nosniff",
          "vary": "Accept-Encoding",
          ...(encoding ? { "content-encoding": encoding } : {}),
        },
      });
    },
  };
}

function chooseCopy(file: BuiltFile, accepted: Encoding): [encoding: Encoding | undefined, path: string] {
  const copy = { br: file.br, gzip: file.gz, identity: undefined }[accepted];
  return copy ? [accepted, copy] : [undefined, file.path];
}
