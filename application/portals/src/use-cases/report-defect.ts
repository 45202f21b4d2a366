import { Cause, Effect, ErrorReporter } from "effect"
import { CurrentRequest, RateLimits, handler } from "@application/kernel"
import { TooManyRequests } from "@domain/identity"
import { withoutIds } from "@domain/portals"
import { ReportDefect } from "../contract/report-defect.ts"

/** Reports of one place in ten minutes: a page that fails again and again is known by its first ones. */
const byPlace = { limit: 30, perMs: 600_000 }
/** Reports of everybody in ten minutes, so that no crowd of addresses floods the service that takes them. */
const byAll = { limit: 600, perMs: 600_000 }

const count = Effect.fnUntraced(function* (key: string, { limit, perMs }: typeof byAll) {
  const { allowed, retryAfterSeconds } = yield* (yield* RateLimits).take(`defects:${key}`, limit, perMs)
  if (!allowed) yield* new TooManyRequests({ retryAfterSeconds })
})

export const reportDefect = handler(
  ReportDefect,
  Effect.fnUntraced(function* ({ name, message, stack = "", page }) {
    const { ipAddress } = yield* CurrentRequest
    if (ipAddress !== "") yield* count(ipAddress, byPlace)
    yield* count("all", byAll)
    const error = Object.assign(new Error(message), { name, stack: stack.replace(/[?#][^\s:)]*/gu, "") })
    const place = withoutIds(page)
    yield* Effect.annotateLogs(ErrorReporter.report(Cause.die(error)), { call: place, origin: "browser" })
    yield* Effect.annotateLogs(Effect.logWarning(`A page failed in a browser: ${name}`), { page: place })
    return {}
  }),
)
