import { Clock, Effect, Option } from "effect"
import { Portals } from "@application/portals/services"
import { UnitOfWork, workflow } from "@application/kernel"
import {
  type Account,
  ForbiddenPortal,
  hasPassed,
  InvalidSecondFactor,
  secondFactorPolicy,
  SignInExpired,
} from "@domain/identity"
import { CompleteLogin } from "../contract/second-factor.ts"
import { SecondFactorChallenges } from "../ports/second-factor-challenges.ts"
import { SecretHasher } from "../ports/secrets.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { countIpAddress, giveBackAttempts, signInLimits } from "./limits.ts"
import { type OpenedBy, openSession } from "./open-session.ts"
import { secondFactorOf, useSecondFactor } from "./second-factor-codes.ts"
import { notingFailure } from "./security-log.ts"
import { challengeNamed } from "./sign-in-or-ask.ts"
import { countVisitorAttempt, visitorOf } from "./visitors.ts"

const limits = {
  fromIp: signInLimits.secondFactorFromIp,
  fromAnywhere: signInLimits.secondFactorFromAnywhere,
  fromDevice: signInLimits.secondFactorFromDevice,
}

/** Uses the code and the challenge up together; undefined for a wrong code, which changes nothing. */
const session = Effect.fnUntraced(function* (
  account: Account,
  keyHashes: ReadonlyArray<string>,
  code: string,
  by: OpenedBy,
) {
  const factor = yield* secondFactorOf(account)
  const { end } = yield* SecondFactorChallenges
  if (factor === undefined) return yield* new SignInExpired({})
  if (!(yield* useSecondFactor(account, factor, code))) return undefined
  return (yield* end(account.portalId, keyHashes)) ? yield* openSession(account, by) : yield* new SignInExpired({})
})

/** Signs in by a challenge and a code. Each attempt is counted before the code is looked at, so that parallel ones count too. */
export const completeLogin = workflow(
  CompleteLogin,
  Effect.fnUntraced(function* ({ challenge, code }) {
    const portal = yield* (yield* Portals).current
    yield* countIpAddress
    const keyHashes = yield* (yield* SecretHasher).accepted(challengeNamed(challenge))
    const now = yield* Clock.currentTimeMillis
    const most = secondFactorPolicy.attemptsPerChallenge
    const attempt = yield* (yield* SecondFactorChallenges).attempt(portal.id, keyHashes, now, most)
    if (attempt === undefined) return yield* new SignInExpired({})
    const account = Option.getOrUndefined(yield* (yield* UserRepository).byId(portal.id, attempt.userId))
    if (account === undefined) return yield* new SignInExpired({})
    const counted = yield* countVisitorAttempt(yield* visitorOf(account), limits, `${portal.id}:${attempt.userId}`)
    const proved = Effect.gen(function* () {
      if (account.barred || hasPassed(account.expiresAt, now)) return yield* new ForbiddenPortal({})
      const signedIn = yield* (yield* UnitOfWork).transact(session(account, keyHashes, code, attempt))
      if (signedIn === undefined)
        return yield* attempt.attempts < most ? new InvalidSecondFactor({}) : new SignInExpired({})
      yield* giveBackAttempts(counted)
      return signedIn
    })
    return yield* proved.pipe(notingFailure({ portalId: portal.id, factor: "secondFactor", account }))
  }),
)
