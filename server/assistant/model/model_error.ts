/** Why a model gave no answer. Its message names neither key nor question: it goes into the log. */
export class ModelError extends Error {
  override name = "ModelError";

  constructor(message: string, options: ErrorOptions & { canRetry?: boolean; retryAfter?: number } = {}) {
    super(message, options);
    this.canRetry = options.canRetry ?? false;
    this.retryAfter = options.retryAfter;
  }

  /** Whether the same request may be answered a moment later. */
  readonly canRetry: boolean;
  /** Milliseconds, as the server wishes. */
  readonly retryAfter: number | undefined;
}
