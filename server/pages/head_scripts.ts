import { DEFAULT_LANGUAGE, LANGUAGES } from "../../contract/language.ts";

/**
 * Runs before the first paint: the remembered theme, and a mark that scripts are on, so that nothing jumps later; and
 * for who comes from elsewhere to a page in English, the language that they chose the last time. Inline, and allowed by
 * its hash.
 */
export const HEAD_SCRIPT = `${rememberedTheme()}${rememberedLanguage()}`;

function rememberedTheme(): string {
  return `{const r=document.documentElement;r.classList.add("js");try{if(localStorage.getItem("theme")==="dark")r.dataset.theme="dark"}catch{}}`;
}

function rememberedLanguage(): string {
  const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).join("|");
  return `{let l,{pathname:p,search:s,hash:h,origin:o}=location;try{l=localStorage.getItem("language")}catch{}` +
    `if(/^(${others})$/.test(l)&&!/^\\/(${others}|api)(\\/|$)/.test(p)&&!document.referrer.startsWith(o)&&` +
    // Back leads to what was read, in the language that it was read in.
    `performance.getEntriesByType("navigation")[0]?.type!=="back_forward")` +
    `location.replace("/"+l+(p==="/"?"":p)+s+h)}`;
}

/** The faces that devices have for a script, as in `site/styles/fonts.css`. */
const DEVICE_FACES = {
  hi: "Noto Sans Devanagari,NotoSansDevanagari-Regular,Nirmala UI,KohinoorDevanagari-Regular",
  te: "Noto Sans Telugu,NotoSansTelugu-Regular,Nirmala UI,KohinoorTelugu-Regular",
} as const;

/** Asks for our own faces of a script at once where the device has none, so that no line breaks anew when they come. */
export function faceScript(language: keyof typeof DEVICE_FACES, files: readonly string[]): string {
  const source = DEVICE_FACES[language].split(",").map((name) => `local("${name}")`).join();
  return `new FontFace("f",'${source}').load().catch(()=>{for(const href of ${JSON.stringify(files)})` +
    `document.head.append(Object.assign(document.createElement("link"),` +
    `{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href}))})`;
}
