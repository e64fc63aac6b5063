import type { Manifest } from "../contract/build_manifest.ts";

const DAY = 24 * 60 * 60 * 1000;
/** A page opened before a new build may still load chunks of the old one. */
const CHUNKS_KEPT = 7 * DAY;
/** A partner's page may pin an old version for this long. */
const PINNED_KEPT = 730 * DAY;

/** Copies the previous build's hashed widget files from `folder` to `next`, unless they are too old. */
export async function keepFormerWidgets(folder: string, next: string, manifest: Manifest): Promise<void> {
  const former: Manifest | undefined = await Deno.readTextFile(`${folder}/manifest.json`)
    .then(JSON.parse).catch(() => undefined);
  for (const [address, file] of Object.entries(former?.files ?? {})) {
    if (!/^\/widgets\/(.*-)?[A-Z0-9]{8}\.js$/.test(address) || manifest.files[address]) continue;
    const { mtime } = await Deno.stat(`${folder}/${file.path}`);
    const kept = address.startsWith("/widgets/pinned/") ? PINNED_KEPT : CHUNKS_KEPT;
    if (!mtime || Date.now() - mtime.getTime() > kept) continue;
    for (const path of [file.path, file.br, file.gz]) {
      if (!path) continue;
      await Deno.copyFile(`${folder}/${path}`, `${next}/${path}`);
      await Deno.utime(`${next}/${path}`, mtime, mtime);
    }
    manifest.files[address] = file;
  }
}
