import { duringRequest, type RequestNote } from "../log/current_request.ts";
import type { HouseLog } from "../log/house_log.ts";
import { nameRequestSpan } from "../log/trace.ts";

type Fetch<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Response | Promise<Response>;

/** An answered request. */
interface Answered extends RequestNote {
  method: string;
  status: number;
  /** Until the answer began, in milliseconds. */
  ms: number;
}

interface ObserveOptions {
  log: Pick<HouseLog, "info">;
  /** Number of proxies of ours, whose request ids are believed. */
  proxies: number;
  /** Told of each answer, besides the log. */
  tell?: (answered: Answered) => void;
}

const ID = /^[\w.:-]{8,128}$/;

/** Answers requests, and writes a line on each: with its id, which the answer names too, but no address and no query. */
export function observe<Rest extends unknown[]>(
  answer: Fetch<Rest>,
  { log, proxies, tell }: ObserveOptions,
): Fetch<Rest> {
  return async (request, ...rest) => {
    const began = performance.now();
    const given = proxies > 0 ? request.headers.get("x-request-id") ?? "" : "";
    const note: RequestNote = { id: ID.test(given) ? given : crypto.randomUUID() };
    const response = await duringRequest(note, () => answer(request, ...rest));
    nameRequestSpan({ method: request.method, route: note.route });
    response.headers.set("x-request-id", note.id);
    const { method } = request;
    const answered = { ...note, method, status: response.status, ms: performance.now() - began };
    log.info("request", {
      request: note.id,
      method,
      route: note.route,
      status: answered.status,
      ms: Math.round(answered.ms * 10) / 10,
      ...note.isCached && { cached: true },
    });
    tell?.(answered);
    return response;
  };
}
