import { assertEquals } from "deno-std/assert/equals.js";
import { createStore, withMember } from "./create_store.ts";

Deno.test("A store tells those who follow it, until they no longer do", () => {
  const store = createStore<ReadonlySet<string>>(new Set());
  const heard: string[][] = [];
  const unsubscribe = store.subscribe(() => heard.push([...store.get()]));
  store.set(withMember(store.get(), "a", true));
  store.set(withMember(store.get(), "b", true));
  store.set(withMember(store.get(), "a", false));
  unsubscribe();
  store.set(new Set());
  assertEquals(heard, [["a"], ["a", "b"], ["b"]]);
});
