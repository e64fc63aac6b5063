/** Tries what the arguments name and prints how each attempt ended, one line each. */
import { assert } from "deno-std/assert/assert.js";
import type { Inquiry } from "../../../contract/inquiry.ts";
import { mailCarrier } from "../../outbox/mail_carrier.ts";
import { fixedSending } from "../../outbox/testing/fixed_sending.ts";

const INQUIRY = {
  id: "1",
  name: "A",
  email: "a@b.example",
  phone: "",
  company: null,
  subject: "S",
  message: "M",
  lines: [],
  source: { kind: "contact" },
  createdAt: "2026-03-01T08:00:00.000Z",
} as unknown as Inquiry;

const attempts: Record<string, (target: string) => unknown> = {
  read: (path) => Deno.readTextFileSync(path),
  write: (path) => Deno.writeTextFileSync(path, ""),
  connect: async (address) => {
    const { hostname, port } = new URL(`http://${address}`);
    (await Deno.connect({ hostname, port: Number(port) })).close();
  },
  env: (name) => assert(Deno.env.get(name), "not set"),
  run: (program) => new Deno.Command(program).outputSync(),
  ffi: (library) => Deno.dlopen(library, {}),
  sys: () => Deno.hostname(),
  load: (module) => import(module),
  mail: (smtpUrl) =>
    mailCarrier({ setup: fixedSending({ smtpUrl }).mail, origin: "http://a.example" }).deliver(INQUIRY),
};

for (const attempt of Deno.args) {
  const [what = "", target = ""] = attempt.split("=");
  try {
    await attempts[what]!(target);
    console.info(`${what}: done`);
  } catch (error) {
    console.info(`${what}: ${error instanceof Error ? `${error.name} ${error.message}` : error}`);
  }
}
