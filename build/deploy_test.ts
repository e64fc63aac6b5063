import { assertEquals } from "deno-std/assert/equals.js";
import { inFolder } from "../tests/temp_folder.ts";

const DEPLOY = new URL("../docs/deploy/", import.meta.url).pathname;

async function isThere(program: string): Promise<boolean> {
  const { success } = await new Deno.Command("which", { args: [program], stdout: "null" }).output();
  return success;
}

async function run(program: string, ...args: string[]): Promise<{ code: number; text: string }> {
  const { code, stdout, stderr } = await new Deno.Command(program, { args }).output();
  return { code, text: new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr) };
}

Deno.test({
  name: "systemd finds nothing wrong with the unit",
  ignore: !await isThere("systemd-analyze"),
  fn: () =>
    inFolder(async (folder) => {
      const unit = await Deno.readTextFile(`${DEPLOY}roost.service`);
      // The program's place is the installation's.
      await Deno.writeTextFile(
        `${folder}/roost.service`,
        unit.replace("/usr/local/bin/deno", Deno.execPath()),
      );
      const { code, text } = await run("systemd-analyze", "verify", `${folder}/roost.service`);
      assertEquals([code, text.split("\n").filter((line) => line.includes("roost.service"))], [0, []]);
    }),
});

Deno.test({
  name: "nginx takes its configuration",
  ignore: !await isThere("nginx") || !await isThere("openssl"),
  fn: () =>
    inFolder(async (folder) => {
      await run(
        "openssl",
        ...`req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=roost.example -keyout ${folder}/key.pem -out ${folder}/cert.pem`
          .split(" "),
      );
      const site = (await Deno.readTextFile(`${DEPLOY}nginx.conf`))
        .replace("/etc/letsencrypt/live/roost.example/fullchain.pem", `${folder}/cert.pem`)
        .replace("/etc/letsencrypt/live/roost.example/privkey.pem", `${folder}/key.pem`)
        .replaceAll(/listen (\[::\]:)?(80|443)/g, (_, six = "", port) =>
          `listen ${six}${port === "80" ? 48080 : 48443}`);
      await Deno.writeTextFile(
        `${folder}/nginx.conf`,
        `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${site}\n}\n`,
      );
      const { code, text } = await run("nginx", "-t", "-c", `${folder}/nginx.conf`, "-p", folder);
      assertEquals(code, 0, text);
    }),
});

Deno.test({
  name: "Caddy takes its configuration, and would write it the same way",
  ignore: !await isThere("caddy"),
  async fn() {
    const { code, text } = await run(
      "caddy",
      "validate",
      "--adapter",
      "caddyfile",
      "--config",
      `${DEPLOY}Caddyfile`,
    );
    assertEquals(code, 0, text);
    assertEquals(
      (await run("caddy", "fmt", `${DEPLOY}Caddyfile`)).text,
      await Deno.readTextFile(`${DEPLOY}Caddyfile`),
    );
  },
});
