import type { Page, Request } from "@playwright/test"

const longest = 30_000

/**
 * A wait until the page loads nothing more; a request without an answer is named. Playwright at times misses the end of
 * a request that a reload cancelled, and then waits for a request that the present document never sent.
 */
export const settling = (page: Page): (() => Promise<void>) => {
  const waiting = new Map<Request, number>()
  page.on("request", (request) => waiting.set(request, Date.now()))
  page.on("requestfinished", (request) => waiting.delete(request))
  page.on("requestfailed", (request) => waiting.delete(request))
  return async () => {
    try {
      await page.waitForLoadState("networkidle", { timeout: longest })
    } catch (error) {
      const since = await page.evaluate(() => performance.timeOrigin)
      const unanswered = [...waiting].filter(([, at]) => at >= since).map(([request]) => request.url())
      if (unanswered.length > 0)
        throw new Error(`${page.url()} still waits for ${unanswered.join(", ")}`, { cause: error })
    }
  }
}
