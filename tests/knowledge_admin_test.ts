import { assertEquals } from "deno-std/assert/equals.js";
import { launchBrowser, openPage } from "./browser.ts";
import { startRoost } from "./roost.ts";
import { agree, signIn } from "./sign_in.ts";

Deno.test("The owner writes a condition, relates it by names, hides it and deletes it", async () => {
  await using roost = await startRoost();
  await using browser = await launchBrowser();
  await using page = await openPage(browser, `${roost.address}/admin/conditions?action=new`);
  // The first name is typed before the list that has it has come.
  const typed = Promise.withResolvers<void>();
  await page.route("**/api/admin/knowledge-choices*", async (route) => {
    await typed.promise;
    await route.continue();
  });
  await signIn(page, roost);
  const choose = async (label: string, name: string) => {
    await page.getByLabel(label, { exact: true }).fill(name);
    typed.resolve();
    await page.getByRole("button", { name: `Remove ${name}` }).first().waitFor();
  };
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Bumblefoot");
  await page.getByLabel("Kind").selectOption("injury");
  await choose("Add a sign", "Leg weakness");
  await page.getByLabel("How typical is Leg weakness?").selectOption("typical");
  await page.getByLabel("Add an animal").fill("Layerz");
  await page.getByLabel("Add an animal").blur();
  await page.getByText("Not added: choose one of the names in the list.").waitFor();
  await choose("Add an animal", "Layers");
  await page.getByRole("textbox", { name: "In short", exact: true }).fill("A swollen foot pad.");
  await page.getByRole("button", { name: "Save" }).click();
  // The causes are asked for, too.
  await page.getByText("Please correct the field marked below.").waitFor();
  await page.getByRole("textbox", { name: "Causes", exact: true }).fill("A wound of the foot pad.");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Condition created successfully").waitFor();

  const shown = async () => (await page.request.get(`${roost.address}/health/bumblefoot`)).status();
  assertEquals(await shown(), 200);
  await page.getByRole("button", { name: "Hide Bumblefoot" }).click();
  await page.getByText("The site does not know it any more").waitFor();
  assertEquals(await shown(), 404);
  const asked = agree(page);
  await page.getByRole("button", { name: "Delete Bumblefoot" }).click();
  assertEquals((await asked).split("\n")[0], "Are you sure you want to delete this condition?");
  await page.getByText("Condition deleted successfully").waitFor();
  // Before the sign-in the session is asked for.
  assertEquals(page.problems.filter((problem) => !problem.includes("401")), []);
});

Deno.test("A list that is asked for and empty takes the focus, and says what is wrong there", async () => {
  await using roost = await startRoost();
  await using browser = await launchBrowser();
  await using page = await openPage(browser, `${roost.address}/admin/brands?action=new`);
  await signIn(page, roost);
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Coxinil");
  await page.getByRole("button", { name: "Save" }).click();
  await page.locator("fieldset:has(.field-error) input:focus").waitFor();
  assertEquals(await page.evaluate(() => document.activeElement?.getAttribute("list") !== null), true);
});
