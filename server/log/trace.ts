/** What Deno's own OpenTelemetry has of a span. */
interface Span {
  updateName(name: string): unknown;
  setAttribute(name: string, value: string | number): unknown;
  setStatus(status: { code: number }): unknown;
  end(): void;
}

interface Telemetry {
  tracerProvider: {
    getTracer(name: string): { startActiveSpan<R>(name: string, work: (span: Span) => R): R };
  };
  contextManager: { active(): { getValue(key: symbol): unknown } };
}

/** As OpenTelemetry's API names the place of the span in a context. */
const SPAN_KEY = Symbol.for("OpenTelemetry Context Key SPAN");
const ERROR = 2;

const isOn = wantsTraces();
const telemetry = (Deno as unknown as { telemetry: Telemetry }).telemetry;
const tracer = isOn ? telemetry.tracerProvider.getTracer("roost") : undefined;

/** As Deno decides it. A program that may not read the variable, such as a backup, writes no traces. */
function wantsTraces(): boolean {
  try {
    return ["true", "1"].includes(Deno.env.get("OTEL_DENO") ?? "");
  } catch {
    return false;
  }
}

/** Runs `work` in a span below the running one. Without OTEL_DENO it costs nothing. */
export function traced<R>(name: string, work: () => Promise<R>): Promise<R> {
  if (!tracer) return work();
  return tracer.startActiveSpan(name, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/**
 * Names the span of the running request by its route. Deno has written the address into it before, query and all: no
 * setting of Deno 2.9 leaves it out, and an attribute that is set again stands beside the first one. So the collector
 * has to drop it (docs/operations.md).
 */
export function nameRequestSpan({ method, route }: { method: string; route: string | undefined }): void {
  if (!tracer) return;
  const span = telemetry.contextManager.active().getValue(SPAN_KEY) as Span | undefined;
  if (!span) return;
  span.updateName(`${method} ${route ?? ""}`.trim());
  span.setAttribute("http.route", route ?? "");
}
