import { type ReadonlySignal, signal } from "@preact/signals";

/** A part of a widget that is loaded on demand. */
interface LazyPart<T> {
  /** The part, once it is loaded. */
  loaded: ReadonlySignal<T | undefined>;
  /** Loads the part once. Gives undefined if that fails; the next call tries again. */
  load(): Promise<T | undefined>;
}

export function lazyPart<T>(load: () => Promise<T>, onFailure: (error: unknown) => void): LazyPart<T> {
  const loaded = signal<T | undefined>();
  let loading: Promise<T | undefined> | undefined;
  return {
    loaded,
    load: () =>
      loading ??= load().then((part) => loaded.value = part, (error) => {
        loading = undefined;
        onFailure(error);
        return undefined;
      }),
  };
}
