import { assertEquals } from "deno-std/assert/equals.js";
import { render } from "preact-render-to-string";
import { createRef } from "preact";
import type { RoostQuote } from "./roost.d.ts";
import type {} from "./roost-preact.d.ts";

Deno.test("Preact knows our tags, their attributes, events and methods", () => {
  const quote = createRef<RoostQuote>();
  const page = (
    <main>
      <roost-chat partner="pk_1" position="left" theme="auto" />
      <roost-quote ref={quote} product="Levamisole" onroost-error={(event) => event.detail.status} />
      <roost-products category="dewormers" page={2} class="wide" lang="te">Ask us</roost-products>
      {/* @ts-expect-error there is no such corner */}
      <roost-chat position="top" />
    </main>
  );
  assertEquals(
    render(page),
    '<main><roost-chat partner="pk_1" position="left" theme="auto"></roost-chat>' +
      '<roost-quote product="Levamisole"></roost-quote>' +
      '<roost-products category="dewormers" page="2" class="wide" lang="te">Ask us</roost-products>' +
      '<roost-chat position="top"></roost-chat></main>',
  );
});

/** Never called: it only has to be right. */
export function listen(quote: RoostQuote) {
  void quote.open([{ product: "Levamisole", quantity: "25 kg × 4" }]);
  document.addEventListener("roost-message", ({ detail }) => detail.content.length);
  // @ts-expect-error a message has no product
  document.addEventListener("roost-message", ({ detail }) => detail.product);
  void document.querySelector("roost-chat")?.open();
}
