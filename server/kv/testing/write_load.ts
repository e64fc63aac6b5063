import { openStore } from "../open_store.ts";
import { blobs } from "../blobs.ts";
import { aProduct, hindiPost, inquiries, products } from "./products.ts";

/** A process of its own that writes without end and prints the id of each write that was acknowledged. */
const store = await openStore(Deno.args[0]!);
const [all, mail, pictures] = [products(store), inquiries(store), blobs(store)];
const text = hindiPost(130_000);
const encoder = new TextEncoder();

function acknowledge(kind: string, id: string): void {
  Deno.stdout.writeSync(encoder.encode(`${kind} ${id}\n`));
}

async function sendInquiries(): Promise<never> {
  for (let n = 0;; n++) {
    const { id } = await mail.create({ message: `Message ${n}`, state: n % 2 ? "pending" : "resolved" });
    acknowledge("inquiry", id);
  }
}

async function editProducts(): Promise<never> {
  for (let n = 0;; n++) {
    const slug = `product-${crypto.randomUUID()}`;
    const { id } = await all.create(aProduct({ slug, category: "before", text: n % 2 ? text : "" }));
    acknowledge("created", id);
    await all.update(id, { slug: `${slug}-changed`, category: "after", text: n % 2 ? "" : text });
    acknowledge("changed", id);
  }
}

async function replacePicture(): Promise<never> {
  for (let n = 0;; n++) await pictures.put("picture", new Uint8Array(1_000_000).fill(n % 250));
}

await Promise.all([
  ...Array.from({ length: 8 }, sendInquiries),
  editProducts(),
  editProducts(),
  replacePicture(),
]);
