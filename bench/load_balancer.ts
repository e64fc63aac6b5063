import { delay } from "deno-std/async/delay.js";
import { freePort } from "../tests/free_port.ts";
import { cpuOf, type ServerProcess } from "./server_process.ts";

type Target = Pick<ServerProcess, "address" | "cpuMs">;

interface Balancer extends AsyncDisposable {
  /** What is asked: nginx, or each of the servers. */
  targets: readonly Target[];
}

/** nginx before these servers where it is installed, else the servers themselves. */
export async function startBalancer(servers: readonly ServerProcess[]): Promise<Balancer> {
  const nginx = await findNginx();
  if (!nginx) return { targets: servers, [Symbol.asyncDispose]: () => Promise.resolve() };
  const folder = await Deno.makeTempDir();
  const port = freePort();
  await Deno.writeTextFile(
    `${folder}/nginx.conf`,
    configuration(servers.map(({ address }) => address), folder, port),
  );
  const child = new Deno.Command(nginx, {
    args: ["-p", folder, "-c", `${folder}/nginx.conf`],
    stdout: "null",
    stderr: "null",
  }).spawn();
  await delay(500);
  return {
    targets: [{ address: `http://127.0.0.1:${port}`, cpuMs: () => cpuOf(child.pid) }],
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await child.status;
      await Deno.remove(folder, { recursive: true });
    },
  };
}

async function findNginx(): Promise<string | undefined> {
  for (const path of ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/bin/nginx"]) {
    if ((await Deno.stat(path).catch(() => null))?.isFile) return path;
  }
}

function configuration(servers: readonly string[], folder: string, port: number): string {
  return `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  # It would close each connection after a thousand requests, which a measurement takes for a failure.
  keepalive_requests 1000000;
  upstream roost {
    ${servers.map((address) => `server ${new URL(address).host} max_fails=1 fail_timeout=2s;`).join("\n    ")}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://roost;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_connect_timeout 2s;
      proxy_next_upstream error timeout;
      # No files: its workers may not write here.
      proxy_max_temp_file_size 0;
      client_body_buffer_size 64k;
    }
  }
}
`;
}
