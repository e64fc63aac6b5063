/**
 * Our script's tag as `s`, where the browser names it or the page has it (a tag manager or an optimiser may run the
 * script without one; a module never has one), and its address as `u`. `path` is a part of that.
 */
function tag(path: string): string {
  return `const c=document.currentScript,s=c?.src?.includes("${path}")?c:` +
    `document.querySelector('script[src*="${path}"]'),u=s?.src`;
}

/** What the tag `s` with the address `u` says: parameters of its address, and `data-*`, which win. */
const SAID = "...u&&Object.fromEntries(new URL(u).searchParams),...s?.dataset";

/** What cannot be loaded is an event, never an exception on the page. */
const FAILED = '.catch(e=>document.dispatchEvent(new CustomEvent("roost-error",{detail:' +
  '{status:0,code:"network",message:""+e,issues:[]}})))';

/**
 * The text of a stable script such as `/widgets/quote.js`, which only brings in the hashed module beside it and hands
 * over the settings of its tag. It works as a classic script and as a module.
 */
export function loaderFor(name: string, file: string): string {
  // A classic script from another origin has no address of its own to resolve `import()` against; its tag has one.
  return `{${tag(`/widgets/${name}.js`)},f="./${file}";import(u?new URL(f,u):f)` +
    `.then(m=>m.start({${SAID}}))${FAILED}}`;
}

/**
 * The source of `/widgets/chat.js`, to be bundled: the button itself, for it is on every page of a dealer and most visitors
 * load no more. Without a tag it has no address, and the hashed `file` beside it, a module, is what knows its own.
 */
export function chatSource(file: string): string {
  return `import{start}from"./widgets/chat/entry.ts";import{emit}from"./widgets/kit/events.ts";` +
    `u?start({...Object.fromEntries(new URL(u).searchParams),...s.dataset}):import("./${file}").then(m=>m.start())` +
    `.catch(e=>emit(document,"roost-error",{status:0,code:"network",message:""+e,issues:[]}))`;
}

/** Says to browsers that know it (Chrome 136): compile all functions at once, not each again as it is first called. */
const COMPILE_ALL = "//# allFunctionsCalledOnLoad\n";

/** Such a bundle as a script that leaves nothing behind: with its tag as `s` and that one's address as `u`. */
export function withTag(name: string, bundle: string): string {
  return `${COMPILE_ALL}{${tag(`/widgets/${name}.js`)};(()=>{${bundle.trim()}})()}`;
}

/** The source of a pinned script: the widget `name` and its start, to be bundled into one classic script. */
export function pinnedSource(name: string): string {
  return `import{start}from"./widgets/${name}/entry.ts";` +
    `${tag(`/widgets/pinned/${name}-`)};start({base:new URL(u).origin,${SAID}})`;
}
