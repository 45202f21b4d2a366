import type { Caller } from "@application/kernel"

/** Reports of one page, since a broken page tends to fail again and again. */
const mostReports = 5

/**
 * The error of an event, or the thrown value that stands in its place; undefined for a script of another site, since
 * browsers tell nothing about such a script.
 */
const thrownBy = (event: ErrorEvent | PromiseRejectionEvent): unknown => {
  if ("reason" in event) return event.reason
  return event.error ?? undefined
}

/** Reports errors that nobody caught, and promises that nobody awaited, through our own api. Errors of drawing come this way too. */
export const reportDefects = (call: Caller, scope: Pick<Window, "addEventListener"> = window) => {
  const seen = new Set<string>()
  const report = async (event: ErrorEvent | PromiseRejectionEvent) => {
    const thrown = thrownBy(event)
    const text = thrown instanceof Error ? `${thrown.name} ${thrown.message}` : String(thrown)
    if (thrown === undefined || seen.has(text) || seen.size >= mostReports) return
    seen.add(text)
    try {
      // Neither this nor the call may reload the page when a part of the program is missing: no report is worth that.
      const { sendDefect } = await import("./send-defect.ts")
      await sendDefect(call, thrown)
    } catch {
      // There is nobody left to tell.
    }
  }
  scope.addEventListener("error", (event) => void report(event))
  scope.addEventListener("unhandledrejection", (event) => void report(event))
}
