import { Effect } from "effect"
import { command, query } from "@application/kernel"
import { fetchesDivisions, visibleDivisions } from "@domain/identity"
import { ListDivisions, SaveDivision } from "../contract/divisions.ts"
import { Divisions } from "../ports/divisions.ts"
import { ownPortal } from "./own-portal.ts"
import { visibleUser } from "./visible-users.ts"

/** The divisions of the portal for a user with the Brand Manager role; nothing is fetched for others. */
export const listDivisions = query(
  ListDivisions,
  Effect.fnUntraced(function* ({ userId, portalId }) {
    yield* ownPortal(portalId)
    const { roleIds, businessProfiles } = yield* visibleUser(userId)
    const held = [...roleIds, ...businessProfiles.map(({ roleId }) => roleId)]
    return visibleDivisions(held, fetchesDivisions(held) ? yield* (yield* Divisions).of(portalId) : [])
  }),
)

/** Stores a division of the caller's portal. */
export const saveDivision = command(
  SaveDivision,
  Effect.fnUntraced(function* ({ portalId, ...division }) {
    return yield* (yield* Divisions).save(yield* ownPortal(portalId), division)
  }),
)
