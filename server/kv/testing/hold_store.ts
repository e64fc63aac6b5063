import { openStore } from "../open_store.ts";

/** A process of its own that opens a store and holds it until its standard input ends. */
await using _store = await openStore(Deno.args[0]!);
await Deno.stdout.write(new TextEncoder().encode("open\n"));
await Deno.stdin.read(new Uint8Array(1));
