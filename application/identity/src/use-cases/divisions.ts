import { ownPortal } from "@application/portals/services"
import { Effect } from "effect"
import { handler, Profiles } from "@application/kernel"
import { fetchesDivisions, InvalidFields, visibleDivisions } from "@domain/identity"
import { ListDivisions, SaveDivision } from "../contract/divisions.ts"
import { Divisions } from "../stores/divisions.ts"
import { visibleUser } from "./visible-users.ts"

/** The divisions of the portal for a user with the Brand Manager role; nothing is fetched for others. */
export const listDivisions = handler(
  ListDivisions,
  Effect.fnUntraced(function* ({ userId, portalId }) {
    yield* ownPortal(portalId)
    const { roleIds, businessProfiles } = yield* visibleUser(userId)
    const held = [...roleIds, ...businessProfiles.map(({ roleId }) => roleId)]
    if (!fetchesDivisions(held)) return visibleDivisions(held, [])
    const { rows } = yield* (yield* Divisions).list("ofPortal", { portalId })
    return visibleDivisions(held, rows)
  }),
)

/** Stores a division of the caller's portal, of profiles of that portal; another portal's are refused as unknown ones are. */
export const saveDivision = handler(
  SaveDivision,
  Effect.fnUntraced(function* ({ portalId, ...division }) {
    const own = yield* ownPortal(portalId)
    const named = yield* (yield* Profiles).ofAll(division.businessProfileIds)
    const ids = new Set(named.filter((profile) => profile.portalId === own).map(({ id }) => id))
    if (division.businessProfileIds.some((id) => !ids.has(id)))
      return yield* new InvalidFields({ fields: { businessProfileIds: ["validation.foreignProfile"] } })
    return yield* (yield* Divisions).save({ portalId, ...division })
  }),
)
