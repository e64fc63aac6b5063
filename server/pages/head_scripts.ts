/**
 * Runs before the first paint: the remembered theme, and a mark that scripts are on, so that nothing jumps later. Inline,
 * and allowed by its hash.
 */
export const HEAD_SCRIPT =
  `{const r=document.documentElement;r.classList.add("js");try{if(localStorage.getItem("theme")==="dark")r.dataset.theme="dark"}catch{}}`;

/** Starts a widget's module. Inline because the module's name changes with each build and its `start` wants to be called. */
export function startScript(file: string): string {
  return `import{start}from"${file}";start()`;
}
