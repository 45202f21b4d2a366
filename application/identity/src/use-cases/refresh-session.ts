import { Clock, Effect, Option } from "effect"
import { Portals } from "@application/portals/services"
import { handler, CurrentActor, RefreshTokenCarrier, UnitOfWork } from "@application/kernel"
import { hasPassed, mayRenew, RefreshTokenExpired, signInEnd } from "@domain/identity"
import type { PortalId } from "@domain/kernel"
import { Logout, RefreshSession } from "../contract/login.ts"
import { RefreshTokens } from "../ports/refresh-tokens.ts"
import { SecretHasher } from "../ports/secrets.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { renewedSession } from "./acting.ts"
import { isOfHouse } from "./of-house.ts"
import { openSession } from "./open-session.ts"

const spendPresentedToken = Effect.fnUntraced(function* (portalId: PortalId) {
  const carried = Option.getOrUndefined(yield* (yield* RefreshTokenCarrier).read)
  if (carried === undefined) return undefined
  const tokens = yield* RefreshTokens
  const now = yield* Clock.currentTimeMillis
  for (const tokenHash of yield* (yield* SecretHasher).accepted(`refresh:${carried}`)) {
    const presented = yield* tokens.spend(portalId, tokenHash, now)
    if (Option.isSome(presented)) return presented.value
  }
  return undefined
})

/** Spends the presented token and makes the next of its family; none, and a revoked family, if it is not allowed or its sign-in is over. */
const rotate = Effect.fnUntraced(function* (portalId: PortalId) {
  const presented = yield* spendPresentedToken(portalId)
  if (presented === undefined) return Option.none()
  const { token, state } = presented
  const now = yield* Clock.currentTimeMillis
  const account = Option.getOrUndefined(yield* (yield* UserRepository).byId(portalId, token.userId))
  const isForeign = token.embedKeyId !== undefined && account !== undefined && (yield* isOfHouse(account))
  const isRenewable = mayRenew(state, token.expiresAt, now) && !isForeign
  const isOpen = account !== undefined && !account.barred && !hasPassed(account.expiresAt, now)
  if (isRenewable && isOpen && !hasPassed(signInEnd(token.beganAt, account.user.roleIds), now))
    return Option.some(yield* renewedSession(yield* openSession(account, token), account, token.familyId))
  yield* (yield* RefreshTokens).revokeFamily(portalId, token.familyId)
  return Option.none()
})

/**
 * Rotates the session. A token spent longer ago than the grace period revokes its family, also though the call fails.
 */
export const refreshSession = handler(
  RefreshSession,
  Effect.fnUntraced(function* () {
    const portal = yield* (yield* Portals).current
    const session = yield* (yield* UnitOfWork).transact(rotate(portal.id))
    if (Option.isSome(session)) return session.value
    yield* (yield* RefreshTokenCarrier).clear
    return yield* new RefreshTokenExpired({})
  }),
)

/** Ends the sign-in named by the cookie or the access token; does nothing without either. */
export const logout = handler(
  Logout,
  Effect.fnUntraced(function* () {
    const portal = yield* (yield* Portals).current
    const presented = yield* spendPresentedToken(portal.id)
    const actor = yield* CurrentActor
    const families = new Set([presented?.token.familyId, actor.kind === "user" ? actor.familyId : undefined])
    const { revokeFamily } = yield* RefreshTokens
    for (const familyId of families) if (familyId !== undefined) yield* revokeFamily(portal.id, familyId)
    yield* (yield* RefreshTokenCarrier).clear
    return {}
  }),
)
