/** A request to a store that speaks S3. */
export interface S3Request {
  method: "PUT" | "GET" | "DELETE";
  url: URL;
  /** Hex SHA-256 of the body. */
  sha256: string;
}

export interface S3Key {
  keyId: string;
  secret: string;
  region: string;
}

const encoder = new TextEncoder();
/** The headers that are signed, in their order. */
const SIGNED = "host;x-amz-content-sha256;x-amz-date";

/** The headers that prove who sends the request, what and when: AWS Signature, version 4. */
export async function signRequest(
  { method, url, sha256 }: S3Request,
  { keyId, secret, region }: S3Key,
  now: Date,
): Promise<Record<string, string>> {
  const time = now.toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const day = time.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const canonical = [
    method,
    url.pathname,
    url.search.slice(1),
    `host:${url.host}`,
    `x-amz-content-sha256:${sha256}`,
    `x-amz-date:${time}`,
    "",
    SIGNED,
    sha256,
  ].join("\n");
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(canonical)));
  const text = ["AWS4-HMAC-SHA256", time, scope, digest.toHex()].join("\n");
  let key: Uint8Array<ArrayBuffer> = encoder.encode(`AWS4${secret}`);
  for (const part of [day, region, "s3", "aws4_request"]) key = await hmac(key, part);
  const signature = (await hmac(key, text)).toHex();
  return {
    "x-amz-content-sha256": sha256,
    "x-amz-date": time,
    authorization:
      `AWS4-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${SIGNED}, Signature=${signature}`,
  };
}

/** The address of an object. Its name is encoded as the signature demands, which is more than a URL does. */
export function objectUrl(
  { address, bucket, isPathStyle }: { address: string; bucket: string; isPathStyle: boolean },
  name: string,
): URL {
  const url = new URL(address);
  if (!isPathStyle) url.hostname = `${bucket}.${url.hostname}`;
  const parts = [...isPathStyle ? [bucket] : [], ...name.split("/")];
  url.pathname = `/${parts.map(encodePart).join("/")}`;
  return url;
}

function encodePart(part: string): string {
  return encodeURIComponent(part).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

async function hmac(key: Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", key, algorithm, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, encoder.encode(text)));
}
