import { createHash, createHmac } from "node:crypto";

export const S3_KEY = { keyId: "AKEXAMPLE", secret: "a secret/of+the bucket", region: "ap-south-1" };
export const BUCKET = "shop-backups";

export interface S3Server extends AsyncDisposable {
  address: string;
  /** By their paths. */
  objects: Map<string, Uint8Array<ArrayBuffer>>;
  /** What it does instead of what it is asked. */
  refusal: { status: number; code?: string } | "never answers" | null;
}

const hash = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex");
const mac = (key: Uint8Array | string, text: string) => createHmac("sha256", key).update(text).digest();

/** A server that speaks as much S3 as backups need. It refuses what is not signed by `S3_KEY`, or has no length. */
export function s3Server(): S3Server {
  const objects: S3Server["objects"] = new Map();
  const stop = Promise.withResolvers<void>();
  const refuse = (status: number, code = "") =>
    new Response(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message></Error>`, { status });

  async function answer(request: Request): Promise<Response> {
    if (told.refusal === "never answers") {
      await stop.promise;
      return refuse(503);
    }
    if (told.refusal) {
      await request.body?.cancel();
      return refuse(told.refusal.status, told.refusal.code);
    }
    const body = new Uint8Array(await request.arrayBuffer());
    const { pathname } = new URL(request.url);
    const wrong = faultOf(request, pathname, body);
    if (wrong) return refuse(403, wrong);
    if (!pathname.startsWith(`/${BUCKET}/`)) return refuse(404, "NoSuchBucket");
    if (request.method === "PUT") {
      if (request.headers.get("content-length") === null) return refuse(411, "MissingContentLength");
      objects.set(pathname, body);
      return new Response();
    }
    const found = objects.get(pathname);
    if (request.method === "DELETE") {
      objects.delete(pathname);
      return new Response(null, { status: 204 });
    }
    return found ? new Response(found) : refuse(404, "NoSuchKey");
  }

  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, answer);
  const told: S3Server = {
    address: `http://127.0.0.1:${server.addr.port}`,
    objects,
    refusal: null,
    async [Symbol.asyncDispose]() {
      stop.resolve();
      await server.shutdown();
    },
  };
  return told;
}

/** Calculated from the request as it came, by other code than that which signs. */
function faultOf(request: Request, path: string, body: Uint8Array): string | undefined {
  const authorization = request.headers.get("authorization") ?? "";
  const [, keyId, scope = "", signed = "", signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/
      .exec(authorization) ?? [];
  if (keyId !== S3_KEY.keyId) return "InvalidAccessKeyId";
  const [day = "", region = ""] = scope.split("/");
  if (region !== S3_KEY.region) return "AuthorizationHeaderMalformed";
  const sha256 = request.headers.get("x-amz-content-sha256") ?? "";
  if (sha256 !== hash(body)) return "XAmzContentSHA256Mismatch";
  const headers = signed.split(";").map((name) => `${name}:${request.headers.get(name)}\n`).join("");
  const canonical = `${request.method}\n${path}\n\n${headers}\n${signed}\n${sha256}`;
  const text = `AWS4-HMAC-SHA256\n${request.headers.get("x-amz-date")}\n${scope}\n${hash(canonical)}`;
  const key = [day, region, "s3", "aws4_request"].reduce<Uint8Array | string>(mac, `AWS4${S3_KEY.secret}`);
  return mac(key, text).toString("hex") === signature ? undefined : "SignatureDoesNotMatch";
}
