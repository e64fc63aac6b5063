/** A heading of this many letters would fill a phone's screen in the size of a short one. */
const LONG = 70;

/** The class of a heading that is set smaller because it is long. */
export function lengthOf(heading: string): "long" | undefined {
  return heading.length > LONG ? "long" : undefined;
}
