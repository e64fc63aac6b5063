import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import { jpeg } from "../server/media/testing/pictures.ts";
import { launchBrowser, openPage } from "./browser.ts";
import { type Roost, startRoost } from "./roost.ts";
import { SAVE } from "./save_button.ts";
import { signIn } from "./sign_in.ts";

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
const CATEGORY = "Dewormers";

/** Lets no call of the method to the address pass until it is told to. */
async function hold(page: Page, address: string, method: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return await route.fallback();
    arrived.resolve();
    await promise;
    await route.continue();
  });
  return { arrived: arrived.promise, release: resolve };
}

async function named(
  roost: Roost,
  name: string,
): Promise<{ make: string | null; imageUrl: string | null }[]> {
  const response = await fetch(`${roost.address}/api/products?q=${encodeURIComponent(name)}`);
  const found: { name: string; make: string | null; imageUrl: string | null }[] = await response.json();
  return found.filter((product) => product.name === name);
}

Deno.test("On a phone, in a hurry, on a slow line: nothing is saved twice, left out or lost", async (test) => {
  await using roost = await startRoost();
  await using browser = await launchBrowser();
  await using page = await openPage(browser, `${roost.address}/admin/products`, PHONE);
  await signIn(page, roost);
  const save = page.getByRole("button", { name: SAVE });
  const created = page.getByText("Product created successfully");
  const begin = async (name: string) => {
    await page.goto(`${roost.address}/admin/products?action=new`);
    await page.getByLabel("Product name").first().fill(name);
    await page.getByLabel("Category", { exact: false }).first().selectOption(CATEGORY);
  };
  await page.getByRole("button", { name: "Add New Product" }).waitFor();

  await test.step("two clicks before the first is answered save once", async () => {
    await begin("Hasty Tonic");
    await save.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await created.waitFor();
    assertEquals((await named(roost, "Hasty Tonic")).length, 1);
  });

  await test.step("what is typed while it is being saved stays, and is saved with the next", async () => {
    await begin("Slow Tonic");
    const post = await hold(page, "**/api/admin/products", "POST");
    await save.click();
    await post.arrived;
    await page.getByLabel("Make").fill("India");
    post.release();
    await created.waitFor();
    await page.getByText("Unsaved changes").waitFor();
    assertEquals(await page.getByLabel("Make").inputValue(), "India");
    await save.click();
    await page.getByText("Product updated successfully").waitFor();
    assertEquals((await named(roost, "Slow Tonic")).map(({ make }) => make), ["India"]);
  });

  await test.step("a line that breaks during a save loses nothing", async () => {
    await begin("Lost Tonic");
    await page.route("**/api/admin/products", (route) => route.abort("internetdisconnected"));
    await save.click();
    await page.locator(".editor").getByRole("alert").waitFor();
    await page.unroute("**/api/admin/products");
    await save.click();
    await created.waitFor();
    assertEquals((await named(roost, "Lost Tonic")).length, 1);
  });

  await test.step("the picture stands near the name; a save waits for it, and so does who leaves", async () => {
    await begin("Pictured Tonic");
    const picture = page.getByRole("heading", { name: "Image", exact: true });
    const description = page.getByRole("heading", { name: "Description", exact: true });
    assert((await picture.boundingBox())!.y < (await description.boundingBox())!.y);
    const upload = await hold(page, "**/api/admin/upload**", "POST");
    const file = { name: "pack.jpg", mimeType: "image/jpeg", buffer: Buffer.from(await jpeg()) };
    await page.locator("input[type=file]").first().setInputFiles(file);
    await upload.arrived;
    await page.getByText("A picture is still being uploaded").waitFor();
    assert(await save.isDisabled());
    upload.release();
    await page.getByText("Upload complete").waitFor();
    await save.click();
    await created.waitFor();
    assert((await named(roost, "Pictured Tonic"))[0]?.imageUrl?.startsWith("/media/"));
  });

  await test.step("a photo that is too large is made smaller unasked; what cannot be is refused in the specified words", async () => {
    await begin("Photographed Tonic");
    const bytes = new Uint8Array(2_200_000);
    bytes.set(await jpeg());
    const photo = { name: "IMG_1.jpg", mimeType: "image/jpeg", buffer: Buffer.from(bytes) };
    const chooser = page.locator("input[type=file]").first();
    await chooser.setInputFiles({ ...photo, name: "moving.gif", mimeType: "image/gif" });
    await page.locator(".image-uploader").getByText("File is too large. Maximum size is 2MB.").waitFor();
    await chooser.setInputFiles(photo);
    await page.getByText("Upload complete").waitFor();
    await save.click();
    await created.waitFor();
    assert((await named(roost, "Photographed Tonic"))[0]?.imageUrl?.startsWith("/media/"));
  });

  await test.step("names of any script, pictures and length are shown whole or refused at their field", async () => {
    for (const name of ["دواء الدواجن 🐔", `${"Very".repeat(30)} 👨‍👩‍👧`]) {
      await begin(name);
      await save.click();
      await created.waitFor();
      assertEquals((await named(roost, name)).length, 1, name);
      await page.goto(`${roost.address}/admin/products?q=${encodeURIComponent(name)}`);
      await page.getByText(name).first().waitFor();
      assertEquals(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0, name);
    }
    await begin("x".repeat(301));
    await save.click();
    await page.getByText("Please correct the field marked below.").waitFor();
  });
});
