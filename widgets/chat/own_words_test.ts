import { assertEquals } from "deno-std/assert/equals.js";
import { ownWords } from "./own_words.ts";

Deno.test("The chat says what the owner wrote, and what it always says where nothing came", async () => {
  const before = globalThis.fetch;
  const asked: string[] = [];
  const answering = (answer: () => Response) => {
    globalThis.fetch = (address) => {
      asked.push(String(address));
      return Promise.resolve().then(answer);
    };
    return ownWords({ api: "https://roost.example/partner/pk_1", lang: "te" }, { te: {} });
  };
  try {
    assertEquals(
      await answering(() => Response.json({ name: "Ask Amber", keywords: ["Doses"], blocks: [] })),
      {
        title: "Ask Amber",
        topics: ["Doses"],
      },
    );
    assertEquals(asked, ["https://roost.example/partner/pk_1/api/parts/chat?lang=te"]);
    assertEquals(await answering(() => Response.json({ message: "Not found" }, { status: 404 })), {});
    assertEquals(await answering(() => new Response("<html>")), {});
    assertEquals(await answering(() => Promise.reject(new TypeError("offline")) as never), {});
  } finally {
    globalThis.fetch = before;
  }
});
