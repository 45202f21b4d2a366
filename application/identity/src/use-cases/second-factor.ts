import { Clock, Effect } from "effect"
import { Portals } from "@application/portals/services"
import { handler, UnitOfWork } from "@application/kernel"
import {
  type Account,
  hasPassed,
  InvalidSecondFactor,
  keepsSecondFactor,
  SecondFactorConflict,
  secondFactorPolicy,
  type SecondFactorStatus,
  typedSecondFactor,
} from "@domain/identity"
import {
  ConfirmSecondFactor,
  GetSecondFactor,
  RemoveAuthenticatorApp,
  RenewRecoveryCodes,
  StartSecondFactor,
  TurnOffSecondFactor,
} from "../contract/second-factor.ts"
import { Authenticators } from "../ports/authenticators.ts"
import { Passkeys } from "../ports/passkeys.ts"
import { type SecondFactor, SecondFactors } from "../ports/second-factors.ts"
import { ownAccount } from "./current-account.ts"
import { countingTries, proved, provedBeforeAnother } from "./own-proof.ts"
import { thisParty } from "./passkey-questions.ts"
import {
  freshStepOf,
  hasApp,
  newRecoveryCodes,
  secondFactorOf,
  secretOwner,
  tellOfSecondFactor,
} from "./second-factor-codes.ts"
import { shownPasskey } from "./shown-passkey.ts"

/** The caller's second factor; a secret that was not confirmed counts as none. */
export const getSecondFactor = handler(
  GetSecondFactor,
  Effect.fnUntraced(function* ({ userId }) {
    const account = yield* ownAccount(userId)
    const factor = yield* secondFactorOf(account)
    const { id: host } = yield* thisParty
    const passkeys = yield* (yield* Passkeys).of(account.portalId, userId)
    const hosts = yield* (yield* Portals).hostsOf(account.portalId)
    const status: SecondFactorStatus = {
      isOn: factor !== undefined,
      recoveryCodesLeft: factor?.recoveryCodesLeft ?? 0,
      hasApp: hasApp(factor),
      passkeys: passkeys.map(shownPasskey(host)),
      host,
      hasSeveralHosts: hosts.length > 1,
      ...(factor?.enabledAt !== undefined && { enabledAt: factor.enabledAt }),
    }
    return status
  }),
)

/** Shows a new secret, in place of one that was not confirmed. */
export const startSecondFactor = handler(
  StartSecondFactor,
  Effect.fnUntraced(function* (given) {
    if (hasApp(yield* secondFactorOf(yield* ownAccount(given.userId))))
      return yield* new SecondFactorConflict({ isOn: true })
    const { portalId, user } = yield* provedBeforeAnother(given, StartSecondFactor.name)
    const subject = { portalId, userId: user.id }
    const names = { issuer: (yield* (yield* Portals).current).title, account: user.emailAddress }
    const { sealed, secret, address } = yield* (yield* Authenticators).newSecret(secretOwner(subject), names)
    const begunAt = yield* Clock.currentTimeMillis
    const begin = (yield* SecondFactors).begin({ ...subject, sealedSecret: sealed, begunAt })
    if (!(yield* (yield* UnitOfWork).transact(begin))) return yield* new SecondFactorConflict({ isOn: true })
    return { secret, address, expiresAt: begunAt + secondFactorPolicy.enrolmentMilliseconds }
  }),
)

/** What was begun, if it is recent enough to be confirmed. */
const begun = Effect.fnUntraced(function* ({ portalId, user }: Account) {
  const factor = yield* (yield* SecondFactors).of(portalId, user.id)
  const now = yield* Clock.currentTimeMillis
  if (hasApp(factor)) return yield* new SecondFactorConflict({ isOn: true })
  if (factor?.sealedSecret === undefined || hasPassed(factor.begunAt + secondFactorPolicy.enrolmentMilliseconds, now))
    return yield* new SecondFactorConflict({ isOn: false })
  return factor
})

/** Sets up the app that was begun; the first factor comes with recovery codes. */
export const confirmSecondFactor = handler(
  ConfirmSecondFactor,
  Effect.fnUntraced(function* ({ userId, code }) {
    const account = yield* ownAccount(userId)
    const work = Effect.gen(function* () {
      const factor = yield* begun(account)
      const typed = typedSecondFactor(code)
      const match = typed?.kind === "app" ? yield* freshStepOf(factor, typed.code) : undefined
      if (match === undefined) return yield* new InvalidSecondFactor({})
      const { hashes, recoveryCodes } = yield* newRecoveryCodes(factor)
      const now = yield* Clock.currentTimeMillis
      if (!(yield* (yield* SecondFactors).turnOn(factor, match.step, now, hashes)))
        return yield* new SecondFactorConflict({ isOn: true })
      yield* tellOfSecondFactor(account, "on")
      return factor.enabledAt === undefined ? { recoveryCodes } : {}
    })
    const { transact } = yield* UnitOfWork
    return yield* countingTries(account, transact(work))
  }),
)

/** Turns the second factor off, in the caller's transaction. */
const turnOff = Effect.fnUntraced(function* (account: Account, factor: SecondFactor) {
  yield* (yield* Passkeys).removeAll(factor)
  yield* (yield* SecondFactors).remove(factor)
  yield* tellOfSecondFactor(account, "off")
})

export const turnOffSecondFactor = handler(TurnOffSecondFactor, (input) =>
  proved(input, TurnOffSecondFactor.name, (account, factor) => Effect.as(turnOff(account, factor), {})),
)

/** Goes on without what was removed: the second factor is off when nothing proves it any more. */
export const withoutRemoved = Effect.fnUntraced(function* (
  account: Account,
  factor: SecondFactor,
  hasAppLeft: boolean,
  news: "appRemoved" | "passkeyRemoved",
) {
  const left = yield* (yield* Passkeys).of(account.portalId, account.user.id)
  const isOn = keepsSecondFactor(hasAppLeft, left.length)
  if (isOn) yield* tellOfSecondFactor(account, news)
  else yield* turnOff(account, factor)
  return { isOn }
})

/** Removes the app. */
export const removeAuthenticatorApp = handler(RemoveAuthenticatorApp, (input) =>
  proved(input, RemoveAuthenticatorApp.name, (account, factor) =>
    Effect.gen(function* () {
      if (!hasApp(factor)) return yield* new SecondFactorConflict({ isOn: true })
      yield* (yield* SecondFactors).removeApp(factor)
      return yield* withoutRemoved(account, factor, false, "appRemoved")
    }),
  ),
)

/** Replaces the recovery codes. */
export const renewRecoveryCodes = handler(RenewRecoveryCodes, (input) =>
  proved(input, RenewRecoveryCodes.name, (account, factor) =>
    Effect.gen(function* () {
      const { hashes, recoveryCodes } = yield* newRecoveryCodes(factor)
      yield* (yield* SecondFactors).replaceRecoveryCodes(factor, hashes)
      yield* tellOfSecondFactor(account, "codesRenewed")
      return { recoveryCodes }
    }),
  ),
)
