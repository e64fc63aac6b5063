/** What stops the start and is the caller's to change. Its message says it all: it is shown without a stack. */
export class StartError extends Error {
  override name = "StartError";
}
