import { assertEquals } from "deno-std/assert/equals.js";
import { assertRejects } from "deno-std/assert/rejects.js";
import { certificateEnd } from "./certificate_end.ts";
import { tempFolder } from "../tests/temp_folder.ts";

const DAYS = 5;

async function openssl(...args: string[]): Promise<boolean> {
  const { success } = await new Deno.Command("openssl", { args, stdout: "null", stderr: "null" }).output();
  return success;
}

/** A certificate for `localhost` and its key. */
async function makeCertificate(): Promise<{ cert: string; key: string }> {
  await using folder = await tempFolder();
  const what = `req -x509 -newkey rsa:2048 -nodes -days ${DAYS} -subj /CN=localhost`.split(" ");
  await openssl(...what, "-keyout", `${folder.path}/key.pem`, "-out", `${folder.path}/cert.pem`);
  const [cert, key] = ["cert", "key"].map((name) => Deno.readTextFileSync(`${folder.path}/${name}.pem`));
  return { cert: cert!, key: key! };
}

Deno.test({
  name: "The end of a certificate is read, also of one that nobody trusts",
  ignore: !await openssl("version").catch(() => false),
  async fn() {
    using listener = Deno.listenTls({ hostname: "127.0.0.1", port: 0, ...await makeCertificate() });
    const served = listener.accept().then(async (connection) => {
      await connection.handshake();
      await connection.read(new Uint8Array(1)).catch(() => null);
      connection.close();
    });
    const end = await certificateEnd(`https://localhost:${(listener.addr as Deno.NetAddr).port}`, 5_000);
    await served;
    assertEquals(Math.round((end.getTime() - Date.now()) / 86_400_000), DAYS);
  },
});

Deno.test("Where nobody listens there is no certificate", async () => {
  await assertRejects(() => certificateEnd("https://127.0.0.1:1", 5_000), Error);
});
