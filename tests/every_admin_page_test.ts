import { assertEquals } from "deno-std/assert/equals.js";
import { adminPages } from "../site/admin/admin_pages.ts";
import { launchBrowser } from "./browser.ts";
import { inspect, LOOKS } from "./page_faults.ts";
import { startRoost } from "./roost.ts";

/** Lists that open a form. */
const FORMS = [
  "products",
  "product-categories",
  "blog-posts",
  "blog-categories",
  "testimonials",
  "partners",
  "redirects",
  "unanswered",
  "conditions",
  "brands",
  "prohibited",
].map((name) => `/admin/${name}?action=new`);

Deno.test("Every page and form of the panel is accessible and fits its screen", async () => {
  await using roost = await startRoost();
  await using browser = await launchBrowser();
  const post = (path: string, body: object) =>
    fetch(roost.address + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  await post("/api/contact", {
    name: "Asha Rao",
    email: "asha@farm.example",
    message: "Which vaccine do you keep in stock?",
  });
  const visitor = { name: "Ravi Kumar", mobileNumber: "9848012345", location: "Warangal" };
  const { id: userId } = await (await post("/api/chat/register-user", visitor)).json();
  const message = { userId, role: "user", content: "Hello", timestamp: new Date().toISOString() };
  await post("/api/chat/save-message", message);
  await post("/api/assistant/chat", { query: "Who won the cricket world cup?" });

  const paths = [...adminPages.map(({ path }) => path), ...FORMS, `/admin/chat-history?user=${userId}`];
  const found: Record<string, string[]> = {};
  // Four tabs at once. Each page at both widths, and in one theme at each.
  await Promise.all(LOOKS.map(async (look, turn) => {
    await using inspector = await inspect(browser, look);
    const { page } = inspector;
    await page.request.post(`${roost.address}/api/admin/login`, {
      data: { username: roost.username, password: roost.password },
    });
    for (const [at, path] of paths.filter((_, at) => at % 2 === Math.floor(turn / 2) % 2).entries()) {
      await (at === 0 ? inspector.go(roost.address + path) : inspector.follow(path));
      await page.locator("main :is(h2, table, form, .empty, .panel)").first().waitFor();
      await page.waitForFunction(() => !document.querySelector("main [aria-busy=true]"));
      const faults = await inspector.faults();
      const unsaved = await page.getByText("Unsaved changes").count();
      if (unsaved > 0) faults.push("It has unsaved changes, and nobody has changed anything");
      if (faults.length > 0) found[`${path} at ${look.width}, ${look.theme}`] = faults;
    }
  }));
  assertEquals(found, {});
});
