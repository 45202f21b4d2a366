import { Effect } from "effect"
import { CurrentRequest, RateLimits } from "@application/kernel"
import { TooManyRequests } from "@domain/identity"

const minute = 60_000
const hour = 60 * minute

/** The number of attempts allowed per window of milliseconds. */
export interface Limit {
  readonly name: string
  readonly limit: number
  readonly perMs: number
}

/** The windows of one kind of attempt; all count, and the longest wait is reported. */
type Windows = ReadonlyArray<Limit>

/** The limits of each kind of attempt. */
export const signInLimits = {
  /** Attempts on one account from one unknown address; the waits grow. */
  passwordFromIp: [
    { name: "login-minute", limit: 5, perMs: minute },
    { name: "login-quarter", limit: 12, perMs: 15 * minute },
    { name: "login-day", limit: 40, perMs: 24 * hour },
  ],
  /** Attempts on one account from all unknown addresses. */
  passwordFromAnywhere: [{ name: "login-anywhere", limit: 100, perMs: hour }],
  /** Attempts on one account from one known device. */
  passwordFromDevice: [{ name: "login-device", limit: 20, perMs: 15 * minute }],
  codesFromIp: [{ name: "code-place", limit: 10, perMs: 15 * minute }],
  codesFromAnywhere: [{ name: "code-anywhere", limit: 20, perMs: hour }],
  codesFromDevice: [{ name: "code-device", limit: 10, perMs: 15 * minute }],
  guessesFromIp: [{ name: "guess-place", limit: 20, perMs: 15 * minute }],
  guessesFromAnywhere: [{ name: "guess-anywhere", limit: 50, perMs: hour }],
  guessesFromDevice: [{ name: "guess-device", limit: 20, perMs: 15 * minute }],
  /** Of a million codes three are right at a time, so sixty guesses a day find one in fifteen years. */
  secondFactorFromIp: [{ name: "second-factor-place", limit: 10, perMs: 15 * minute }],
  secondFactorFromAnywhere: [
    { name: "second-factor-hour", limit: 20, perMs: hour },
    { name: "second-factor-day", limit: 60, perMs: 24 * hour },
  ],
  secondFactorFromDevice: [{ name: "second-factor-device", limit: 10, perMs: 15 * minute }],
  secondFactorByUser: [{ name: "second-factor-change", limit: 10, perMs: 15 * minute }],
  passkeyAsksByUser: [{ name: "passkey-ask", limit: 30, perMs: 15 * minute }],
  resetByAddress: [{ name: "reset", limit: 5, perMs: 15 * minute }],
  businessExport: [{ name: "business-export", limit: 10, perMs: hour }],
  dataExportByUser: [{ name: "data-export", limit: 3, perMs: 24 * hour }],
  verificationByUser: [{ name: "verification", limit: 5, perMs: hour }],
  looksByUser: [{ name: "user-look", limit: 300, perMs: 15 * minute }],
  passwordByUser: [{ name: "password-change", limit: 10, perMs: 15 * minute }],
  codesByUser: [{ name: "user-code", limit: 10, perMs: 15 * minute }],
  guessesByUser: [{ name: "user-guess", limit: 20, perMs: 15 * minute }],
  accountsByIp: [{ name: "account-place", limit: 60, perMs: hour }],
  accountsByAddress: [{ name: "account-address", limit: 20, perMs: 15 * minute }],
  invitationsByUser: [{ name: "invitation", limit: 30, perMs: hour }],
  invitationsByAddress: [{ name: "invitation-address", limit: 5, perMs: 24 * hour }],
  acceptancesByUser: [{ name: "acceptance", limit: 30, perMs: hour }],
  callbacksByUser: [{ name: "callback", limit: 5, perMs: hour }],
  subscriptionsByUser: [{ name: "subscription", limit: 60, perMs: hour }],
  exchangesByUser: [{ name: "exchange", limit: 30, perMs: hour }],
  assistantsByUser: [{ name: "assistant-ask", limit: 60, perMs: 15 * minute }],
  assistantTokensByIp: [{ name: "assistant-token", limit: 300, perMs: minute }],
  assistantClientsByIp: [{ name: "assistant-client", limit: 20, perMs: hour }],
  byIpAddress: [{ name: "sign-in-place", limit: 60, perMs: minute }],
} as const satisfies Readonly<Record<string, Windows>>

/** Counted attempts, given back when they succeed. */
export type CountedAttempts = ReadonlyArray<string>

/** Counts an attempt on a subject in every window, or fails with the longest wait. Call it outside a transaction. */
export const countAttempt = Effect.fnUntraced(function* (windows: Windows, subject: string) {
  const limits = yield* RateLimits
  const keys: Array<string> = []
  let wait = 0
  for (const { name, limit, perMs } of windows) {
    const key = `${name}:${subject.toLowerCase()}`
    const answer = yield* limits.take(key, limit, perMs)
    wait = Math.max(wait, answer.retryAfterSeconds)
    keys.push(key)
  }
  if (wait > 0) return yield* new TooManyRequests({ retryAfterSeconds: wait })
  const counted: CountedAttempts = keys
  return counted
})

/** Counts an attempt by the caller's address; a call without an address is not counted. */
export const countIpAddress = Effect.gen(function* () {
  const { ipAddress } = yield* CurrentRequest
  if (ipAddress !== "") yield* countAttempt(signInLimits.byIpAddress, ipAddress)
})

/** Gives back attempts that succeeded, so that only wrong ones count. */
export const giveBackAttempts = Effect.fnUntraced(function* (counted: CountedAttempts) {
  const { giveBack } = yield* RateLimits
  for (const key of counted) yield* giveBack(key)
})
