import { Clock, Effect } from "effect"
import { type Account, isFreshStep, spelledRecoveryCode, typedSecondFactor } from "@domain/identity"
import { Portals } from "@application/portals/services"
import { Authenticators } from "../ports/authenticators.ts"
import { IdentityMessages, type SecondFactorNews } from "../ports/identity-messages.ts"
import { type SecondFactor, SecondFactors } from "../ports/second-factors.ts"
import { portalOrigin } from "./portal-origin.ts"

/** Names an account to the secrets that are bound to it. */
export const secretOwner = ({ portalId, userId }: Pick<SecondFactor, "portalId" | "userId">) =>
  `second-factor:${portalId}:${userId}`

/** The second factor of an account, if it is on. */
export const secondFactorOf = Effect.fnUntraced(function* ({ portalId, user }: Account) {
  const factor = yield* (yield* SecondFactors).of(portalId, user.id)
  return factor?.enabledAt === undefined ? undefined : factor
})

/** The unused time step of an app's code, or undefined. */
export const freshStepOf = Effect.fnUntraced(function* (factor: SecondFactor, code: string) {
  const now = yield* Clock.currentTimeMillis
  const match = yield* (yield* Authenticators).stepOf(secretOwner(factor), factor.sealedSecret, code, now)
  return match !== undefined && isFreshStep(match.step, factor.lastStep) ? match : undefined
})

/** Mails the owner of an account what became of its second factor, in the caller's transaction. */
export const tellOfSecondFactor = Effect.fnUntraced(function* ({ portalId, user }: Account, news: SecondFactorNews) {
  const { emailAddress, firstName, languageId: language } = user
  const link = `${yield* portalOrigin(yield* (yield* Portals).current)}/login`
  yield* (yield* IdentityMessages).secondFactorChanged(
    portalId,
    { userId: user.id, emailAddress, firstName, language },
    link,
    news,
  )
})

/**
 * Uses a typed code up, in the caller's transaction: a time step of the app or a recovery code, of which the owner is
 * told. Returns whether it was right.
 */
export const useSecondFactor = Effect.fnUntraced(function* (account: Account, factor: SecondFactor, typed: string) {
  const factors = yield* SecondFactors
  const read = typedSecondFactor(typed)
  if (read === undefined) return false
  if (read.kind === "app") {
    const match = yield* freshStepOf(factor, read.code)
    return match !== undefined && (yield* factors.useStep(factor, match.step, match.sealed))
  }
  const hash = yield* (yield* Authenticators).recoveryHash(secretOwner(factor), read.code)
  const left = yield* factors.useRecoveryCode(factor, hash)
  if (left !== undefined) yield* tellOfSecondFactor(account, "recoveryCodeUsed")
  return left !== undefined
})

/** New recovery codes with their hashes. */
export const newRecoveryCodes = Effect.fnUntraced(function* (factor: SecondFactor) {
  const authenticators = yield* Authenticators
  const codes = yield* authenticators.newRecoveryCodes
  const hashes = yield* Effect.forEach(codes, (code) => authenticators.recoveryHash(secretOwner(factor), code))
  return { hashes, recoveryCodes: codes.map(spelledRecoveryCode) }
})
