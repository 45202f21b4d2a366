import { Clock, Effect } from "effect"
import { command, query } from "@application/kernel"
import { sessionPolicy } from "@domain/identity"
import type { UserId } from "@domain/kernel"
import { EndOtherSignIns, EndSignIn, ListSignIns } from "../contract/sign-ins.ts"
import { RefreshTokens } from "../ports/refresh-tokens.ts"
import { currentUser, ownAccount } from "./current-account.ts"

const livingOf = Effect.fnUntraced(function* (userId: UserId) {
  const { portalId } = yield* ownAccount(userId)
  return yield* (yield* RefreshTokens).living(portalId, userId, yield* Clock.currentTimeMillis)
})

/** The caller's sign-ins; each was renewed when its newest token was made. */
export const listSignIns = query(
  ListSignIns,
  Effect.fnUntraced(function* ({ userId }) {
    const present = (yield* currentUser).familyId
    return (yield* livingOf(userId)).map(({ familyId, expiresAt }) => ({
      signInId: familyId,
      isCurrent: familyId === present,
      renewedAt: expiresAt - sessionPolicy.refreshTokenMilliseconds,
      expiresAt,
    }))
  }),
)

/** Revokes a family, if it is one of the caller's. */
export const endSignIn = command(
  EndSignIn,
  Effect.fnUntraced(function* ({ userId, signInId }) {
    const own = (yield* livingOf(userId)).some(({ familyId }) => familyId === signInId)
    const { portalId } = yield* currentUser
    if (own) yield* (yield* RefreshTokens).revokeFamily(portalId, signInId)
    return {}
  }),
)

/** Revokes every family of the caller but the present one. */
export const endOtherSignIns = command(
  EndOtherSignIns,
  Effect.fnUntraced(function* ({ userId }) {
    const { portalId } = yield* ownAccount(userId)
    yield* (yield* RefreshTokens).revokeUser(portalId, userId, (yield* currentUser).familyId)
    return {}
  }),
)
