import type { Store } from "../../kv/store.ts";
import type { Answerer } from "../answerer.ts";
import type { Retriever } from "../retrieve.ts";
import { CircuitBreaker } from "./circuit_breaker.ts";
import { dailyBudget } from "./daily_budget.ts";
import { modelAnswerer } from "./model_answerer.ts";
import { modelClient } from "./model_client.ts";
import type { ModelSettings } from "./model_settings.ts";

interface Parts {
  settings: ModelSettings | undefined;
  store: Store;
  now: () => Date;
  log: (line: string) => void;
}

/** The same answerer with a model's words where they hold; without settings, itself. */
export function withModel(
  template: Answerer & { retrieve: Retriever },
  { settings, store, now, log }: Parts,
): Answerer {
  if (!settings) return template;
  return modelAnswerer({
    template,
    retrieve: template.retrieve,
    ask: modelClient(settings, dailyBudget(store, now, settings.dailyRequests)),
    breaker: new CircuitBreaker(now),
    log,
  });
}
