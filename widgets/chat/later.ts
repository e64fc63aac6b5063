import { signal } from "@preact/signals-core";
import type { Bring } from "../../contract/bring.ts";

/** Code that comes when it is wanted. `here` holds it once it has come; a try that failed is over, and the next may do. */
export function later<T>(bring: Bring, load: () => Promise<T>, onFailure: (error: unknown) => void) {
  const here = signal<T | undefined>();
  let coming: Promise<T | undefined> | undefined;
  return {
    here,
    bring(): Promise<T | undefined> {
      return coming ??= bring(load).then((value) => here.value = value, (error) => {
        coming = undefined;
        onFailure(error);
        return undefined;
      });
    },
  };
}
