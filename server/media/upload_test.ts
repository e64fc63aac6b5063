import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import sharp from "sharp";
import { IMAGE_UPLOAD_MAX, LIBRARY_UPLOAD_MAX, type Media, MediaSchema } from "../../contract/media.ts";
import { pictureFamily } from "../../contract/shared/picture_address.ts";
import { assertError } from "../testing/assert_error.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";
import { bombGif, bombPng, gif, jpeg, pdf, phoneJpeg, png, webp } from "./testing/pictures.ts";

const UPLOAD = "/api/admin/upload";

type Bytes = Uint8Array<ArrayBuffer>;

async function upload(test: TestApp, bytes: Bytes, name = "bird.jpg", path = UPLOAD): Promise<Response> {
  const body = new FormData();
  body.set("file", new File([bytes], name, { type: "image/jpeg" }));
  return await test.request(path, { method: "POST", body, headers: { cookie: await test.login() } });
}

async function uploaded(test: TestApp, bytes: Bytes, name?: string): Promise<Media> {
  const response = await upload(test, bytes, name);
  assertEquals(response.status, 201, await response.clone().text());
  return MediaSchema.parse(await response.json());
}

async function storedKeys({ store }: TestApp): Promise<Deno.KvKey[]> {
  const found = await Array.fromAsync(store.kv.list({ prefix: [] }), ({ key }) => key);
  return found.filter(([kind, what]) =>
    ["blob", "piece", "unfinished"].includes(String(kind)) || what === "media"
  );
}

Deno.test("POST /api/admin/upload makes WebP pictures of each type, none wider than what was sent", async () => {
  await using test = await testApp();
  const files = {
    "a.jpg": await jpeg(),
    "a.png": await png({ width: 300, height: 200 }),
    "a.webp": await webp({ width: 2_000, height: 900 }),
  };
  const expected = { "a.jpg": [400, 800, 1_000], "a.png": [300], "a.webp": [400, 800, 1_600] };
  for (const [name, bytes] of Object.entries(files)) {
    const media = await uploaded(test, bytes, name);
    assertEquals([media.name, media.type, media.contentType], [name, "image", "image/webp"]);
    assertEquals(media.uploadedAt, test.clock.now.toISOString());
    assertEquals(media.variants.map(({ width }) => width), expected[name as keyof typeof expected]);
    assertEquals(media.variants.at(-1)?.url, media.url);
    // What pages derive from the address alone is what there is.
    assertEquals(
      pictureFamily(media.url),
      {
        width: media.width!,
        height: media.height!,
        variants: media.variants.map(({ url, width }) => ({ url, width })),
      },
    );
    for (const { url, width, size } of media.variants) {
      const response = await test.request(url);
      assertEquals(response.headers.get("content-type"), "image/webp");
      assertEquals(response.headers.get("cache-control"), "public, max-age=31536000, immutable");
      const picture = await response.bytes();
      assertEquals(picture.length, size);
      assertEquals((await sharp(picture).metadata()).width, width);
    }
  }
});

Deno.test("A phone's picture stands upright and says no longer where and with what it was taken", async () => {
  await using test = await testApp();
  const sent = await phoneJpeg({ width: 1_200, height: 600 });
  assert((await sharp(sent).metadata()).exif);
  const media = await uploaded(test, sent);
  assertEquals([media.width, media.height], [600, 1_200]);
  for (const { url } of media.variants) {
    const picture = await (await test.request(url)).bytes();
    const { exif, xmp, iptc, orientation } = await sharp(picture).metadata();
    assertEquals([exif, xmp, iptc, orientation], [undefined, undefined, undefined, undefined]);
    assert(!new TextDecoder("latin1").decode(picture).includes("Phone of a farmer"));
    // What was left is on top now.
    const [red, , blue] = await sharp(picture).extract({ left: 100, top: 40, width: 1, height: 1 }).raw()
      .toBuffer();
    assert(red! > 150 && blue! < 100, `${red} ${blue}`);
  }
});

Deno.test("An animation stays one in every width", async () => {
  await using test = await testApp();
  const media = await uploaded(test, await gif({ frames: 4, width: 500, height: 250 }), "walk.gif");
  assertEquals([media.width, media.height], [500, 250]);
  for (const { url, width } of media.variants) {
    const { pages, width: found } = await sharp(await (await test.request(url)).bytes()).metadata();
    assertEquals([pages, found], [4, width]);
  }
  const refused = await assertError(await upload(test, bombGif(await gif()), "huge.gif"), 422, "invalid");
  assertEquals(
    refused.message,
    "The picture is too large: it has 8000 × 8000 pixels, 2 frames, at most 64 million pixels are taken",
  );
});

Deno.test("A PDF is kept as it is, and saved under its own name instead of shown as a page of ours", async () => {
  await using test = await testApp();
  const media = await uploaded(test, pdf(), "Bröschüre (2026).pdf");
  assertEquals([media.type, media.contentType, media.width, media.variants], [
    "document",
    "application/pdf",
    null,
    [],
  ]);
  const response = await test.request(media.url);
  assertEquals(response.headers.get("content-type"), "application/pdf");
  assertEquals(
    response.headers.get("content-disposition"),
    "attachment; filename*=UTF-8''Br%C3%B6sch%C3%BCre%20%282026%29.pdf",
  );
  assertMatch(response.headers.get("content-security-policy")!, /default-src 'none'.*sandbox/);
  assertEquals(response.headers.get("cache-control"), "public, max-age=31536000, immutable");
  assertEquals(await response.bytes(), pdf());
});

Deno.test("What is no picture is refused by what it is, whatever it is called, and leaves nothing", async () => {
  await using test = await testApp();
  const text = (content: string) => new TextEncoder().encode(content);
  const wrong: [string, Bytes][] = [
    ["bird.jpg", text("<script>alert(1)</script>")],
    ["bird.svg", text(`<svg xmlns="http://www.w3.org/2000/svg"/>`)],
    ["bird.png", text("GIF8")],
    ["bird.gif", new Uint8Array()],
    ["page.pdf", text("<html>%PDF-1.4")],
    ["bird.webp", text("RIFF0000WAVE")],
  ];
  for (const [name, bytes] of wrong) {
    const refused = await assertError(await upload(test, bytes, name), 415, "unsupported_media_type");
    assertEquals(refused.message, "Please upload a JPEG, PNG, GIF, WebP or PDF file");
  }
  const image = `${UPLOAD}?purpose=image`;
  const refused = await assertError(
    await upload(test, pdf(), "bird.jpg", image),
    415,
    "unsupported_media_type",
  );
  assertEquals(refused.message, "Please upload an image file (JPEG, PNG, GIF, etc.)");
  await assertError(await upload(test, pdf(), "a.pdf", `${UPLOAD}?purpose=other`), 422, "invalid");
  assertEquals(await storedKeys(test), []);
});

Deno.test("Damaged and cut off files are refused and leave nothing", async () => {
  await using test = await testApp();
  const whole = [await jpeg(), await png(), await webp(), await gif(), pdf()];
  for (const [n, bytes] of whole.entries()) {
    const refused = await assertError(await upload(test, bytes.slice(0, bytes.length * 0.6)), 422, "invalid");
    assertEquals(refused.message, "The file cannot be read: it is damaged or incomplete", `file ${n}`);
    assertEquals(refused.issues?.[0]?.path, "file");
  }
  assertEquals(await storedKeys(test), []);
  assertEquals(test.logged, []);
});

Deno.test("A picture that would fill the memory is refused by its header alone", async () => {
  await using test = await testApp();
  const bomb = bombPng();
  assert(bomb.length < 200);
  const refused = await assertError(await upload(test, bomb, "bomb.png"), 422, "invalid");
  assertEquals(
    refused.message,
    "The picture is too large: it has 50000 × 50000 pixels, at most 64 million pixels are taken",
  );
  assertEquals(await storedKeys(test), []);
});

Deno.test("A file may have exactly 2 MB for the image uploader and 10 MB for the library", async () => {
  await using test = await testApp();
  const ofSize = async (size: number) => {
    const picture = await jpeg();
    // What follows a JPEG's end is nobody's concern.
    const bytes = new Uint8Array(size);
    bytes.set(picture);
    return bytes;
  };
  const image = `${UPLOAD}?purpose=image`;
  assertEquals((await upload(test, await ofSize(IMAGE_UPLOAD_MAX), "a.jpg", image)).status, 201);
  const over = await assertError(
    await upload(test, await ofSize(IMAGE_UPLOAD_MAX + 1), "a.jpg", image),
    413,
    "too_large",
  );
  assertEquals(over.message, "File is too large. Maximum size is 2MB.");
  assertEquals((await upload(test, pdf(LIBRARY_UPLOAD_MAX), "a.pdf")).status, 201);
  for (const size of [LIBRARY_UPLOAD_MAX + 1, LIBRARY_UPLOAD_MAX * 2]) {
    const refused = await assertError(await upload(test, pdf(size), "a.pdf"), 413, "too_large");
    assertEquals(refused.message, "File is too large. Maximum size is 10MB.");
  }
});

Deno.test("An upload without end is left as soon as it is too large", async () => {
  await using test = await testApp();
  let sent = 0;
  let cancelled = false;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536));
    },
    cancel: () => void (cancelled = true),
  });
  const headers = { cookie: await test.login(), "content-type": "multipart/form-data; boundary=x" };
  const response = await test.request(UPLOAD, { method: "POST", body: endless, headers });
  await assertError(response, 413, "too_large");
  assert(sent < LIBRARY_UPLOAD_MAX + 1024 * 1024, `${sent} bytes`);
  assert(cancelled);
});

Deno.test("An upload cut off on its way leaves nothing", async () => {
  await using test = await testApp();
  const body = new FormData();
  body.set("file", new File([await jpeg()], "bird.jpg"));
  const request = new Request("http://localhost/", { method: "POST", body });
  const type = request.headers.get("content-type")!;
  const bytes = await request.bytes();
  const half = bytes.slice(0, bytes.length / 2);
  const headers = { cookie: await test.login(), "content-type": type };
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(half);
      controller.error(new TypeError("connection reset"));
    },
  });
  const send = (body: BodyInit) => test.request(UPLOAD, { method: "POST", body, headers });
  await assertError(await send(broken), 400, "bad_request");
  await assertError(await send(half), 422, "invalid");
  assertEquals(await storedKeys(test), []);
  assertEquals(test.logged, []);
});

Deno.test("A form without a file is refused, and so is what is no form", async () => {
  await using test = await testApp();
  const body = new FormData();
  body.set("file", "a text");
  const headers = { cookie: await test.login() };
  const refused = await assertError(
    await test.request(UPLOAD, { method: "POST", body, headers }),
    422,
    "invalid",
  );
  assertEquals(refused.issues, [{ path: "file", code: "not_selected", message: "Please choose a file" }]);
  await assertError(await test.admin("POST", UPLOAD, { file: "x" }), 415, "unsupported_media_type");
});

Deno.test("The same contents are stored once, sent one after the other or at the same moment", async () => {
  await using test = await testApp();
  const bytes = await jpeg();
  await test.login();
  const answers = await Promise.all(["a.jpg", "b.jpg", "c.jpg"].map((name) => upload(test, bytes, name)));
  assertEquals(answers.map(({ status }) => status).sort(), [200, 200, 201]);
  const again = await upload(test, bytes, "d.jpg");
  assertEquals(again.status, 200);
  const { id } = MediaSchema.parse(await again.json());
  for (const answer of answers) assertEquals((await answer.json()).id, id);
  // Other bytes of the same picture: what follows its end is not in it.
  const padded = await upload(test, new Uint8Array([...bytes, 0, 0, 0]), "e.jpg");
  assertEquals([padded.status, (await padded.json()).id], [200, id]);
  assertEquals(await test.stores.media.items.count(), 1);
  assertEquals((await storedKeys(test)).filter(([kind]) => kind === "blob").length, 3);
});

Deno.test("A file's name is kept as text without what does harm in it", async () => {
  await using test = await testApp();
  const media = await uploaded(test, pdf(), `..\\..\\C:/evil/\u202e"x\r\n.pdf`);
  assertEquals(media.name, `"x.pdf`);
  assert(/^\/media\/[0-9a-f]{32}\.pdf$/.test(media.url));
});
