import type { Caller } from "@application/kernel"
import { ReportDefect } from "@application/portals/contract"
import { LoadFailed } from "@ui/container"

/** Errors that are no defects: a call that was given up, one that the network lost, and one that the page shows itself. */
const isExpected = (thrown: unknown): boolean =>
  thrown instanceof LoadFailed || (thrown instanceof DOMException && thrown.name === "AbortError")

/** Tells the api of an error in this page, cut to what it takes. */
export const sendDefect = async (call: Caller, thrown: unknown): Promise<void> => {
  if (isExpected(thrown)) return
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  await call(ReportDefect, {
    name: error.name.slice(0, 100) || "Error",
    message: error.message.slice(0, 1_000) || "(no message)",
    ...(error.stack !== undefined && { stack: error.stack.slice(0, 8_000) }),
    page: location.pathname.slice(0, 500),
  })
}
