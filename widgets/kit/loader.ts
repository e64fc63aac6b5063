/**
 * The text of a stable script such as `/widgets/quote.js`, which only brings in the hashed module beside it and hands
 * over the `data-*` of its tag. It works as a classic script and as a module.
 */
export function loaderFor(file: string): string {
  // A classic script from another origin has no address of its own to resolve `import()` against; its tag has one.
  return `(s=>import(s?new URL(${JSON.stringify(file)},s.src):${JSON.stringify(`./${file}`)})` +
    `.then(m=>m.start({...s?.dataset})))(document.currentScript)`;
}
