import { assertEquals } from "deno-std/assert/equals.js";
import { deserialize, serialize } from "node:v8";
import { fromColumns, inColumns, keepHeads, knownHeads } from "./kept_heads.ts";

interface Note {
  title: string;
  status: string | undefined;
  text: string;
}

const note = (n: number, version = "v1") => ({
  id: `n${n}`,
  version,
  value: { title: `Note ${n}`, status: n % 2 ? "draft" : undefined, text: "long" },
});
const headOf = ({ title, status }: Note): Partial<Note> => ({ title, status });

Deno.test("Kept heads are told of the versions that were kept, and of no other", () => {
  const kept = deserialize(serialize(keepHeads([note(3), note(1), note(2, "v2")], headOf)));
  assertEquals([kept.ids, kept.fields.status.values], [["n3", "n1", "n2"], ["draft", undefined]]);
  const known = knownHeads<Note>(kept);
  assertEquals(known(note(3)), { title: "Note 3", status: "draft" });
  assertEquals(known(note(2, "v2")), { title: "Note 2", status: undefined });
  assertEquals([known(note(2)), known(note(4))], [undefined, undefined]);
});

Deno.test("No documents have no heads", () => {
  assertEquals(knownHeads<Note>(keepHeads([], headOf))(note(1)), undefined);
});

Deno.test("Rows are what they were after they were kept in columns", () => {
  const rows = [{ id: "a", at: 1, kind: null }, { id: "b", at: 2, kind: "x" }, { id: "c", at: 1, kind: "x" }];
  assertEquals(fromColumns(deserialize(serialize(inColumns(rows)))), rows);
  assertEquals(fromColumns(inColumns([])), []);
});
