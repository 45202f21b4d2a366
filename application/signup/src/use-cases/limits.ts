import { Effect } from "effect"
import { CurrentRequest, RateLimits } from "@application/kernel"
import { TooManyRequests } from "@domain/identity"

const hour = 3_600_000

/** How often one place or session may do what costs us or others, per window of milliseconds. */
export const signupLimits = {
  start: { name: "signup-start", limit: 120, perMs: hour / 6 },
  readingByPlace: { name: "signup-reading-place", limit: 600, perMs: 24 * hour },
  readingBySession: { name: "signup-reading-session", limit: 60, perMs: 24 * hour },
  landingByPlace: { name: "signup-landing-place", limit: 240, perMs: hour },
  landingBySession: { name: "signup-landing-session", limit: 80, perMs: 24 * hour },
  otp: { name: "signup-otp", limit: 60, perMs: hour },
  otpByPhone: { name: "signup-otp-phone", limit: 20, perMs: hour },
  guess: { name: "signup-guess", limit: 120, perMs: hour },
  guessByPhone: { name: "signup-guess-phone", limit: 50, perMs: hour },
  signUp: { name: "signup-account", limit: 60, perMs: hour },
  signUpByAddress: { name: "signup-address", limit: 20, perMs: hour / 4 },
  signUpBySession: { name: "signup-session", limit: 20, perMs: hour },
  gstByPlace: { name: "signup-gst-place", limit: 120, perMs: hour },
  gstByCaller: { name: "signup-gst-caller", limit: 30, perMs: hour },
  publicPage: { name: "signup-public-page", limit: 240, perMs: hour / 6 },
  publicPagesByPlace: { name: "signup-public-pages", limit: 1200, perMs: hour / 6 },
  decisionByPlace: { name: "summary-decision-place", limit: 60, perMs: hour },
  decisionBySession: { name: "summary-decision-session", limit: 30, perMs: 24 * hour },
  paymentAskByPlace: { name: "summary-payment-ask", limit: 600, perMs: hour / 6 },
  paymentByPlace: { name: "summary-payment-place", limit: 60, perMs: hour },
  paymentBySession: { name: "summary-payment-session", limit: 40, perMs: 24 * hour },
  summaryByPlace: { name: "summary-place", limit: 40, perMs: 24 * hour },
  summaryBySession: { name: "summary-session", limit: 10, perMs: 24 * hour },
  remindersBySession: { name: "summary-reminders", limit: 20, perMs: 24 * hour },
  summaryByRecipient: { name: "summary-recipient", limit: 3, perMs: 24 * hour },
} as const

/** How many readings may wait for one address; an agency that starts many at once has as many. */
export const mostReadingsWaiting = 60

type Limit = (typeof signupLimits)[keyof typeof signupLimits]

/** Counts one more call of a key, or fails; call it outside any transaction. */
export const countKey = Effect.fnUntraced(function* ({ name, limit, perMs }: Limit, key: string) {
  const { allowed, retryAfterSeconds } = yield* (yield* RateLimits).take(`${name}:${key}`, limit, perMs)
  if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
})

/**
 * Counts one more look from the caller's address at a public page, and at all of them together: an office that looks at
 * one page often may still look at the others. Calls that come from no address are not counted.
 */
export const countPublicPage = Effect.fnUntraced(function* (pageKey: string) {
  const { ipAddress } = yield* CurrentRequest
  if (ipAddress === "") return
  yield* countKey(signupLimits.publicPagesByPlace, ipAddress)
  yield* countKey(signupLimits.publicPage, `${ipAddress}:${pageKey}`)
})

/** Counts one more call from the caller's address; calls that come from no address are not counted. */
export const countCaller = Effect.fnUntraced(function* (limit: Limit) {
  const { ipAddress } = yield* CurrentRequest
  if (ipAddress !== "") yield* countKey(limit, ipAddress)
})
