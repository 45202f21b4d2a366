import { Clock, Effect } from "effect"
import { handler, currentUser } from "@application/kernel"
import { userHeading } from "@domain/identity"
import type { UserId } from "@domain/kernel"
import { EndOtherSignIns, EndSignIn, ListSignIns } from "../contract/sign-ins.ts"
import { ActingSessions } from "../ports/acting-sessions.ts"
import { RefreshTokens } from "../ports/refresh-tokens.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { ownAccount } from "./current-account.ts"

const livingOf = Effect.fnUntraced(function* (userId: UserId) {
  const { portalId } = yield* ownAccount(userId)
  return yield* (yield* RefreshTokens).living(portalId, userId, yield* Clock.currentTimeMillis)
})

/** What the id of a sign-in begins with in which an employee acts as the caller. */
const actingPrefix = "acting-"

const livingActing = Effect.fnUntraced(function* (userId: UserId) {
  const { portalId } = yield* currentUser
  return yield* (yield* ActingSessions).of(portalId, userId, yield* Clock.currentTimeMillis)
})

const actingEntries = Effect.fnUntraced(function* (userId: UserId) {
  const { portalId } = yield* currentUser
  const sessions = yield* livingActing(userId)
  const employees = yield* (yield* UserRepository).byIds(
    portalId,
    sessions.map(({ actedBy }) => actedBy),
  )
  const names = new Map(employees.map(({ user }) => [user.id, userHeading(user, true)]))
  return sessions.map(({ id, startedAt, endsAt, actedBy }) => ({
    signInId: `${actingPrefix}${id}`,
    isCurrent: false,
    renewedAt: startedAt,
    expiresAt: endsAt,
    actedBy: names.get(actedBy) ?? "",
  }))
})

/** The caller's sign-ins; each was renewed when its newest token was made. */
export const listSignIns = handler(
  ListSignIns,
  Effect.fnUntraced(function* ({ userId }) {
    const present = (yield* currentUser).familyId
    const own = (yield* livingOf(userId)).map(({ familyId, issuedAt, expiresAt }) => ({
      signInId: familyId,
      isCurrent: familyId === present,
      renewedAt: issuedAt,
      expiresAt,
    }))
    return [...(yield* actingEntries(userId)), ...own]
  }),
)

/** Revokes a family, if it is one of the caller's. */
export const endSignIn = handler(
  EndSignIn,
  Effect.fnUntraced(function* ({ userId, signInId }) {
    const own = (yield* livingOf(userId)).some(({ familyId }) => familyId === signInId)
    const { portalId } = yield* currentUser
    if (own) yield* (yield* RefreshTokens).revokeFamily(portalId, signInId)
    const acting = (yield* livingActing(userId)).find(({ id }) => `${actingPrefix}${id}` === signInId)
    if (acting !== undefined)
      yield* (yield* ActingSessions).end(portalId, acting.familyId, yield* Clock.currentTimeMillis)
    return {}
  }),
)

/** Revokes every family of the caller but the present one. */
export const endOtherSignIns = handler(
  EndOtherSignIns,
  Effect.fnUntraced(function* ({ userId }) {
    const { portalId } = yield* ownAccount(userId)
    yield* (yield* RefreshTokens).revokeUser(portalId, userId, (yield* currentUser).familyId)
    return {}
  }),
)
