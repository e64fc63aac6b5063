/** A message that did not arrive. A permanent failure is not tried again. */
export class DeliveryError extends Error {
  override name = "DeliveryError";
  readonly permanent: boolean;

  constructor(message: string, { permanent = false, cause }: { permanent?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.permanent = permanent;
  }
}
