import { type HostPage, serveHostPage } from "../host_page.ts";

/** Serves a shop's page with all three widgets. Its rem is 10 px, as in many themes. */
export function serveShop(roost: string): HostPage {
  const tags = ["chat", "quote", "products"].map((name) =>
    `<script async src="${roost}/widgets/${name}.js"></script>`
  ).join("");
  return serveHostPage(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Shop</title><style>html { font-size: 62.5% } body { margin: 1rem }</style><h1>Shop</h1>
    <roost-quote product="Levamisole"></roost-quote>
    <roost-products category="dewormers"></roost-products>${tags}`,
  );
}
