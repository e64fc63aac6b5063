import type { Page } from "playwright-core";

/** Two worlds of a page: its own, whose globals its scripts have made, and one that they cannot reach. */
export interface PageWorld {
  /** The value of an expression, among the page's own scripts; told as text, which no script of it can change. */
  own(expression: string): Promise<string>;
  /** The value of an expression in a world that shares nothing with the page but its document. */
  apart<T>(expression: string): Promise<T>;
}

/** The worlds of the document that the page shows now. */
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
