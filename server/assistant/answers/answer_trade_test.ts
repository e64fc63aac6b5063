import { assert } from "deno-std/assert/assert.js";
import { asker } from "../eval/asker.ts";

Deno.test("Each point of trade that is asked is taken up in a sentence, and the team is named for the rest", async () => {
  await using house = await asker();
  for (
    const [query, ...told] of [
      ["MOQ for DCP, and do you give a COA with each lot?", "quantities", "analysis"],
      ["do you give 45 days credit? who pays the freight to Salem", "pay later", "Freight"],
      ["प्रोबायोटिक का 1 किलो पैकेट कितने का है, और टूटा निकले तो वापस होगा?", "कीमत", "टूटा"],
      ["మీ ఆఫీసు ఎక్కడ, వచ్చి చూసి కొనవచ్చా?", "చిరునామా", "ఫోన్"],
    ] as const
  ) {
    const { answer } = await house.ask(query);
    for (const each of told) assert(answer.includes(each), `${query}: ${each} is not in ${answer}`);
    assert(answer.includes("+91"), answer);
  }
});

Deno.test("A pack that is asked about after a product has the price of that product", async () => {
  await using house = await asker();
  const history = [{ role: "user" as const, content: "calcium liquid layer kollaki undha mee daggara?" }];
  const { answer, kind } = await house.ask("adi 500 ml dabba entha?", history);
  assert(kind === "price" && /కొటేషన్/.test(answer), answer);
});
