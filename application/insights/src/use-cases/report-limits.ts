import { RateLimits } from "@application/kernel"
import { TooManyRequests } from "@domain/identity"
import { Effect } from "effect"

const hour = 3_600_000
const day = 24 * hour

/** How often reports may be made, read, drawn and mailed: by a business, else by a user, an address or a link. */
const limits = {
  "publish-report": { limit: 100, perMs: day },
  "agency-report": { limit: 30, perMs: day },
  "agency-look": { limit: 60, perMs: hour },
  "shared-report": { limit: 240, perMs: hour / 6 },
  "report-password": { limit: 10, perMs: hour / 6 },
  "report-passwords": { limit: 60, perMs: hour },
  "report-view": { limit: 1, perMs: hour / 2 },
  "report-save": { limit: 60, perMs: day },
  "report-test": { limit: 20, perMs: hour },
  "report-resend": { limit: 60, perMs: hour },
  "report-preview": { limit: 120, perMs: hour },
  "report-end": { limit: 120, perMs: hour },
  // Strangers are asked: neither one business nor many together may fill a mailbox.
  "report-question:address": { limit: 3, perMs: day },
  "report-question:business": { limit: 40, perMs: day },
  "report-question": { limit: 120, perMs: hour },
  // Pages take seconds to draw.
  "report-file:business": { limit: 120, perMs: hour },
  "report-file:user": { limit: 60, perMs: hour },
  "report-file:address": { limit: 10, perMs: hour },
} as const

/** Counts an act, and answers whether it is still allowed. */
export const takes = Effect.fnUntraced(function* (kind: keyof typeof limits, counted: string | number) {
  const { limit, perMs } = limits[kind]
  return yield* (yield* RateLimits).take(`${kind}:${counted}`, limit, perMs)
})

/** Counts an act; one too many is refused. */
export const count = Effect.fnUntraced(function* (kind: keyof typeof limits, counted: string | number) {
  const { allowed, retryAfterSeconds } = yield* takes(kind, counted)
  if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
})
