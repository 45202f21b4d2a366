import { Clock, Effect, Option } from "effect"
import { Portals } from "@application/portals/services"
import { UnitOfWork, handler } from "@application/kernel"
import { type Account, ForbiddenPortal, hasPassed, secondFactorPolicy, SignInExpired } from "@domain/identity"
import { CompleteLogin } from "../contract/second-factor.ts"
import { SecondFactorChallenges } from "../ports/second-factor-challenges.ts"
import { SecretHasher } from "../ports/secrets.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { countIpAddress, giveBackAttempts, signInLimits } from "./limits.ts"
import { type OpenedBy, openSession } from "./open-session.ts"
import { isWrongFactor, meansOf, readSecondFactor, secondFactorOf, useSecondFactor } from "./second-factor-codes.ts"
import { noteFailedSignIn } from "./security-log.ts"
import { challengeNamed } from "./sign-in-or-ask.ts"
import { countVisitorAttempt, visitorOf } from "./visitors.ts"

const limits = {
  fromIp: signInLimits.secondFactorFromIp,
  fromAnywhere: signInLimits.secondFactorFromAnywhere,
  fromDevice: signInLimits.secondFactorFromDevice,
}

/** Uses the second factor and the challenge up together. */
const session = Effect.fnUntraced(function* (
  account: Account,
  keyHashes: ReadonlyArray<string>,
  read: Effect.Success<ReturnType<typeof readSecondFactor>>,
  by: OpenedBy,
) {
  const factor = yield* secondFactorOf(account)
  const { end } = yield* SecondFactorChallenges
  if (factor === undefined) return yield* new SignInExpired({})
  yield* useSecondFactor(account, factor, read)
  return (yield* end(account.portalId, keyHashes)) ? yield* openSession(account, by) : yield* new SignInExpired({})
})

/** Signs in by a challenge and a second factor. Each attempt is counted before the code is looked at, so that parallel ones count too. */
export const completeLogin = handler(
  CompleteLogin,
  Effect.fnUntraced(function* ({ challenge, ...given }) {
    const portal = yield* (yield* Portals).current
    yield* countIpAddress
    const keyHashes = yield* (yield* SecretHasher).accepted(challengeNamed(challenge))
    const now = yield* Clock.currentTimeMillis
    const most = secondFactorPolicy.attemptsPerChallenge
    const attempt = yield* (yield* SecondFactorChallenges).attempt(portal.id, keyHashes, now, most)
    if (attempt === undefined) return yield* new SignInExpired({})
    const account = Option.getOrUndefined(yield* (yield* UserRepository).byId(portal.id, attempt.userId))
    if (account === undefined) return yield* new SignInExpired({})
    const isLast = attempt.attempts >= most
    const counted = yield* countVisitorAttempt(yield* visitorOf(account), limits, `${portal.id}:${attempt.userId}`)
    const proved = Effect.gen(function* () {
      if (account.barred || hasPassed(account.expiresAt, now)) return yield* new ForbiddenPortal({})
      const read = yield* readSecondFactor(account, given, "signIn")
      const signedIn = yield* (yield* UnitOfWork).transact(session(account, keyHashes, read, attempt))
      yield* giveBackAttempts(counted)
      return signedIn
    })
    return yield* proved.pipe(
      Effect.tapError((failure) =>
        noteFailedSignIn({ portalId: portal.id, factor: "secondFactor", means: meansOf(given, failure), account }),
      ),
      Effect.mapError((failure) => (isLast && isWrongFactor(failure) ? new SignInExpired({}) : failure)),
    )
  }),
)
