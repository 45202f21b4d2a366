import { Effect } from "effect"
import { CurrentRequest, RateLimits } from "@application/kernel"
import { TooManyRequests } from "@domain/identity"

const minute = 60_000

/** How often each thing may be tried per window of milliseconds, by whom. */
export const signInLimits = {
  passwordByAddress: { name: "login", limit: 20, perMs: 15 * minute },
  otpByPhone: { name: "otp", limit: 20, perMs: 60 * minute },
  resetByAddress: { name: "reset", limit: 5, perMs: 15 * minute },
  byPlace: { name: "sign-in-place", limit: 60, perMs: minute },
} as const

type Limit = (typeof signInLimits)[keyof typeof signInLimits]

const taken = Effect.fnUntraced(function* ({ name, limit, perMs }: Limit, key: string) {
  const answer = yield* (yield* RateLimits).take(`${name}:${key}`, limit, perMs)
  if (!answer.allowed) return yield* new TooManyRequests({ retryAfterSeconds: answer.retryAfterSeconds })
})

/** Counts a try by its subject and by the address it comes from; call it outside any transaction. */
export const countTry = Effect.fnUntraced(function* (limit: Limit, subject: string) {
  const { ipAddress } = yield* CurrentRequest
  if (ipAddress !== "") yield* taken(signInLimits.byPlace, ipAddress)
  yield* taken(limit, subject.toLowerCase())
})
