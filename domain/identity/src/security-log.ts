import { Schema } from "effect"
import { PortalId, UserId } from "@domain/kernel"

/** What a sign-in was tried with. Ours. */
export const SignInFactor = Schema.Literals(["password", "code", "secondFactor", "embedKey"])
export type SignInFactor = typeof SignInFactor.Type

/** What stood for the second factor: a code of the app or a recovery code, a passkey, or one whose counter went back. Ours. */
export const SecurityMeans = Schema.Literals(["code", "passkey", "copiedPasskey"])
export type SecurityMeans = typeof SecurityMeans.Type

/** Whether a sign-in, or a proof inside one, failed or a right was refused. */
export const SecurityEventKind = Schema.Literals(["signInFailed", "rightRefused"])
export type SecurityEventKind = typeof SecurityEventKind.Type

const optional = Schema.optionalKey

/** A failed sign-in or a refused right, as the security log keeps it; `at` is epoch milliseconds. Ours. */
export const SecurityEvent = Schema.Struct({
  id: Schema.Int,
  portalId: PortalId,
  at: Schema.Number,
  kind: SecurityEventKind,
  /** Of a failed sign-in, what was wrong. */
  factor: optional(SignInFactor),
  /** Of a failed second factor, by what. */
  means: optional(SecurityMeans),
  /** Of a refused right, the call that was asked for; of a proof that failed inside a sign-in, what it was for. */
  call: optional(Schema.String),
  /** The account, if there is one. */
  userId: optional(UserId),
  ipAddress: Schema.String,
  userAgent: Schema.String,
  requestId: Schema.String,
})
export type SecurityEvent = typeof SecurityEvent.Type

/** What the security log keeps, and when somebody is told; times in milliseconds. Ours. */
export const securityLogPolicy = {
  /** What happens within this time belongs together. */
  windowMilliseconds: 60 * 60_000,
  /** After a notice, the next one waits as long. */
  quietMilliseconds: 24 * 60 * 60_000,
  /** Failed sign-ins within a window: more than an owner who mistypes makes. */
  failedSignIns: 10,
  /** Wrong second factors, since whoever types one has the password already. */
  wrongSecondFactors: 3,
  refusedRights: 20,
  /** Refused rights of one account that a window keeps; more of them say nothing new. */
  keptRefusals: 30,
  /** Of these, repetitions of one call on the same things, since an open page goes on asking. */
  keptRepetitions: 3,
  longestUserAgent: 200,
} as const

/** How often something happened to one account within a window. */
export interface SecurityCount {
  readonly kind: SecurityEventKind
  readonly factor?: SignInFactor
  readonly times: number
}

/** What an account's owner is told of. Ours. */
export type SecurityWarning = "signInsFailed" | "secondFactorFailed" | "rightsRefused"

/** What repeated so often within a window that it is told, gravest first; nothing, if nothing did. Ours. */
export const warningOf = (
  kind: SecurityEventKind,
  counts: ReadonlyArray<SecurityCount>,
): { readonly about: SecurityWarning; readonly times: number } | undefined => {
  const sum = (holds: (count: SecurityCount) => boolean) =>
    counts.filter((count) => count.kind === kind && holds(count)).reduce((total, { times }) => total + times, 0)
  const times = sum(() => true)
  if (kind === "rightRefused")
    return times >= securityLogPolicy.refusedRights ? { about: "rightsRefused", times } : undefined
  const second = sum(({ factor }) => factor === "secondFactor")
  if (second >= securityLogPolicy.wrongSecondFactors) return { about: "secondFactorFailed", times: second }
  return times >= securityLogPolicy.failedSignIns ? { about: "signInsFailed", times } : undefined
}
