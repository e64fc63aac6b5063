import { assertEquals } from "deno-std/assert/equals.js";
import { addressHere, listeningAddress } from "./listening_address.ts";

Deno.test("Whatever a server listens on, its address can be opened", () => {
  for (const host of ["127.0.0.1", "0.0.0.0", "::1", "::"]) {
    assertEquals(addressHere(host, 8000), "http://localhost:8000");
  }
  assertEquals(addressHere("192.168.1.5", 80), "http://192.168.1.5:80");
  assertEquals(addressHere("fe80::1", 8000), "http://[fe80::1]:8000");
  assertEquals(addressHere("farm.example", 8000), "http://farm.example:8000");
});

Deno.test("An address to listen on is written as one", () => {
  assertEquals(listeningAddress("0.0.0.0", 8000), "http://0.0.0.0:8000");
  assertEquals(listeningAddress("::", 8000), "http://[::]:8000");
});
