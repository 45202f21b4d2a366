import { Clock, Effect } from "effect"
import {
  type Account,
  InvalidSecondFactor,
  isFreshStep,
  type PasskeyPurpose,
  type SecurityMeans,
  spelledRecoveryCode,
  typedSecondFactor,
  type UsedPasskey,
} from "@domain/identity"
import { Portals } from "@application/portals/services"
import { Authenticators } from "../ports/authenticators.ts"
import { IdentityMessages, type SecondFactorNews } from "../ports/identity-messages.ts"
import { type SecondFactor, SecondFactors } from "../ports/second-factors.ts"
import { type AnsweredPasskey, answered, notePasskeyUse } from "./passkey-questions.ts"
import { portalOrigin } from "./portal-origin.ts"

/** Names an account to the secrets that are bound to it. */
export const secretOwner = ({ portalId, userId }: Pick<SecondFactor, "portalId" | "userId">) =>
  `second-factor:${portalId}:${userId}`

/** The second factor of an account, if it is on. */
export const secondFactorOf = Effect.fnUntraced(function* ({ portalId, user }: Account) {
  const factor = yield* (yield* SecondFactors).of(portalId, user.id)
  return factor?.enabledAt === undefined ? undefined : factor
})

/** Whether an authenticator app is set up, not only begun. */
export const hasApp = (factor: SecondFactor | undefined): boolean => factor?.lastStep !== undefined

/** The unused time step of an app's code, or undefined. */
export const freshStepOf = Effect.fnUntraced(function* (factor: SecondFactor, code: string) {
  if (factor.sealedSecret === undefined) return undefined
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

/** What somebody gives as their second factor; a passkey goes before a code. */
export interface GivenSecondFactor {
  readonly code?: string
  readonly passkey?: UsedPasskey
}

/** Whether a failure says that what was given as the second factor is wrong. */
export const isWrongFactor = ({ _tag }: { readonly _tag: string }): boolean =>
  ["InvalidSecondFactor", "PasskeyElsewhere", "PasskeyExpired", "PasskeyRefused"].includes(_tag)

/** By what somebody tried, for the security log. */
export const meansOf = ({ passkey }: GivenSecondFactor, failure: object): SecurityMeans => {
  if (passkey === undefined) return "code"
  return "isCopied" in failure && failure.isCopied === true ? "copiedPasskey" : "passkey"
}

/** A typed code, or a passkey whose answer was checked. */
type ReadSecondFactor =
  | { readonly kind: "code"; readonly code: string }
  | ({ readonly kind: "passkey" } & AnsweredPasskey)

/** Checks a passkey's answer, which ends its question; call it outside a transaction. */
export const readSecondFactor = Effect.fnUntraced(function* (
  account: Account,
  { code = "", passkey }: GivenSecondFactor,
  purpose: Exclude<PasskeyPurpose, "add">,
) {
  const read: ReadSecondFactor =
    passkey === undefined
      ? { kind: "code", code }
      : { kind: "passkey", ...(yield* answered(account, passkey, purpose)) }
  return read
})

/** Uses a typed code up: a time step of the app, or a recovery code, whose use is told to the owner. */
const isRightCode = Effect.fnUntraced(function* (account: Account, factor: SecondFactor, typed: string) {
  const factors = yield* SecondFactors
  const read = typedSecondFactor(typed)
  if (read === undefined) return false
  if (read.kind === "app") {
    const match = hasApp(factor) ? yield* freshStepOf(factor, read.code) : undefined
    return match !== undefined && (yield* factors.useStep(factor, match.step, match.sealed))
  }
  const hash = yield* (yield* Authenticators).recoveryHash(secretOwner(factor), read.code)
  const left = yield* factors.useRecoveryCode(factor, hash)
  if (left !== undefined) yield* tellOfSecondFactor(account, "recoveryCodeUsed")
  return left !== undefined
})

/** Uses a code or a passkey's answer up, in the caller's transaction, or fails. */
export const useSecondFactor = Effect.fnUntraced(function* (
  account: Account,
  factor: SecondFactor,
  read: ReadSecondFactor,
) {
  if (read.kind === "passkey") return yield* notePasskeyUse(read)
  if (!(yield* isRightCode(account, factor, read.code))) return yield* new InvalidSecondFactor({})
})

/** New recovery codes with their hashes. */
export const newRecoveryCodes = Effect.fnUntraced(function* (factor: Pick<SecondFactor, "portalId" | "userId">) {
  const authenticators = yield* Authenticators
  const codes = yield* authenticators.newRecoveryCodes
  const hashes = yield* Effect.forEach(codes, (code) => authenticators.recoveryHash(secretOwner(factor), code))
  return { hashes, recoveryCodes: codes.map(spelledRecoveryCode) }
})
