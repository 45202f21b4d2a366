import { Clock, Effect } from "effect"
import { Portals } from "@application/portals/services"
import { CurrentRequest, Ids } from "@application/kernel"
import {
  type Account,
  counterGoesOn,
  PasskeyElsewhere,
  PasskeyExpired,
  passkeyPolicy,
  type PasskeyPurpose,
  PasskeyRefused,
  passkeyRequest,
  type RelyingParty,
  type UsedPasskey,
} from "@domain/identity"
import { portalHost } from "@domain/portals"
import { type Passkey, PasskeyChallenges, Passkeys, PasskeyVerifier } from "../ports/passkeys.ts"
import { SecretHasher } from "../ports/secrets.ts"

/** How a question is named to its hasher. */
const questionNamed = (challenge: string) => `passkey:${challenge}`

/** The host of the call, at which passkeys are made and used. */
export const thisParty = Effect.gen(function* () {
  const { origin } = yield* CurrentRequest
  const { title } = yield* (yield* Portals).current
  const party: RelyingParty = { id: portalHost(origin.replace(/^https?:\/\//u, "")), name: title, origin }
  return party
})

/** The account's passkeys that work at the host of the call. */
export const passkeysHere = Effect.fnUntraced(function* ({ portalId, user }: Account) {
  const { id } = yield* thisParty
  return (yield* (yield* Passkeys).of(portalId, user.id)).filter(({ host }) => host === id)
})

/** A new challenge of an account's, which is answered for one purpose and once. */
export const newQuestion = Effect.fnUntraced(function* ({ portalId, user }: Account, purpose: PasskeyPurpose) {
  const challenge = yield* (yield* Ids).secret
  const { id: host } = yield* thisParty
  const keyHash = yield* (yield* SecretHasher).hash(questionNamed(challenge))
  const expiresAt = (yield* Clock.currentTimeMillis) + passkeyPolicy.challengeMilliseconds
  yield* (yield* PasskeyChallenges).add({ portalId, userId: user.id, keyHash, purpose, host, expiresAt })
  return challenge
})

/** Asks for one of the account's passkeys of this host. */
export const askFor = Effect.fnUntraced(function* (account: Account, purpose: PasskeyPurpose) {
  const challenge = yield* newQuestion(account, purpose)
  return passkeyRequest(challenge, yield* thisParty, yield* passkeysHere(account))
})

/** Ends the question that an answer names, whatever the answer is worth; call it outside a transaction, which would undo it. */
export const takeQuestion = Effect.fnUntraced(function* (
  { portalId, user }: Account,
  challenge: string,
  purpose: PasskeyPurpose,
) {
  const party = yield* thisParty
  const hashes = yield* (yield* SecretHasher).accepted(questionNamed(challenge))
  const now = yield* Clock.currentTimeMillis
  const question = yield* (yield* PasskeyChallenges).take(portalId, hashes, now)
  if (question === undefined || question.userId !== user.id || question.purpose !== purpose)
    return yield* new PasskeyExpired({})
  if (question.host !== party.id) return yield* new PasskeyElsewhere({})
  return party
})

/** A passkey whose answer is right, and the counter that it says; whether that goes on is seen when it is noted. */
export interface AnsweredPasskey {
  readonly passkey: Passkey
  readonly counter: number
}

/** Checks an answer; call it outside a transaction. */
export const answered = Effect.fnUntraced(function* (
  account: Account,
  answer: UsedPasskey,
  purpose: Exclude<PasskeyPurpose, "add">,
) {
  const party = yield* takeQuestion(account, answer.challenge, purpose)
  const own = yield* (yield* Passkeys).of(account.portalId, account.user.id)
  const passkey = own.find(({ credentialId }) => credentialId === answer.id)
  if (passkey === undefined) return yield* new PasskeyRefused({ isCopied: false })
  if (passkey.host !== party.id) return yield* new PasskeyElsewhere({})
  const counter = yield* (yield* PasskeyVerifier).used(answer, party, passkey)
  const result: AnsweredPasskey = { passkey, counter }
  return result
})

/** Notes the use of a passkey in the caller's transaction; one whose counter went back is refused. */
export const notePasskeyUse = Effect.fnUntraced(function* ({ passkey, counter }: AnsweredPasskey) {
  const now = yield* Clock.currentTimeMillis
  const { use } = yield* Passkeys
  // The store compares again, since two uses may come at once.
  if (!counterGoesOn(passkey.counter, counter) || !(yield* use(passkey, counter, now)))
    return yield* new PasskeyRefused({ isCopied: true })
})
