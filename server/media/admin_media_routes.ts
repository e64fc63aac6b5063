import { Hono } from "hono";
import { issue, notAnOption } from "../../contract/issue.ts";
import { UPLOAD_PURPOSES, UPLOAD_RULES, type UploadPurpose } from "../../contract/media.ts";
import { nameForAudit } from "../audit/audit_changes.ts";
import { ifMatchOf, privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { pageHeaders, pageOf, pageQuery, searchQuery } from "../http/list_page.ts";
import { readFile } from "../http/read_body.ts";
import type { MediaStore } from "./media_store.ts";
import { mediaUses, type UseSources } from "./media_uses.ts";
import { mediaUrl, mediaView } from "./media_view.ts";
import { uploadTaker } from "./take_upload.ts";

/** `POST` a file in the form's field `file`; `?purpose=image` takes only what the image uploader does. */
export function uploadRoutes(media: MediaStore) {
  const takeUpload = uploadTaker(media);
  return new Hono().post("/", async (c) => {
    const purpose = purposeOf(c.req.query("purpose"));
    const file = await readFile(c, UPLOAD_RULES[purpose]);
    const { item, isNew } = await takeUpload(file, purpose);
    return privateJson(c, mediaView(item), { status: isNew ? 201 : 200, version: item.version });
  });
}

function purposeOf(text = "library"): UploadPurpose {
  const found = UPLOAD_PURPOSES.find((purpose) => purpose === text);
  if (found) return found;
  throw AppError.invalid([notAnOption("purpose", UPLOAD_PURPOSES)]);
}

export function adminMediaRoutes({ items, remove }: MediaStore, sources: UseSources) {
  async function find(id: string) {
    const found = await items.get(id);
    if (!found) throw AppError.notFound(`the file "${id}"`);
    return found;
  }

  return new Hono()
    /** Newest first; `q` over the names; `type` image, document or other. */
    .get("/", async (c) => {
      const wanted = searchQuery(c)?.trim().toLowerCase();
      const { type } = c.req.query();
      const query = pageQuery(c);
      const { limit, cursor } = query;
      if (limit !== undefined && !wanted && !type) {
        const page = await items.list({ reverse: true, limit, ...(cursor ? { cursor } : {}) });
        const headers = pageHeaders(c, await items.count(), page.cursor);
        return privateJson(c, page.items.map(mediaView), { headers });
      }
      const rows = (await Array.fromAsync(items.all({ reverse: true }), mediaView))
        .filter((item) => !type || item.type === type)
        .filter(({ name }) => !wanted || name.toLowerCase().includes(wanted));
      const page = pageOf(rows, query);
      return privateJson(c, page.rows, { headers: pageHeaders(c, rows.length, page.next) });
    })
    .get("/:id", async (c) => {
      const found = await find(c.req.param("id"));
      return privateJson(c, mediaView(found), { version: found.version });
    })
    .get("/:id/uses", async (c) => {
      const { value } = await find(c.req.param("id"));
      return privateJson(c, await mediaUses(sources, mediaUrl(value.name)));
    })
    /** 409 while it is in use, with the places as issues; `?force=true` deletes it all the same. */
    .delete("/:id", async (c) => {
      const found = await find(c.req.param("id"));
      if (c.req.query("force") !== "true") {
        const uses = await mediaUses(sources, mediaUrl(found.value.name));
        if (uses.length > 0) {
          const places = uses.length === 1 ? "1 place uses" : `${uses.length} places use`;
          throw new AppError("conflict", `Cannot delete the file: ${places} it`, {
            issues: uses.map(({ kind, id, title }) =>
              issue(`${kind}.${id}`, "in_use", {}, { message: title })
            ),
          });
        }
      }
      nameForAudit(c, mediaView(found).name);
      await remove(found.id, ifMatchOf(c));
      return c.body(null, 204);
    });
}
