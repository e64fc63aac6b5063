import { assertEquals } from "deno-std/assert/equals.js";
import { QueryClient } from "@tanstack/react-query";
import { putSaved } from "./show_saved.ts";

Deno.test("What was saved stays, when a read that began before it is answered later", async () => {
  const client = new QueryClient();
  const queryKey = ["/api/admin/contact-submissions/1"];
  const read = Promise.withResolvers<string[]>();
  const slowRead = client.fetchQuery({ queryKey, queryFn: () => read.promise }).catch(() => {});
  await putSaved(client, queryKey, ["a note"]);
  read.resolve([]);
  await slowRead;
  assertEquals(client.getQueryData(queryKey), ["a note"]);
});
