import { Clock, Effect } from "effect"
import { Ids } from "@application/kernel"
import { type Account, type SecondFactorAsked, secondFactorPolicy } from "@domain/identity"
import type { PortalId } from "@domain/kernel"
import type { SignedIn } from "../contract/login.ts"
import { SecondFactorChallenges } from "../ports/second-factor-challenges.ts"
import { SecretHasher } from "../ports/secrets.ts"
import { openSession } from "./open-session.ts"
import { passkeysHere } from "./passkey-questions.ts"
import { hasApp, secondFactorOf } from "./second-factor-codes.ts"

/** How a challenge's key is named to its hasher. */
export const challengeNamed = (key: string) => `second-factor:${key}`

/** The user of a sign-in that waits for its second factor and may be tried yet. */
export const waitingUser = Effect.fnUntraced(function* (portalId: PortalId, challenge: string) {
  const keyHashes = yield* (yield* SecretHasher).accepted(challengeNamed(challenge))
  const now = yield* Clock.currentTimeMillis
  const most = secondFactorPolicy.attemptsPerChallenge
  return yield* (yield* SecondFactorChallenges).userOf(portalId, keyHashes, now, most)
})

/** Signs an account in, or asks for its second factor if that is on. Writes in the caller's transaction. */
export const signInOrAsk = Effect.fnUntraced(function* (account: Account, embedKeyId?: string) {
  const embedded = embedKeyId === undefined ? {} : { embedKeyId }
  const factor = yield* secondFactorOf(account)
  if (factor === undefined) return yield* openSession(account, embedded)
  const challenge = yield* (yield* Ids).secret
  const expiresAt = (yield* Clock.currentTimeMillis) + secondFactorPolicy.challengeMilliseconds
  const keyHash = yield* (yield* SecretHasher).hash(challengeNamed(challenge))
  const { portalId, user } = account
  yield* (yield* SecondFactorChallenges).add({ portalId, userId: user.id, keyHash, expiresAt, ...embedded })
  const asked: SecondFactorAsked = {
    challenge,
    expiresAt,
    hasPasskey: (yield* passkeysHere(account)).length > 0,
    hasApp: hasApp(factor),
  }
  return asked
})

/** Whether a sign-in waits for its second factor. */
export const isAsked = (answer: SignedIn | SecondFactorAsked): answer is SecondFactorAsked => "challenge" in answer
