import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { blobs } from "../kv/blobs.ts";
import { collection } from "../kv/collection.ts";
import { UniqueError } from "../kv/errors.ts";
import type { Store } from "../kv/store.ts";
import { AppError } from "../http/app_error.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import type { Paint } from "./picture_painter.ts";
import { readyPicture } from "./read_card_picture.ts";
import type { PictureJob } from "./social_worker.ts";

/** Part of the hash. Raise it with a change of how pictures are painted. */
const PAINTER = 1;
/** Most pictures stored, some 60 kB each. The oldest make room. */
const PICTURES_MAX = 500;

type Png = Uint8Array<ArrayBuffer>;

interface Parts {
  store: Store;
  /** Decodes what the renderer cannot read. */
  sandbox: Sandbox;
  paint: Paint;
  max?: number;
}

/**
 * Paints each picture once: it is stored by a hash of everything that it shows, so that neither a restart nor
 * a change of something else has it painted again. Keys: `social-pictures` by id (in order of arrival), unique
 * `hash`; blobs `social/HASH`.
 */
export function paintedPictures({ store, sandbox, paint, max = PICTURES_MAX }: Parts) {
  const pictures = collection(store, {
    name: "social-pictures",
    schema: z.object({ hash: z.string() }),
    unique: { hash: ({ hash }) => hash },
  });
  const bytes = blobs(store);
  const blobId = (hash: string) => `social/${hash}`;
  const painting = new Map<string, Promise<Png>>();

  async function paintAndStore(hash: string, job: PictureJob): Promise<Png> {
    const png = await paint(await readyJob(job, sandbox));
    await makeRoom();
    try {
      await bytes.putAll([[blobId(hash), png]], (tx) => pictures.in(tx).create({ hash }));
    } catch (error) {
      // Another server on the same store has painted it meanwhile.
      if (!(error instanceof UniqueError)) throw error;
    }
    return png;
  }

  async function makeRoom(): Promise<void> {
    const excess = await pictures.count() - max + 1;
    if (excess <= 0) return;
    for (const { id, value } of (await pictures.list({ limit: excess })).items) {
      await store.transaction(async (tx) => {
        await pictures.in(tx).delete(id);
        await bytes.in(tx).delete(blobId(value.hash));
      });
    }
  }

  /** The picture. `admit` is called where it has to be painted, and throws if the caller may not. */
  return async function pictureOf(job: PictureJob, admit: () => Promise<void>): Promise<Png> {
    const hash = hashOf(job);
    const known = painting.get(hash) ?? await bytes.get(blobId(hash)) as Png | null;
    if (known) return known;
    await admit();
    let png = painting.get(hash);
    if (!png) {
      png = paintAndStore(hash, job).finally(() => painting.delete(hash));
      painting.set(hash, png);
    }
    return await png;
  };
}

/** The job with pictures that the renderer can read. Throws 404 for an icon of nothing. */
async function readyJob(job: PictureJob, sandbox: Sandbox): Promise<PictureJob> {
  if (job.kind === "icon") {
    const picture = await readyPicture(job.picture, sandbox);
    if (!picture) throw AppError.notFound("the picture of the logo");
    return { ...job, picture };
  }
  const { card } = job;
  const [picture, logo] = await Promise.all(
    [card.picture, card.logo].map((each) => readyPicture(each, sandbox)),
  );
  return { ...job, card: { ...card, picture, logo } };
}

function hashOf(job: PictureJob): string {
  const hash = (data: string | Uint8Array) => createHash("sha256").update(data).digest("hex");
  const short = (_: string, value: unknown) => value instanceof Uint8Array ? hash(value) : value;
  return hash(JSON.stringify([PAINTER, job], short));
}
