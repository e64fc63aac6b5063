import { assertEquals } from "deno-std/assert/equals.js";
import { objectUrl, signRequest } from "./sign_request.ts";

Deno.test("A request is signed as the example in the description of S3's signatures", async () => {
  const headers = await signRequest(
    {
      method: "GET",
      url: new URL("https://examplebucket.s3.amazonaws.com/?lifecycle="),
      sha256: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    },
    {
      keyId: "AKIAIOSFODNN7EXAMPLE",
      secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
      region: "us-east-1",
    },
    new Date("2013-05-24T00:00:00Z"),
  );
  assertEquals(
    headers.authorization!.split("Signature=")[1],
    "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543",
  );
});

Deno.test("A bucket is in the path or in the server's name, and each part of a name is encoded", () => {
  const bucket = { address: "https://s3.example:9000/", bucket: "shop", isPathStyle: true };
  const urlOf = (isPathStyle: boolean) => objectUrl({ ...bucket, isPathStyle }, "our shop/a+(1).kv").href;
  assertEquals(urlOf(true), "https://s3.example:9000/shop/our%20shop/a%2B%281%29.kv");
  assertEquals(urlOf(false), "https://shop.s3.example:9000/our%20shop/a%2B%281%29.kv");
});
