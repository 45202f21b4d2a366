import { Clock, Effect, Option } from "effect"
import { Portals } from "@application/portals/services"
import { command, Ids, UnitOfWork, workflow } from "@application/kernel"
import {
  type Account,
  type EmbedClaims,
  ForbiddenPortal,
  hasPassed,
  InvalidFields,
  signUpRole,
  TokenInvalid,
  usableEmbedClaims,
  UserAccountExpired,
} from "@domain/identity"
import { UserId } from "@domain/kernel"
import { InvalidPortal, isPartnerBrand, maySignUp, type Portal, portalHost } from "@domain/portals"
import { LoginWithEmbedToken, RemoveEmbedKey, SaveEmbedKey } from "../contract/embed.ts"
import { EmbedKeys, EmbedTokens } from "../ports/embed-keys.ts"
import { PasswordHasher } from "../ports/secrets.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { countIpAddress } from "./limits.ts"
import { ownPortal } from "./own-portal.ts"
import { isAsked, signInOrAsk } from "./sign-in-or-ask.ts"

/** The claims of a token that one of the portal's keys signed for it, within their time. */
const claimsOf = Effect.fnUntraced(function* (token: string, portal: Portal) {
  const tokens = yield* EmbedTokens
  const key = yield* (yield* EmbedKeys).byId(portal.id, yield* tokens.keyIdOf(token))
  if (key === undefined) return yield* new TokenInvalid({})
  const claims = yield* tokens.claimsOf(token, key, portalHost(portal.domain))
  return yield* Effect.fromResult(usableEmbedClaims(claims, yield* Clock.currentTimeMillis))
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
  const account: Account = { portalId: portal.id, user, phoneVerified: false, passwordHash, barred: false }
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
  return account
})

/** Signs in by a token of the portal's own site, which is spent in the same transaction. */
export const loginWithEmbedToken = workflow(
  LoginWithEmbedToken,
  Effect.fnUntraced(function* ({ embedToken, portal: domain }) {
    const portal = yield* (yield* Portals).current
    if (portalHost(domain) !== portalHost(portal.domain)) return yield* new InvalidPortal({ domain })
    yield* countIpAddress
    const claims = yield* claimsOf(embedToken, portal)
    const passwordHash = yield* (yield* PasswordHasher).hash(yield* (yield* Ids).secret)
    const work = Effect.gen(function* () {
      const isFresh = yield* (yield* EmbedKeys).spend(portal.id, claims.id, claims.expiresAt)
      if (!isFresh) return yield* new TokenInvalid({})
      return yield* signInOrAsk(yield* accountFor(portal, claims, passwordHash))
    })
    const answer = yield* (yield* UnitOfWork).transact(work)
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

/** Stores a public key of the caller's portal. */
export const saveEmbedKey = command(
  SaveEmbedKey,
  Effect.fnUntraced(function* ({ portalId, ...key }) {
    yield* ownPortal(portalId)
    if (!(yield* (yield* EmbedTokens).accepts(key)))
      return yield* new InvalidFields({ fields: { publicKey: ["validation.fieldNotAllowed"] } })
    yield* (yield* EmbedKeys).save(portalId, key)
    return {}
  }),
)

/** Removes a key of the caller's portal. */
export const removeEmbedKey = command(
  RemoveEmbedKey,
  Effect.fnUntraced(function* ({ portalId, keyId }) {
    yield* (yield* EmbedKeys).remove(yield* ownPortal(portalId), keyId)
    return {}
  }),
)
