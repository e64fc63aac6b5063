import type { Publication, SetupStep } from "../../contract/publication.ts";
import { UNNAMED_COMPANY } from "../../contract/shared/unnamed_company.ts";
import type { Stores } from "../stores.ts";

/** What of the site is set up. `accounts`: how many people may sign in. */
export async function setupSteps(
  stores: Stores,
  accounts: () => Promise<number>,
): Promise<Publication["steps"]> {
  const [company, look, privacy, categories, products, people, partners] = await Promise.all([
    stores.company.get(),
    stores.look.get(),
    stores.written.pages.get("privacy-policy"),
    stores.categories.categories.count(),
    stores.products.products.count(),
    accounts(),
    stores.partners.partners.count(),
  ]);
  const done: Record<SetupStep, boolean> = {
    name: company.name !== UNNAMED_COMPANY.name,
    logo: look.logo !== null,
    phone: company.contact.phones.length > 0,
    mail: company.contact.emails.length > 0,
    privacy: privacy !== null && privacy.value.state !== "draft",
    category: categories > 0,
    product: products > 0,
    colleague: people > 1,
    embed: partners > 0,
  };
  return Object.entries(done).map(([step, isDone]) => ({ step: step as SetupStep, isDone }));
}
