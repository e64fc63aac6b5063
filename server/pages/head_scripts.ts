import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "../../contract/language.ts";
import { scriptName } from "./script_name.ts";

/**
 * Runs before the first paint, to avoid a layout shift. It sets the stored theme and a class that shows that
 * scripts run. A visitor who comes from another site to an English page is redirected to their last language.
 * The script is inline; the policy allows it by its hash.
 */
export const HEAD_SCRIPT = `${rememberedTheme()}${rememberedLanguage()}`;

function rememberedTheme(): string {
  return `{const r=document.documentElement;r.classList.add("js");try{if(localStorage.getItem("theme")==="dark")r.dataset.theme="dark"}catch{}}`;
}

function rememberedLanguage(): string {
  const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).join("|");
  return `{let l,{pathname:p,search:s,hash:h,origin:o}=location;try{l=localStorage.getItem("language")}catch{}` +
    `if(/^(${others})$/.test(l)&&!/^\\/(${others}|api)(\\/|$)/.test(p)&&!document.referrer.startsWith(o)&&` +
    // The browser's Back button must return to the page in the language in which it was read.
    `performance.getEntriesByType("navigation")[0]?.type!=="back_forward")` +
    `location.replace("/"+l+(p==="/"?"":p)+s+h)}`;
}

/** The fonts that devices have for a script, as in `site/styles/fonts.css`. */
function deviceFaces(script: string): string[] {
  return [`Noto Sans ${script}`, `NotoSans${script}-Regular`, "Nirmala UI", `Kohinoor${script}-Regular`];
}

/** Preloads our fonts for a script if the device has none, so that text does not reflow when they arrive. */
export function faceScript(language: Language, files: readonly string[]): string {
  const source = deviceFaces(scriptName(language)).map((name) => `local("${name}")`).join();
  return `new FontFace("f",'${source}').load().catch(()=>{for(const href of ${JSON.stringify(files)})` +
    `document.head.append(Object.assign(document.createElement("link"),` +
    `{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href}))})`;
}
