import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import type { Inquiry } from "../../../contract/inquiry.ts";
import { internationalNumber, mailLink, whatsAppReply } from "./contact_links.ts";

const INQUIRY: Inquiry = {
  id: "1",
  name: "Asha & Rao",
  email: "asha+farm@farm.example",
  phone: null,
  company: null,
  subject: "product_inquiry",
  message: "First line\nsecond & last?",
  createdAt: "2026-03-01T08:00:00.000Z",
  isResolved: false,
  source: { kind: "contact", page: null, partner: null },
};

Deno.test("The answer's mail goes to the visitor alone, with the subject and the message quoted", () => {
  const url = new URL(mailLink(INQUIRY));
  assertEquals(decodeURIComponent(url.pathname), "asha+farm@farm.example");
  assertEquals(url.searchParams.get("subject"), "Re: Product Inquiry");
  const body = url.searchParams.get("body")!;
  assert(body.startsWith("Dear Asha & Rao,\r\n"), body);
  assert(body.endsWith("wrote:\r\n> First line\r\n> second & last?"), body);
  const evil = mailLink({ ...INQUIRY, email: "a@b.example?bcc=c@d.example" });
  assertEquals(new URL(evil).searchParams.get("bcc"), null);
});

Deno.test("An answer to a quote list names what was asked for, by mail and in WhatsApp", () => {
  const list: Inquiry = {
    ...INQUIRY,
    id: "01M8ADPAAM52VBYG77ZWGPGK6C",
    phone: "98490 12345",
    message: "By Friday, please",
    lines: [
      { productId: "p", product: "Amprolium 20%", quantity: "25", unit: "bag", note: null },
      { productId: null, product: "Calcium", quantity: null, note: "the fine one" },
    ],
  };
  const asked = ["Amprolium 20%, 25 bags", "Calcium, the fine one", "By Friday, please"];
  const body = new URL(mailLink(list)).searchParams.get("body")!;
  assert(body.endsWith(asked.map((line) => `> ${line}`).join("\r\n")), body);
  const whatsApp = new URL(whatsAppReply(list)!);
  assertEquals(whatsApp.pathname, "/919849012345");
  assertEquals(
    whatsApp.searchParams.get("text"),
    `Dear Asha & Rao,\nYou asked us for this (ZWGPGK6C):\n\n${asked.join("\n")}`,
  );
  assertEquals(whatsAppReply(INQUIRY), null);
});

Deno.test("A long message does not make an address that mail programs refuse", () => {
  assert(mailLink({ ...INQUIRY, message: "x".repeat(5_000) }).length < 2_000);
});

Deno.test("A number is told as it is dialled from anywhere", () => {
  for (
    const phone of ["98490 12345", "098490-12345", "+91 98490 12345", "0091 98490 12345", "919849012345"]
  ) assertEquals(internationalNumber(phone), "919849012345");
  assertEquals(internationalNumber("+1 (202) 555-0143"), "12025550143");
  assertEquals(internationalNumber("call me maybe"), null);
});
