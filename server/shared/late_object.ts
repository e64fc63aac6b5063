/** How much may be made at the same time, by what each object says of itself. */
const ROOM = 64e6;

/**
 * What an object is made from when a field is read that is not at hand. Thousands of objects of which few are read
 * whole take little memory so, and no time before they are.
 */
export abstract class Late<T> {
  /** Fields at hand, with the values that the whole object has. */
  readonly head: Partial<T>;
  /** What the whole object counts: about its bytes. */
  readonly size: number;
  /** The whole object, while there is room for it. */
  whole: T | undefined = undefined;

  constructor(head: Partial<T>, size: number) {
    this.head = head;
    this.size = size;
  }

  abstract make(): T;
}

type AnyLate = Late<Record<PropertyKey, unknown>>;

/** Those that are made, the oldest first. */
const made = new Set<AnyLate>();
let taken = 0;

function wholeOf(late: AnyLate): Record<PropertyKey, unknown> {
  if (late.whole) return late.whole;
  const whole = late.whole = late.make();
  made.add(late);
  taken += late.size;
  for (const oldest of made) {
    if (taken <= ROOM) break;
    made.delete(oldest);
    taken -= oldest.size;
    oldest.whole = undefined;
  }
  return whole;
}

const refuse = () => false;

const handler: ProxyHandler<AnyLate> = {
  get(late, field) {
    const atHand = late.head[field];
    return atHand !== undefined || Object.hasOwn(late.head, field) ? atHand : wholeOf(late)[field];
  },
  has: (late, field) => field in wholeOf(late),
  ownKeys: (late) => Reflect.ownKeys(wholeOf(late)),
  getOwnPropertyDescriptor: (late, field) => Reflect.getOwnPropertyDescriptor(wholeOf(late), field),
  getPrototypeOf: () => Object.prototype,
  set: refuse,
  defineProperty: refuse,
  deleteProperty: refuse,
};

/** An object that reads like the whole one, is the same for as long as it lives, and cannot be changed. */
export function lateObject<T>(late: Late<T>): T {
  return new Proxy(late as unknown as AnyLate, handler) as unknown as T;
}
