/** Runs in the page: waits until finite animations end, also in shadow roots, for stable colours. */
export async function comeToRest() {
  const shadows = [...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const moving = [document, ...shadows].flatMap((root) => root.getAnimations())
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
