import { Effect } from "effect"
import { CurrentRequest } from "@application/kernel"
import { type Limit, SignupLimits } from "../ports/signup-limits.ts"

/** How often one place or session may do what costs us or others. */
export const limits = {
  start: { name: "start", most: 120, seconds: 600 },
  otp: { name: "otp", most: 60, seconds: 3600 },
  signUp: { name: "signUp", most: 60, seconds: 3600 },
  summaryPlace: { name: "summaryPlace", most: 60, seconds: 3600 },
  summarySession: { name: "summarySession", most: 10, seconds: 3600 },
} as const satisfies Readonly<Record<string, Limit>>

/** Counts one more call from the caller's address; calls that come from no address are not counted. */
export const countCaller = Effect.fnUntraced(function* (limit: Limit) {
  const { ipAddress } = yield* CurrentRequest
  if (ipAddress !== "") yield* (yield* SignupLimits).count(limit, ipAddress)
})
