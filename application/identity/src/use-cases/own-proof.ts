import { Effect } from "effect"
import { UnitOfWork } from "@application/kernel"
import { type Account, SecondFactorConflict } from "@domain/identity"
import type { UserId } from "@domain/kernel"
import { type SecondFactor, SecondFactors } from "../ports/second-factors.ts"
import { ownAccount } from "./current-account.ts"
import { countAttempt, giveBackAttempts, signInLimits } from "./limits.ts"
import { checkOwnPassword } from "./own-password.ts"
import {
  type GivenSecondFactor,
  isWrongFactor,
  meansOf,
  readSecondFactor,
  secondFactorOf,
  useSecondFactor,
} from "./second-factor-codes.ts"
import { noteFailedSignIn } from "./security-log.ts"

/** Counts a try of the second factor by the caller, and gives it back when the work succeeds. */
export const countingTries = Effect.fnUntraced(function* <A, E, R>(
  { portalId, user }: Account,
  work: Effect.Effect<A, E, R>,
) {
  const counted = yield* countAttempt(signInLimits.secondFactorByUser, `${portalId}:${user.id}`)
  const answer = yield* work
  yield* giveBackAttempts(counted)
  return answer
})

/** What proves the caller before their account changes. */
export interface OwnProof extends GivenSecondFactor {
  readonly userId: UserId
  readonly password: string
}

/** Runs work in a transaction with the caller's second factor held, which it uses up; a wrong one is logged. */
const withFactor = <A, E extends { readonly _tag: string }, R>(
  account: Account,
  given: OwnProof,
  call: string,
  work: (factor: SecondFactor) => Effect.Effect<A, E, R>,
) =>
  Effect.gen(function* () {
    const read = yield* readSecondFactor(account, given, "prove")
    const { hold } = yield* SecondFactors
    const change = Effect.gen(function* () {
      const factor = yield* hold(account.portalId, account.user.id)
      if (factor?.enabledAt === undefined) return yield* new SecondFactorConflict({ isOn: false })
      yield* useSecondFactor(account, factor, read)
      return yield* work(factor)
    })
    return yield* (yield* UnitOfWork).transact(change)
  }).pipe(
    Effect.tapError((failure) =>
      isWrongFactor(failure)
        ? noteFailedSignIn({
            portalId: account.portalId,
            factor: "secondFactor",
            means: meansOf(given, failure),
            account,
            call,
          })
        : Effect.void,
    ),
  )

/** Runs work with the caller's second factor, proved by the password and itself. */
export const proved = Effect.fnUntraced(function* <A, E extends { readonly _tag: string }, R>(
  given: OwnProof,
  call: string,
  work: (account: Account, factor: SecondFactor) => Effect.Effect<A, E, R>,
) {
  const account = yield* ownAccount(given.userId)
  yield* checkOwnPassword(account, given.password, call)
  if ((yield* secondFactorOf(account)) === undefined) return yield* new SecondFactorConflict({ isOn: false })
  return yield* countingTries(
    account,
    withFactor(account, given, call, (factor) => work(account, factor)),
  )
})

/** Proves the caller by the password, and by the second factor where it is on already. */
export const provedBeforeAnother = Effect.fnUntraced(function* (given: OwnProof, call: string) {
  const account = yield* ownAccount(given.userId)
  yield* checkOwnPassword(account, given.password, call)
  if ((yield* secondFactorOf(account)) !== undefined)
    yield* countingTries(
      account,
      withFactor(account, given, call, () => Effect.void),
    )
  return account
})
