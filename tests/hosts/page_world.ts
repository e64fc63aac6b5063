import type { Page } from "playwright-core";

/** Evaluates expressions in two JavaScript worlds of a page. */
export interface PageWorld {
  /** In the page's world, with the globals of its scripts. Only a string, since scripts can change objects. */
  own(expression: string): Promise<string>;
  /** In an isolated world, which shares only the document with the page. */
  apart<T>(expression: string): Promise<T>;
}

/** Gives the worlds of the document that is loaded now. */
export async function pageWorld(page: Page): Promise<PageWorld> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send("Page.getFrameTree");
  const { executionContextId } = await session.send("Page.createIsolatedWorld", {
    frameId: frameTree.frame.id,
  });
  async function evaluate(expression: string, contextId?: number) {
    const { result, exceptionDetails } = await session.send("Runtime.evaluate", {
      expression,
      contextId,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }
  return {
    own: (expression) => evaluate(expression),
    apart: (expression) => evaluate(expression, executionContextId),
  };
}
