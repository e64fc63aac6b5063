import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import { jpeg, pdf, phoneJpeg } from "../server/media/testing/pictures.ts";
import { launchBrowser, openPage } from "./browser.ts";
import { type Roost, startRoost } from "./roost.ts";
import { agree } from "./sign_in.ts";

interface Sent {
  name: string;
  mimeType: string;
  buffer: Uint8Array;
}

async function logIn(page: Page, { username, password }: Roost): Promise<void> {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Media Library" }).waitFor();
}

/** As a person drops files from the desktop. */
async function drop(page: Page, zone: string, files: Sent[]): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] }));
  const data = await page.evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, bytes } of list) {
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
    }
    return transfer;
  }, sent);
  await page.dispatchEvent(zone, "drop", { dataTransfer: data });
}

Deno.test("The owner uploads files, puts a picture on a product, and is warned before deleting it", async () => {
  await using roost = await startRoost();
  await using browser = await launchBrowser();
  await using page = await openPage(browser, `${roost.address}/admin/media`, {
    viewport: { width: 1280, height: 900 },
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await logIn(page, roost);
  const photo = await phoneJpeg({ width: 1_800, height: 1_200 });

  await page.getByRole("button", { name: "Upload Media" }).click();
  await drop(page, ".drop-zone", [
    { name: "shed.jpg", mimeType: "image/jpeg", buffer: photo },
    { name: "label.pdf", mimeType: "application/pdf", buffer: pdf() },
    { name: "half.jpg", mimeType: "image/jpeg", buffer: (await jpeg()).slice(0, 3_000) },
    { name: "notes.txt", mimeType: "text/plain", buffer: new TextEncoder().encode("x") },
  ]);
  const files = page.getByRole("list", { name: "Files to upload" });
  await files.getByText("The file cannot be read: it is damaged or incomplete").waitFor();
  await files.getByText("Please upload a JPEG, PNG, GIF, WebP or PDF file").waitFor();
  await files.getByText("Uploaded").nth(1).waitFor();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByRole("button", { name: /^label\.pdf/ }).waitFor();
  await page.getByRole("button", { name: "Upload Media" }).click();
  await drop(page, ".drop-zone", [{
    name: "leaflet.pdf",
    mimeType: "application/pdf",
    buffer: new Uint8Array([...pdf(), 10]),
  }]);
  await page.getByText("Files uploaded successfully").waitFor();
  await page.getByRole("button", { name: "Close", exact: true }).click();

  await page.goto(`${roost.address}/admin/products?action=new`);
  await page.getByLabel("Product name").first().fill("Shed Disinfectant");
  await page.getByLabel("Category").selectOption("Dewormers");
  await page.getByRole("button", { name: "Upload image" }).waitFor();
  const chooser = page.locator(".image-uploader input[type=file]");
  await chooser.setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf()) });
  await page.getByRole("alert").filter({ hasText: "Upload failed" }).waitFor();
  await page.locator(".image-uploader .alert").getByText("Please upload an image file (JPEG, PNG, GIF, etc.)")
    .waitFor();
  await chooser.setInputFiles({ name: "b.jpg", mimeType: "image/jpeg", buffer: Buffer.from(await jpeg()) });
  await page.getByText("Upload successful", { exact: true }).waitFor();
  await page.getByText("Image has been uploaded successfully").waitFor();
  await page.getByRole("button", { name: "Choose from library" }).click();
  await page.getByRole("searchbox", { name: "Search files" }).fill("shed");
  // One is left: until then the pictures move.
  await page.getByRole("dialog").locator(".media-grid button").nth(1).waitFor({ state: "detached" });
  await page.getByRole("button", { name: /^shed\.jpg/ }).click();
  const address = await page.getByLabel("Image address").inputValue();
  assert(/^\/media\/[0-9a-f]{32}-1200x1800\.webp$/.test(address), address);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Product created successfully").waitFor();

  const html = await (await fetch(`${roost.address}/product/shed-disinfectant`)).text();
  const [, srcset] = /srcset="([^"]*-400\.webp 400w[^"]*)"/i.exec(html) ?? [];
  assertEquals(srcset?.split(", ").map((one) => one.split(" ")[1]), ["400w", "800w", "1200w"]);
  const narrow = await fetch(roost.address + srcset!.split(" ")[0]);
  assertEquals([narrow.status, narrow.headers.get("content-type")], [200, "image/webp"]);
  await narrow.body?.cancel();

  await page.goto(`${roost.address}/admin/media?q=shed`);
  await page.getByRole("button", { name: /^shed\.jpg/ }).click();
  await page.getByRole("link", { name: "Product: Shed Disinfectant" }).waitFor();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await page.getByText("File URL copied to clipboard").waitFor();
  const copied = await fetch(await page.evaluate(() => navigator.clipboard.readText()));
  assertEquals([copied.status, copied.headers.get("content-type")], [200, "image/webp"]);
  await copied.body?.cancel();
  const asked = agree(page);
  await page.getByRole("button", { name: "Delete File" }).click();
  await page.getByText("File deleted successfully").waitFor();
  assert((await asked).includes("Product: Shed Disinfectant"), await asked);
  const gone = await fetch(roost.address + address);
  assertEquals(gone.status, 404);
  await gone.body?.cancel();
});
