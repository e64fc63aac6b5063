/** Runs in the page: until all that moves once has moved, in shadow roots too. What still arrives is pale, and elsewhere. */
export async function comeToRest() {
  const shadows = [...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const moving = [document, ...shadows].flatMap((root) => root.getAnimations())
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
