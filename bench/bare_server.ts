/**
 * The baseline: `Deno.serve` and nothing else. It answers a GET with bytes from memory and a POST by parsing
 * its JSON. Arguments: the body's file, its content type, its content encoding (`identity` for none).
 */
const [path, type, encoding] = Deno.args as [string, string, string];
const body = await Deno.readFile(path);
const headers: [string, string][] = [["content-type", type]];
if (encoding !== "identity") headers.push(["content-encoding", encoding]);

Deno.serve(
  { hostname: "127.0.0.1", port: 0, onListen: ({ port }) => console.info(`http://127.0.0.1:${port}`) },
  async (request) => {
    if (request.method !== "POST") return new Response(body, { headers });
    const { name } = await request.json();
    return Response.json({ id: String(name).length }, { status: 201 });
  },
);
