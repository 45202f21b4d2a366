import { Clock, Effect } from "effect"
import { Portals } from "@application/portals/services"
import { query, UnitOfWork, workflow } from "@application/kernel"
import {
  type Account,
  hasPassed,
  InvalidSecondFactor,
  SecondFactorConflict,
  secondFactorPolicy,
  type SecondFactorStatus,
  typedSecondFactor,
} from "@domain/identity"
import type { UserId } from "@domain/kernel"
import {
  ConfirmSecondFactor,
  GetSecondFactor,
  RenewRecoveryCodes,
  StartSecondFactor,
  TurnOffSecondFactor,
} from "../contract/second-factor.ts"
import { Authenticators } from "../ports/authenticators.ts"
import { type SecondFactor, SecondFactors } from "../ports/second-factors.ts"
import { ownAccount } from "./current-account.ts"
import { countAttempt, giveBackAttempts, signInLimits } from "./limits.ts"
import { checkOwnPassword } from "./own-password.ts"
import {
  freshStepOf,
  newRecoveryCodes,
  secondFactorOf,
  secretOwner,
  tellOfSecondFactor,
  useSecondFactor,
} from "./second-factor-codes.ts"

/** The caller's second factor; a secret that was not confirmed counts as none. */
export const getSecondFactor = query(
  GetSecondFactor,
  Effect.fnUntraced(function* ({ userId }) {
    const factor = yield* secondFactorOf(yield* ownAccount(userId))
    const status: SecondFactorStatus = {
      isOn: factor !== undefined,
      recoveryCodesLeft: factor?.recoveryCodesLeft ?? 0,
      ...(factor?.enabledAt !== undefined && { enabledAt: factor.enabledAt }),
    }
    return status
  }),
)

/** Shows a new secret, in place of one that was not confirmed. */
export const startSecondFactor = workflow(
  StartSecondFactor,
  Effect.fnUntraced(function* ({ userId, password }) {
    const account = yield* ownAccount(userId)
    yield* checkOwnPassword(account, password)
    const { portalId, user } = account
    const names = { issuer: (yield* (yield* Portals).current).title, account: user.emailAddress }
    const owner = secretOwner({ portalId, userId })
    const { sealed, secret, address } = yield* (yield* Authenticators).newSecret(owner, names)
    const begunAt = yield* Clock.currentTimeMillis
    const begin = (yield* SecondFactors).begin({ portalId, userId, sealedSecret: sealed, begunAt })
    if (!(yield* (yield* UnitOfWork).transact(begin))) return yield* new SecondFactorConflict({ isOn: true })
    return { secret, address, expiresAt: begunAt + secondFactorPolicy.enrolmentMilliseconds }
  }),
)

/** Counts a try of a code by the caller, and gives it back when the work with the code succeeds. */
const counting = <A, E, R>({ portalId, user }: Account, work: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const counted = yield* countAttempt(signInLimits.secondFactorByUser, `${portalId}:${user.id}`)
    const answer = yield* (yield* UnitOfWork).transact(work)
    yield* giveBackAttempts(counted)
    return answer
  })

/** What was begun, if it is recent enough to be confirmed. */
const begun = Effect.fnUntraced(function* ({ portalId, user }: Account) {
  const factor = yield* (yield* SecondFactors).of(portalId, user.id)
  const now = yield* Clock.currentTimeMillis
  if (factor?.enabledAt !== undefined) return yield* new SecondFactorConflict({ isOn: true })
  if (factor === undefined || hasPassed(factor.begunAt + secondFactorPolicy.enrolmentMilliseconds, now))
    return yield* new SecondFactorConflict({ isOn: false })
  return factor
})

/** Turns on what was begun, with its recovery codes. */
export const confirmSecondFactor = workflow(
  ConfirmSecondFactor,
  Effect.fnUntraced(function* ({ userId, code }) {
    const account = yield* ownAccount(userId)
    const work = Effect.gen(function* () {
      const factor = yield* begun(account)
      const typed = typedSecondFactor(code)
      const match = typed?.kind === "app" ? yield* freshStepOf(factor, typed.code) : undefined
      if (match === undefined) return yield* new InvalidSecondFactor({})
      const { hashes, recoveryCodes } = yield* newRecoveryCodes(factor)
      const enabledAt = yield* Clock.currentTimeMillis
      if (!(yield* (yield* SecondFactors).turnOn(factor, match.step, enabledAt, hashes)))
        return yield* new SecondFactorConflict({ isOn: true })
      yield* tellOfSecondFactor(account, "on")
      return { recoveryCodes }
    })
    return yield* counting(account, work)
  }),
)

/** Runs work with the caller's second factor, proved by the password and a code. */
const proved = Effect.fnUntraced(function* <A, E, R>(
  { userId, password, code }: { readonly userId: UserId; readonly password: string; readonly code: string },
  work: (account: Account, factor: SecondFactor) => Effect.Effect<A, E, R>,
) {
  const account = yield* ownAccount(userId)
  yield* checkOwnPassword(account, password)
  const withCode = Effect.gen(function* () {
    const factor = yield* secondFactorOf(account)
    if (factor === undefined) return yield* new SecondFactorConflict({ isOn: false })
    if (!(yield* useSecondFactor(account, factor, code))) return yield* new InvalidSecondFactor({})
    return yield* work(account, factor)
  })
  return yield* counting(account, withCode)
})

/** Turns the second factor off. */
export const turnOffSecondFactor = workflow(TurnOffSecondFactor, (input) =>
  proved(input, (account, factor) =>
    Effect.gen(function* () {
      yield* (yield* SecondFactors).remove(factor)
      yield* tellOfSecondFactor(account, "off")
      return {}
    }),
  ),
)

/** Replaces the recovery codes. */
export const renewRecoveryCodes = workflow(RenewRecoveryCodes, (input) =>
  proved(input, (account, factor) =>
    Effect.gen(function* () {
      const { hashes, recoveryCodes } = yield* newRecoveryCodes(factor)
      yield* (yield* SecondFactors).replaceRecoveryCodes(factor, hashes)
      yield* tellOfSecondFactor(account, "codesRenewed")
      return { recoveryCodes }
    }),
  ),
)
