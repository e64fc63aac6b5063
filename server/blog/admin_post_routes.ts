import { type Context, Hono } from "hono";
import { notAnOption } from "../../contract/issue.ts";
import { type Post, PostInputSchema } from "../../contract/post.ts";
import type { SessionEnv } from "../accounts/account_routes.ts";
import { nameForAudit } from "../audit/audit_changes.ts";
import type { ContentReader } from "../content/content.ts";
import { ifMatchOf, privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { pageHeaders, pageOf, pageQuery, searchQuery } from "../http/list_page.ts";
import { readJson } from "../http/read_body.ts";
import type { Stored } from "../kv/document.ts";
import type { Stores } from "../stores.ts";
import { versionRoutes } from "../versions/version_routes.ts";
import { isShown } from "./is_shown.ts";
import type { PostRecord } from "./post_store.ts";
import { postView } from "./post_view.ts";

const STATES = ["draft", "scheduled", "published"] as const;
type State = typeof STATES[number];

/** The owner's articles: drafts and those to come among them. */
export function adminPostRoutes({ posts, versions }: Stores, read: ContentReader, now: () => Date) {
  async function view(record: Stored<PostRecord>): Promise<Post> {
    return postView(record, (await posts.categories.get(record.value.categoryId))?.value);
  }

  async function saved(c: Context<SessionEnv>, record: Stored<PostRecord>): Promise<Post> {
    const post = await view(record);
    await versions.record("posts", record.id, post, c.get("session").username);
    return post;
  }

  return new Hono<SessionEnv>()
    .route("/", versionRoutes(versions, "posts"))
    /** The newest date first; `q` over title, excerpt and category, `status` draft, scheduled or published. */
    .get("/", async (c) => {
      const q = searchQuery(c)?.trim().toLowerCase();
      const state = stateOf(c);
      const found = (await read.whole()).posts.filter((post) =>
        (!state || stateOfPost(post, now()) === state) &&
        (!q || [post.title, post.excerpt, post.category].some((text) => text.toLowerCase().includes(q)))
      );
      const { rows, next } = pageOf(found, pageQuery(c));
      return privateJson(c, rows, { headers: pageHeaders(c, found.length, next) });
    })
    .post("/", async (c) => {
      const created = await posts.create(await readJson(c, PostInputSchema, POST_BODY));
      return privateJson(c, await saved(c, created), { status: 201, version: created.version });
    })
    .get("/:id", async (c) => {
      const found = await posts.posts.get(c.req.param("id"));
      if (!found) throw AppError.notFound(`the article "${c.req.param("id")}"`);
      return privateJson(c, await view(found), { version: found.version });
    })
    .put("/:id", async (c) => {
      const input = await readJson(c, PostInputSchema, POST_BODY);
      const updated = await posts.update(c.req.param("id"), input, ifMatchOf(c));
      return privateJson(c, await saved(c, updated), { version: updated.version });
    })
    .delete("/:id", async (c) => {
      const deleted = await posts.delete(c.req.param("id"), ifMatchOf(c));
      await versions.forget("posts", deleted.id);
      nameForAudit(c, deleted.value.title);
      return c.body(null, 204);
    });
}

/** An article of 200 kB in Hindi and in Telugu too, with room to spare. */
const POST_BODY = { max: 1024 * 1024 };

function stateOf(c: Context): State | undefined {
  const { status } = c.req.query();
  if (!status || STATES.includes(status as State)) return status as State | undefined;
  throw AppError.invalid([notAnOption("status", STATES)]);
}

function stateOfPost(post: Post, now: Date): State {
  if (post.status === "draft") return "draft";
  return isShown(post, now) ? "published" : "scheduled";
}
