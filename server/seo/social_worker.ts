/// <reference no-default-lib="true" />
/// <reference lib="deno.worker" />
/// <reference lib="deno.unstable" />
/** Draws social pictures in a worker: each takes half a second, which would block other requests. */
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { errorMessage } from "../shared/error_message.ts";
import { type Card, type CardPicture, cardSvg, iconSvg } from "./social_card.ts";

export type PictureJob =
  | { kind: "card"; card: Card }
  | { kind: "icon"; picture: CardPicture; size: number };

export type PictureAnswer = { png: Uint8Array<ArrayBuffer> } | { error: string };

const SEMIBOLD = "600SemiBold";
const read = (specifier: string) => Deno.readFile(new URL(import.meta.resolve(specifier)));
const face = (script: string) =>
  read(`@expo-google-fonts/anek-${script.toLowerCase()}/${SEMIBOLD}/Anek${script}_${SEMIBOLD}.ttf`);

const started = Promise.all([face("Latin"), face("Devanagari"), face("Telugu")])
  .then(async ([Latin, Devanagari, Telugu]) => {
    await initWasm(await read("@resvg/resvg-wasm/index_bg.wasm"));
    // Imported late: its top-level await would delay `onmessage`, and the first message would be lost.
    const { TextShaper } = await import("./text_shaper.ts");
    return { shaper: new TextShaper({ Latin, Devanagari, Telugu }), fonts: [Latin] };
  });

self.onmessage = async ({ data }: MessageEvent<PictureJob>) => {
  self.postMessage(await answer(data));
};

async function answer(job: PictureJob): Promise<PictureAnswer> {
  try {
    return { png: await draw(job) };
  } catch (error) {
    return { error: errorMessage(error) };
  }
}

async function draw(job: PictureJob): Promise<Uint8Array<ArrayBuffer>> {
  const { shaper, fonts } = await started;
  if (job.kind === "icon") return render(iconSvg(job.picture, job.size), fonts);
  try {
    return render(cardSvg(job.card, shaper), fonts);
  } catch (error) {
    if (!job.card.picture) throw error;
    // A picture that cannot be rendered is left out.
    return render(cardSvg({ ...job.card, picture: undefined }, shaper), fonts);
  }
}

/** Text inside embedded drawings needs the fonts; the card's own text consists of outlines. */
function render(svg: string, fonts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const font = { fontBuffers: fonts, loadSystemFonts: false, defaultFontFamily: "Anek Latin" };
  const image = new Resvg(svg, { font }).render();
  return new Uint8Array(image.asPng());
}
