/** Who may be in trouble, by the role that a word plays. */
const BEINGS: Readonly<Record<string, "people" | "birds" | "animals">> = {
  self: "people",
  kin: "people",
  child: "people",
  person: "people",
  pregnant: "people",
  bird: "birds",
  sickBirds: "birds",
  wildBird: "birds",
  otherAnimal: "animals",
};

/** What happens to somebody. */
const EVENTS = [
  "eat",
  "drink",
  "swallow",
  "take",
  "splash",
  "eye",
  "breathe",
  "burn",
  "prick",
  "inject",
  "give",
  "poison",
  "mistake",
  "body",
  "ill",
  "humanIllness",
  "faint",
  "unconscious",
  "gasp",
  "dead",
  "many",
  "sudden",
];

/** Words after an event where it may still be said to whom it happened. */
const AFTER = 4;

/**
 * What happened, and to whom: who was named last before it, and who is named right after it.
 *
 *     happenedTo(readRoles(["our", "helper", "mixed", "it", "and", "the", "hens", "drank"])); // … "birds:drink"
 */
export function happenedTo(roles: ReadonlyMap<string, readonly number[]>): string[] {
  const beings = [...roles].flatMap(([role, places]) => {
    const being = BEINGS[role];
    return being ? places.map((at) => ({ at, being })) : [];
  }).sort((a, b) => a.at - b.at);
  const happened = EVENTS.flatMap((event) =>
    (roles.get(event) ?? []).flatMap((at) => {
      const before = beings.findLast((each) => each.at < at)?.being ?? "nobody";
      const after = beings.find((each) => each.at > at && each.at <= at + AFTER)?.being;
      return [`${before}:${event}`, ...(after ? [`${event}:${after}`] : [])];
    })
  );
  const named = [...new Set(beings.map(({ being }) => being))].sort();
  return [
    ...new Set(happened),
    `first:${beings[0]?.being}`,
    `last:${beings.at(-1)?.being}`,
    `of:${named.join("+")}`,
  ];
}
