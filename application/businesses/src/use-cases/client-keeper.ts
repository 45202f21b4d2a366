import { currentUser, ForbiddenBusinessProfile } from "@application/kernel"
import { keeperFor } from "@domain/businesses"
import type { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { Effect } from "effect"
import { BusinessProfileRepository, ClientMoves } from "../ports/index.ts"

/** For whom a user keeps notes and days of a client at a portal; with the agency where they share them. */
export const keeperAt = Effect.fnUntraced(function* (
  portalId: PortalId,
  businessProfileId: BusinessProfileId,
  userId: UserId,
) {
  const moves = yield* ClientMoves
  const id = yield* moves.agencyOf(businessProfileId, portalId)
  if (id === undefined) return { keeper: keeperFor(userId, undefined) }
  const members = (yield* moves.membersOf(id)).map((member) => member.userId)
  const keeper = keeperFor(userId, { id, members })
  return { keeper, ...(members.includes(userId) && { agencyId: id }) }
})

/** The keeper of the caller's notes on a client. */
export const ownKeeper = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const { portalId, userId } = yield* currentUser
  return { portalId, businessProfileId, userId, ...(yield* keeperAt(portalId, businessProfileId, userId)) }
})

/** A client by its number; a business that is not there is refused as another's. */
export const clientOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  return yield* (yield* BusinessProfileRepository)
    .byId(businessProfileId)
    .pipe(Effect.mapError(() => new ForbiddenBusinessProfile({ businessProfileId })))
})
