import { Clock, Effect, Option } from "effect"
import { ownPortal, Portals } from "@application/portals/services"
import { handler, Ids, RateLimits, UnitOfWork, PasswordHasher } from "@application/kernel"
import {
  type Account,
  type EmbedClaims,
  embedKeyWaitMilliseconds,
  EmbedNotConfirmed,
  ForbiddenPortal,
  hasPassed,
  InvalidFields,
  rolesFor,
  signUpRole,
  TokenInvalid,
  usableEmbedClaims,
  UserAccountExpired,
  userHeading,
} from "@domain/identity"
import { UserId } from "@domain/kernel"
import { InvalidPortal, isPartnerBrand, maySignUp, type Portal, portalHost } from "@domain/portals"
import {
  AllowEmbedding,
  GetEmbedding,
  ListEmbedKeys,
  LoginWithEmbedToken,
  RemoveEmbedKey,
  SaveEmbedKey,
} from "../contract/embed.ts"
import { EmbedTokens } from "../ports/embed-tokens.ts"
import { Memberships } from "../ports/memberships.ts"
import { IdentityMessages } from "../ports/identity-messages.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { EmbedKeys, type KeptEmbedKey, SpentEmbedTokens } from "../stores/embed-keys.ts"
import { countIpAddress } from "./limits.ts"
import { currentAccount, ownAccount } from "./current-account.ts"
import { isOfHouse } from "./of-house.ts"
import { portalOrigin } from "./portal-origin.ts"
import { noteFailedSignIn, notingFailure } from "./security-log.ts"
import { isAsked, signInOrAsk } from "./sign-in-or-ask.ts"

/** The claims of a token that one of the portal's keys signed for it, within their time. */
const claimsOf = Effect.fnUntraced(function* (token: string, portal: Portal) {
  const tokens = yield* EmbedTokens
  const key = yield* (yield* EmbedKeys).find({ portalId: portal.id, keyId: yield* tokens.keyIdOf(token) })
  if (key === undefined) return yield* new TokenInvalid({})
  const claims = yield* tokens.claimsOf(token, key, portalHost(portal.domain))
  const now = yield* Clock.currentTimeMillis
  if (now < key.usableFrom) return yield* new TokenInvalid({})
  return { keyId: key.keyId, claims: yield* Effect.fromResult(usableEmbedClaims(claims, now)) }
})

/** Opens the account that the portal vouches for; its password is a secret that nobody knows. */
const opened = Effect.fnUntraced(function* (portal: Portal, claims: EmbedClaims, passwordHash: string) {
  if (!maySignUp(portal.flags)) return yield* new ForbiddenPortal({})
  const user = {
    id: UserId.make(yield* (yield* Ids).next("user")),
    emailAddress: claims.emailAddress,
    firstName: claims.firstName ?? "",
    lastName: claims.lastName ?? "",
    languageId: portal.locale,
    roleIds: [signUpRole(isPartnerBrand(portal.flags))],
    emailVerified: true,
  }
  const account: Account = {
    portalId: portal.id,
    user,
    phoneVerified: false,
    passwordHash,
    barred: false,
    embedConfirmedAt: yield* Clock.currentTimeMillis,
  }
  yield* Effect.orDie((yield* UserRepository).add(account))
  return account
})

/** The account that has verified the address, since anybody may have named it; else a new one. */
const accountFor = Effect.fnUntraced(function* (portal: Portal, claims: EmbedClaims, passwordHash: string) {
  const named = Option.getOrUndefined(yield* (yield* UserRepository).byEmail(portal.id, claims.emailAddress))
  const account = named?.user.emailVerified === true ? named : yield* opened(portal, claims, passwordHash)
  if (account.barred) return yield* new ForbiddenPortal({})
  if (hasPassed(account.expiresAt, yield* Clock.currentTimeMillis))
    return yield* new UserAccountExpired({ emailAddress: claims.emailAddress })
  if (yield* isOfHouse(account)) return yield* new ForbiddenPortal({})
  return account
})

/** Whether an account's owner must still let the portal's site sign them in: an account without a business has nothing to lose. */
const mustConfirm = Effect.fnUntraced(function* ({ user, embedConfirmedAt }: Account) {
  return embedConfirmedAt === undefined && (yield* (yield* Memberships).of(user.id)).length > 0
})

/** Mails the owner of an account, at most once a day, how to let the portal's site sign them in. */
const askOwner = Effect.fnUntraced(function* (portal: Portal, { user }: Account) {
  const { id: userId, emailAddress, firstName, languageId: language } = user
  const asked = yield* (yield* RateLimits).take(`embed-asked:${portal.id}:${userId}`, 1, 24 * 3_600_000)
  if (!asked.allowed) return
  const [first] = yield* (yield* Memberships).of(userId)
  const page =
    first === undefined ? "" : `?redirect=${encodeURIComponent(`/app/${first.businessProfileId}/userPreferences`)}`
  const link = `${yield* portalOrigin(portal)}/login${page}`
  const mail = (yield* IdentityMessages).embedAsked(portal.id, { userId, emailAddress, language }, { link, firstName })
  yield* (yield* UnitOfWork).transact(mail)
})

/** Signs in by a token of the portal's own site, which is spent in the same transaction. */
export const loginWithEmbedToken = handler(
  LoginWithEmbedToken,
  Effect.fnUntraced(function* ({ embedToken, portal: domain }) {
    const portal = yield* (yield* Portals).current
    if (portalHost(domain) !== portalHost(portal.domain)) return yield* new InvalidPortal({ domain })
    yield* countIpAddress
    const tried = { portalId: portal.id, factor: "embedKey" } as const
    const { keyId, claims } = yield* claimsOf(embedToken, portal).pipe(notingFailure({ ...tried, account: undefined }))
    const passwordHash = yield* (yield* PasswordHasher).hash(yield* (yield* Ids).secret)
    const work = Effect.gen(function* () {
      const { id: tokenId, expiresAt } = claims
      const isFresh = yield* (yield* SpentEmbedTokens).addOnce({ portalId: portal.id, tokenId, expiresAt })
      if (!isFresh) return yield* new TokenInvalid({})
      const account = yield* accountFor(portal, claims, passwordHash)
      if (!(yield* mustConfirm(account))) return yield* signInOrAsk(account, keyId)
      return { unconfirmed: account }
    })
    const { transact } = yield* UnitOfWork
    const byEmail = (yield* UserRepository).byEmail(portal.id, claims.emailAddress)
    const answer = yield* transact(work).pipe(
      Effect.tapError(() =>
        Effect.flatMap(byEmail, (named) => noteFailedSignIn({ ...tried, account: Option.getOrUndefined(named) })),
      ),
    )
    if ("unconfirmed" in answer) {
      yield* askOwner(portal, answer.unconfirmed)
      return yield* new EmbedNotConfirmed({ emailAddress: claims.emailAddress })
    }
    if (isAsked(answer)) return answer
    const { accessToken, user, profiles } = answer
    const named = profiles.find(({ id }) => id === claims.businessProfileId)
    const businessProfileId = (named ?? (profiles.length === 1 ? profiles[0] : undefined))?.id
    return {
      accessToken,
      emailAddress: user.emailAddress,
      isUserSignedUp: profiles.length > 0,
      flavor: claims.flavor ?? "normal",
      ...(businessProfileId !== undefined && { businessProfileId }),
    }
  }),
)

/** Lets the portal's own site sign the caller in from now on, or no more. */
export const allowEmbedding = handler(
  AllowEmbedding,
  Effect.fnUntraced(function* ({ userId, isAllowed }) {
    const { embedConfirmedAt, ...account } = yield* ownAccount(userId)
    const since = embedConfirmedAt ?? (yield* Clock.currentTimeMillis)
    yield* (yield* UserRepository).save(isAllowed ? { ...account, embedConfirmedAt: since } : account)
    return {}
  }),
)

/** Whether the portal's own site may sign the caller in. */
export const getEmbedding = handler(
  GetEmbedding,
  Effect.fnUntraced(function* ({ userId }) {
    return { isAllowed: (yield* ownAccount(userId)).embedConfirmedAt !== undefined }
  }),
)

/** Mails the portal's other administrators that a key will sign users in. */
const tellOthers = Effect.fnUntraced(function* (portal: Portal, { keyId, usableFrom }: KeptEmbedKey, saver: Account) {
  const users = yield* UserRepository
  const messages = yield* IdentityMessages
  const link = `${yield* portalOrigin(portal)}/login`
  const staffName = userHeading(saver.user, true)
  for (const { user, barred } of yield* users.withRoles(portal.id, rolesFor("administerPortal"))) {
    if (barred || user.id === saver.user.id) continue
    const { id: userId, emailAddress, languageId: language, firstName } = user
    const saved = { link, firstName, staffName, keyId, usableFrom }
    yield* messages.embedKeySaved(portal.id, { userId, emailAddress, language }, saved)
  }
})

/** Stores a public key of the caller's portal, which waits a day; the same key saved again keeps its time. */
export const saveEmbedKey = handler(
  SaveEmbedKey,
  Effect.fnUntraced(function* ({ portalId, ...key }) {
    yield* ownPortal(portalId)
    if (!(yield* (yield* EmbedTokens).accepts(key)))
      return yield* new InvalidFields({ fields: { publicKey: ["validation.fieldNotAllowed"] } })
    const keys = yield* EmbedKeys
    const saver = yield* currentAccount
    const before = yield* keys.find({ portalId, keyId: key.keyId })
    const isSame = before?.publicKey === key.publicKey && before.algorithm === key.algorithm
    const now = yield* Clock.currentTimeMillis
    const kept = isSame
      ? before
      : { ...key, portalId, savedBy: saver.user.id, usableFrom: now + embedKeyWaitMilliseconds }
    if (!isSame) {
      yield* keys.save(kept)
      yield* tellOthers(yield* (yield* Portals).current, kept, saver)
    }
    return {
      usableFrom: kept.usableFrom,
      isPending: now < kept.usableFrom,
      ...(kept.savedBy !== undefined && { savedBy: kept.savedBy }),
    }
  }),
)

/** The keys of the caller's portal with the names of whoever saved them. */
export const listEmbedKeys = handler(
  ListEmbedKeys,
  Effect.fnUntraced(function* ({ portalId }) {
    yield* ownPortal(portalId)
    const { rows } = yield* (yield* EmbedKeys).list("ofPortal", { portalId })
    const savers = rows.flatMap(({ savedBy }) => savedBy ?? [])
    const accounts = savers.length === 0 ? [] : yield* (yield* UserRepository).byIds(portalId, [...new Set(savers)])
    const now = yield* Clock.currentTimeMillis
    return rows.map(({ portalId: _portal, savedBy, ...key }) => {
      const saver = accounts.find(({ user }) => user.id === savedBy)
      return {
        ...key,
        isPending: now < key.usableFrom,
        ...(saver !== undefined && { saver: userHeading(saver.user, true) }),
      }
    })
  }),
)

/** Removes a key of the caller's portal. */
export const removeEmbedKey = handler(
  RemoveEmbedKey,
  Effect.fnUntraced(function* ({ portalId, keyId }) {
    yield* (yield* EmbedKeys).remove({ portalId: yield* ownPortal(portalId), keyId })
    return {}
  }),
)
