import { assertEquals } from "deno-std/assert/equals.js";
import { publicAddress } from "./public_address.ts";

Deno.test("A page's address loses what may be secret, and keeps its campaign", () => {
  for (
    const [address, kept] of [
      ["https://dealer.example/reset?token=s3cret#otp=1234", "https://dealer.example/reset"],
      [
        "https://dealer.example/?a=1&utm_source=mela&utm_medium=qr&a=2",
        "https://dealer.example/?utm_source=mela&utm_medium=qr",
      ],
      ["https://asha:pass@dealer.example/shop", "https://dealer.example/shop"],
      ["javascript:alert(1)", null],
      ["shop", null],
    ] as const
  ) assertEquals(publicAddress(address), kept);
});
