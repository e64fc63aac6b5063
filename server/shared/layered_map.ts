/** Changes that are held apart from the rest of a map: a part of it, and at least so many. */
const [LAYER_PART, LAYER_MIN] = [64, 64];

/** Most of a map's entries, which later maps share. */
interface Base<K, V> {
  entries: ReadonlyMap<K, V>;
  /** The base that it was made from, as a mere mark, and the keys that differ. */
  from?: { base: object; keys: readonly K[] };
  mark: object;
}

/**
 * An immutable map that shares most of itself with the one that it was made from. So a map of 100,000 entries with one
 * changed costs next to nothing, and so does finding out what two such maps differ in. A new key comes last.
 */
export class LayeredMap<K, V extends NonNullable<unknown>> implements ReadonlyMap<K, V> {
  readonly #base: Base<K, V>;
  /** What differs from the base; undefined: it is not there. */
  readonly #layer: ReadonlyMap<K, V | undefined>;
  readonly size: number;

  private constructor(base: Base<K, V>, layer: ReadonlyMap<K, V | undefined> = new Map()) {
    this.#base = base;
    this.#layer = layer;
    let size = base.entries.size;
    for (const [key, value] of layer) size += Number(value !== undefined) - Number(base.entries.has(key));
    this.size = size;
  }

  static of<K, V extends NonNullable<unknown>>(entries: Iterable<readonly [K, V]> = []): LayeredMap<K, V> {
    return new LayeredMap({ entries: new Map(entries), mark: {} });
  }

  /** The map with some entries set, or removed where the value is undefined; the same map if nothing differs. */
  with(changes: Iterable<readonly [K, V | undefined]>): LayeredMap<K, V> {
    if (this.#base.entries.size + this.#layer.size === 0) return LayeredMap.of(present(changes));
    const layer = new Map(this.#layer);
    let isSame = true;
    for (const [key, value] of changes) {
      if ((layer.has(key) ? layer.get(key) : this.#base.entries.get(key)) === value) continue;
      isSame = false;
      // A removed key that comes again comes last.
      if (layer.get(key) === undefined) layer.delete(key);
      layer.set(key, value);
    }
    if (isSame) return this;
    const next = new LayeredMap(this.#base, layer);
    return layer.size > LAYER_MIN + this.#base.entries.size / LAYER_PART ? next.#flat() : next;
  }

  get(key: K): V | undefined {
    const value = this.#layer.get(key);
    return value !== undefined || this.#layer.has(key) ? value : this.#base.entries.get(key);
  }

  has(key: K): boolean {
    return this.get(key) !== undefined;
  }

  *entries(): MapIterator<[K, V]> {
    for (const entry of this.#base.entries) {
      if (!this.#layer.has(entry[0])) yield entry;
      else {
        const value = this.#layer.get(entry[0]);
        if (value !== undefined) yield [entry[0], value];
      }
    }
    for (const [key, value] of this.#layer) {
      if (value !== undefined && !this.#base.entries.has(key)) yield [key, value];
    }
  }

  *keys(): MapIterator<K> {
    for (const [key] of this.entries()) yield key;
  }

  *values(): MapIterator<V> {
    for (const [, value] of this.entries()) yield value;
  }

  [Symbol.iterator](): MapIterator<[K, V]> {
    return this.entries();
  }

  forEach(tell: (value: V, key: K, map: ReadonlyMap<K, V>) => void): void {
    for (const [key, value] of this.entries()) tell(value, key, this);
  }

  /** The entries that differ from an earlier map (undefined: an empty one), each with both values. `all`: and the others. */
  *since(
    before: LayeredMap<K, V> | undefined,
    all = false,
  ): Generator<[key: K, was: V | undefined, is: V | undefined]> {
    if (before === this && !all) return;
    if (!before) {
      for (const [key, is] of this.entries()) yield [key, undefined, is];
      return;
    }
    const keys = all ? union(before, this) : this.#mayDiffer(before);
    for (const key of keys) {
      const [was, is] = [before.get(key), this.get(key)];
      if (was !== is || all) yield [key, was, is];
    }
  }

  #mayDiffer(before: LayeredMap<K, V>): Iterable<K> {
    const { mark, from } = this.#base;
    if (mark === before.#base.mark) return new Set([...before.#layer.keys(), ...this.#layer.keys()]);
    if (from?.base === before.#base.mark) {
      return new Set([...before.#layer.keys(), ...from.keys, ...this.#layer.keys()]);
    }
    return union(before, this);
  }

  #flat(): LayeredMap<K, V> {
    const from = { base: this.#base.mark, keys: [...this.#layer.keys()] };
    return new LayeredMap({ entries: new Map(this.entries()), from, mark: {} });
  }
}

function* present<K, V extends NonNullable<unknown>>(
  entries: Iterable<readonly [K, V | undefined]>,
): Generator<[K, V]> {
  for (const [key, value] of entries) if (value !== undefined) yield [key, value];
}

function union<K, V extends NonNullable<unknown>>(a: LayeredMap<K, V>, b: LayeredMap<K, V>): Set<K> {
  return new Set(a.keys()).union(new Set(b.keys()));
}
