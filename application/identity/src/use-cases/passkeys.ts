import { Clock, Effect, Option } from "effect"
import { Portals } from "@application/portals/services"
import { handler, Ids, UnitOfWork } from "@application/kernel"
import {
  type Account,
  PasskeyAlreadyAdded,
  passkeyCreation,
  PasskeyNotFound,
  passkeyPolicy,
  SignInExpired,
  TooManyPasskeys,
  userHeading,
} from "@domain/identity"
import {
  AddPasskey,
  AskForOwnPasskey,
  AskForPasskey,
  RemovePasskey,
  RenamePasskey,
  StartPasskey,
} from "../contract/passkeys.ts"
import { type Passkey, Passkeys, PasskeyVerifier } from "../ports/passkeys.ts"
import { SecondFactors } from "../ports/second-factors.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { ownAccount } from "./current-account.ts"
import { countAttempt, countIpAddress, signInLimits } from "./limits.ts"
import { proved, provedBeforeAnother } from "./own-proof.ts"
import { askFor, newQuestion, takeQuestion, thisParty } from "./passkey-questions.ts"
import { hasApp, newRecoveryCodes, tellOfSecondFactor } from "./second-factor-codes.ts"
import { withoutRemoved } from "./second-factor.ts"
import { shownPasskey } from "./shown-passkey.ts"
import { waitingUser } from "./sign-in-or-ask.ts"

export const askForPasskey = handler(
  AskForPasskey,
  Effect.fnUntraced(function* ({ challenge }) {
    const portal = yield* (yield* Portals).current
    yield* countIpAddress
    const userId = yield* waitingUser(portal.id, challenge)
    const account =
      userId === undefined ? undefined : Option.getOrUndefined(yield* (yield* UserRepository).byId(portal.id, userId))
    return account === undefined ? yield* new SignInExpired({}) : yield* askFor(account, "signIn")
  }),
)

export const askForOwnPasskey = handler(
  AskForOwnPasskey,
  Effect.fnUntraced(function* ({ userId }) {
    const account = yield* ownAccount(userId)
    yield* countAttempt(signInLimits.passkeyAsksByUser, `${account.portalId}:${userId}`)
    return yield* askFor(account, "prove")
  }),
)

/** Fails where the account has as many passkeys as it may. */
const withRoom = Effect.fnUntraced(function* ({ portalId, user }: Account) {
  const own = yield* (yield* Passkeys).of(portalId, user.id)
  const { mostPerAccount: most } = passkeyPolicy
  return own.length < most ? own : yield* new TooManyPasskeys({ most })
})

export const startPasskey = handler(
  StartPasskey,
  Effect.fnUntraced(function* (given) {
    const account = yield* provedBeforeAnother(given, StartPasskey.name)
    const own = yield* withRoom(account)
    const party = yield* thisParty
    const { portalId, user } = account
    const names = { portalId, userId: user.id, name: user.emailAddress, displayName: userHeading(user, true) }
    const here = own.filter(({ host }) => host === party.id)
    return passkeyCreation(yield* newQuestion(account, "add"), party, names, here)
  }),
)

/** Stores a new passkey and turns the second factor on with it where it is off, in the caller's transaction. */
const store = Effect.fnUntraced(function* (account: Account, passkey: Passkey) {
  const { hashes, recoveryCodes } = yield* newRecoveryCodes(passkey)
  const isFirst = yield* (yield* SecondFactors).turnOnWithoutApp(passkey, passkey.addedAt, hashes)
  yield* withRoom(account)
  if (!(yield* (yield* Passkeys).add(passkey))) return yield* new PasskeyAlreadyAdded({})
  yield* tellOfSecondFactor(account, "passkeyAdded")
  return { passkey: shownPasskey(passkey.host)(passkey), ...(isFirst && { recoveryCodes }) }
})

export const addPasskey = handler(
  AddPasskey,
  Effect.fnUntraced(function* ({ userId, name, passkey: answer }) {
    const account = yield* ownAccount(userId)
    const { portalId } = account
    yield* countAttempt(signInLimits.passkeyAsksByUser, `${portalId}:${userId}`)
    const party = yield* takeQuestion(account, answer.challenge, "add")
    const made = yield* (yield* PasskeyVerifier).made(answer, party)
    const id = yield* (yield* Ids).secret
    const addedAt = yield* Clock.currentTimeMillis
    const passkey: Passkey = { ...made, portalId, userId, id, name, host: party.id, addedAt }
    return yield* (yield* UnitOfWork).transact(store(account, passkey))
  }),
)

export const renamePasskey = handler(
  RenamePasskey,
  Effect.fnUntraced(function* ({ userId, passkeyId: id, name }) {
    const { portalId } = yield* ownAccount(userId)
    if (!(yield* (yield* Passkeys).rename({ portalId, userId, id }, name))) return yield* new PasskeyNotFound({})
    return {}
  }),
)

export const removePasskey = handler(RemovePasskey, ({ passkeyId: id, ...given }) =>
  proved(given, RemovePasskey.name, (account, factor) =>
    Effect.gen(function* () {
      const { portalId, userId } = factor
      if (!(yield* (yield* Passkeys).remove({ portalId, userId, id }))) return yield* new PasskeyNotFound({})
      return yield* withoutRemoved(account, factor, hasApp(factor), "passkeyRemoved")
    }),
  ),
)
