import { Hono } from "hono";
import * as z from "zod/mini";
import {
  type Media,
  MediaSchema,
  MediaUseSchema,
  UPLOAD_PURPOSES,
  UPLOAD_RULES,
} from "../../contract/media.ts";
import { issue } from "../../contract/issue.ts";
import type { SessionEnv } from "../accounts/require_session.ts";
import { nameForAudit } from "../audit/audit_changes.ts";
import type { Bin } from "../bin/bin_store.ts";
import { ifMatchOf, privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { endpoint } from "../http/endpoint.ts";
import {
  filterOf,
  flagParameter,
  isPaged,
  list,
  type ListPage,
  newestPage,
  oneOf,
  pageHeaders,
} from "../http/list_query.ts";
import { readFile } from "../http/read_body.ts";
import type { Stored } from "../kv/document.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import { type MediaRecord, type MediaStore, mediaUrl, mediaView } from "./media_store.ts";
import { mediaUses, type UseSources } from "./media_uses.ts";
import { uploadTaker } from "./take_upload.ts";

const UploadQuerySchema = z.object({
  purpose: z._default(oneOf(UPLOAD_PURPOSES, "image: only what the image uploader takes"), "library"),
});

/** Uploads: a file in the form field `file`. */
export function uploadRoutes(media: MediaStore, sandbox: Sandbox) {
  const takeUpload = uploadTaker(media, sandbox);
  return new Hono().post(
    "/",
    endpoint({
      summary: "Takes a file in the form's field file.",
      query: UploadQuerySchema,
      requestType: "multipart/form-data",
      response: MediaSchema,
      status: 201,
    }),
    async (c) => {
      const { purpose } = c.req.valid("query");
      const file = await readFile(c, UPLOAD_RULES[purpose]);
      const { item, isNew } = await takeUpload(file, purpose);
      nameForAudit(c, mediaView(item).name);
      return privateJson(c, mediaView(item), { status: isNew ? 201 : 200, version: item.version });
    },
  );
}

const DeletionQuerySchema = z.object({ force: flagParameter("true: even while something uses it") });

/** Routes of the media library. */
export function adminMediaRoutes({ items, remove }: MediaStore, bin: Bin, sources: UseSources) {
  async function find(id: string): Promise<Stored<MediaRecord>> {
    const found = await items.get(id);
    if (!found) throw AppError.notFound(`the file "${id}"`);
    return found;
  }

  /** Throws 409 if content uses the file, with one issue per place. */
  async function refuseUsed(name: string): Promise<void> {
    const uses = await mediaUses(sources, mediaUrl(name));
    if (uses.length === 0) return;
    const places = uses.length === 1 ? "1 place uses" : `${uses.length} places use`;
    throw new AppError("conflict", `Cannot delete the file: ${places} it`, {
      issues: uses.map(({ kind, id, title }) => issue(`${kind}.${id}`, "in_use", {}, { message: title })),
    });
  }

  const files = list({
    filters: { type: filterOf(MediaSchema.shape.type.options) },
    rows: async ({ type }) => {
      const all = await Array.fromAsync(items.all({ reverse: true }), mediaView);
      return type ? all.filter((file) => file.type === type) : all;
    },
    search: { in: "names", texts: ({ name }) => [name] },
  });
  async function page({ q, type, ...query }: z.output<typeof files.query>): Promise<ListPage<Media>> {
    // Reads only one page from the store in the panel's usual case: the newest files without a filter.
    if (q || type || !isPaged(query)) return await files.find({ q, type, ...query });
    const newest = await newestPage(items, query);
    return { ...newest, rows: newest.rows.map(mediaView) };
  }

  return new Hono<SessionEnv>()
    .get(
      "/",
      endpoint({
        summary: "Lists files, newest first.",
        query: files.query,
        response: z.array(MediaSchema),
      }),
      async (c) => {
        const found = await page(c.req.valid("query"));
        return privateJson(c, found.rows, { headers: pageHeaders(c, found) });
      },
    )
    .get(
      "/:id",
      endpoint({ summary: "Reads a file's description.", response: MediaSchema, versioned: true }),
      async (c) => {
        const found = await find(c.req.param("id"));
        return privateJson(c, mediaView(found), { version: found.version });
      },
    )
    .get(
      "/:id/uses",
      endpoint({ summary: "Where a file is used.", response: z.array(MediaUseSchema) }),
      async (c) => {
        const { value } = await find(c.req.param("id"));
        return privateJson(c, await mediaUses(sources, mediaUrl(value.name)));
      },
    )
    .delete(
      "/:id",
      endpoint({ summary: "Deletes a file.", query: DeletionQuerySchema, versioned: true }),
      async (c) => {
        const found = await find(c.req.param("id"));
        if (!c.req.valid("query").force) await refuseUsed(found.value.name);
        nameForAudit(c, mediaView(found).name);
        await remove(found.id, { ifMatch: ifMatchOf(c), keep: bin.keep(c.get("session").username) });
        return c.body(null, 204);
      },
    )
    .post(
      "/:id/restore",
      endpoint({ summary: "Takes a file out of the bin.", response: MediaSchema, versioned: true }),
      async (c) => {
        await bin.restore(c.req.param("id"));
        const found = await find(c.req.param("id"));
        nameForAudit(c, mediaView(found).name);
        return privateJson(c, mediaView(found), { version: found.version });
      },
    );
}
