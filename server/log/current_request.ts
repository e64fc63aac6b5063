import { AsyncLocalStorage } from "node:async_hooks";

/** What the log tells of a request. It names nobody: no address, no query, and of the path its pattern alone. */
export interface RequestNote {
  /** That of our own proxy where there is one, else made here. */
  readonly id: string;
  /** The pattern of the path, such as `/api/products/:id`; undefined until a route was found. */
  route?: string | undefined;
  /** The pattern of the public page that was rendered: all pages share one route. */
  page?: string;
  /** Whether the answer was kept from an earlier one. */
  isCached?: boolean;
}

const running = new AsyncLocalStorage<RequestNote>();

/** The request that the running code is part of; undefined outside of any. */
export function currentRequest(): RequestNote | undefined {
  return running.getStore();
}

/** Runs `work`, and whatever it starts, as part of a request. */
export function duringRequest<R>(note: RequestNote, work: () => R): R {
  return running.run(note, work);
}
