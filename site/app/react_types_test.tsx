import { assertEquals } from "deno-std/assert/equals.js";
import { createRef } from "react";
import { renderToStaticMarkup } from "react-dom/server.edge";
import type { RoostQuote } from "../../widgets/types/roost.d.ts";
import type {} from "../../widgets/types/roost-react.d.ts";

Deno.test("React knows our tags, their attributes, events and methods", () => {
  const quote = createRef<RoostQuote>();
  const page = (
    <main>
      <roost-chat partner="pk_1" position="left" theme="auto" />
      <roost-quote ref={quote} product="Levamisole" onroost-error={(event) => event.detail.status} />
      <roost-products category="dewormers" page={2} className="wide" lang="te">Ask us</roost-products>
      {/* @ts-expect-error there is no such corner */}
      <roost-chat position="top" />
    </main>
  );
  assertEquals(
    renderToStaticMarkup(page),
    '<main><roost-chat partner="pk_1" position="left" theme="auto"></roost-chat>' +
      '<roost-quote product="Levamisole"></roost-quote>' +
      '<roost-products category="dewormers" page="2" class="wide" lang="te">Ask us</roost-products>' +
      '<roost-chat position="top"></roost-chat></main>',
  );
});
