import { ownPortal } from "@application/portals/services"
import { handler, Profiles } from "@application/kernel"
import {
  DivisionNameTaken,
  DivisionNotFound,
  divisionsInOrder,
  fetchesDivisions,
  InvalidFields,
  placedDivisions,
  userHeading,
  visibleDivisions,
  watchedDivisions,
} from "@domain/identity"
import type { PortalId, UserId } from "@domain/kernel"
import { Effect } from "effect"
import {
  ListDivisions,
  ListPortalDivisions,
  OrderDivisions,
  RemoveDivision,
  SaveDivision,
} from "../contract/divisions.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { Divisions } from "../stores/divisions.ts"
import { visibleUser } from "./visible-users.ts"

const divisionsOf = Effect.fnUntraced(function* (portalId: PortalId) {
  const { rows } = yield* (yield* Divisions).list("ofPortal", { portalId })
  return divisionsInOrder(rows)
})

/** The divisions of a user with the Brand Manager role, in their order; nothing is fetched for others. */
export const listDivisions = handler(
  ListDivisions,
  Effect.fnUntraced(function* ({ userId, portalId }) {
    yield* ownPortal(portalId)
    const { roleIds, businessProfiles } = yield* visibleUser(userId)
    const held = [...roleIds, ...businessProfiles.map(({ roleId }) => roleId)]
    if (!fetchesDivisions(held)) return visibleDivisions(held, [])
    return visibleDivisions(held, watchedDivisions(yield* divisionsOf(portalId), userId))
  }),
)

export const listPortalDivisions = handler(
  ListPortalDivisions,
  Effect.fnUntraced(function* ({ portalId }) {
    const own = yield* ownPortal(portalId)
    const divisions = yield* divisionsOf(own)
    const profiles = yield* (yield* Profiles).ofAll([
      ...new Set(divisions.flatMap(({ businessProfileIds }) => businessProfileIds)),
    ])
    const managers = [...new Set(divisions.flatMap(({ managerIds = [] }) => managerIds))]
    const accounts = managers.length === 0 ? [] : yield* (yield* UserRepository).byIds(own, managers)
    const names = new Map(profiles.map(({ id, name }) => [id, name]))
    const people = new Map(accounts.map(({ user }) => [user.id, userHeading(user, true)]))
    return divisions.map(({ id, name, businessProfileIds, managerIds = [] }) => ({
      id,
      name,
      businesses: businessProfileIds.flatMap((one) => {
        const known = names.get(one)
        return known === undefined ? [] : [{ id: one, name: known }]
      }),
      managers: managerIds.flatMap((one) => {
        const known = people.get(one)
        return known === undefined ? [] : [{ id: one, name: known }]
      }),
    }))
  }),
)

/** Fails unless the users are brand managers of the portal. */
const checkManagers = Effect.fnUntraced(function* (portalId: PortalId, managerIds: ReadonlyArray<UserId>) {
  const accounts = managerIds.length === 0 ? [] : yield* (yield* UserRepository).byIds(portalId, managerIds)
  const managers = new Set(accounts.filter(({ user }) => fetchesDivisions(user.roleIds)).map(({ user }) => user.id))
  if (managerIds.some((id) => !managers.has(id)))
    return yield* new InvalidFields({ fields: { managerIds: ["divisions.noBrandManager"] } })
})

/** Stores a division of the caller's portal, of profiles of that portal; another portal's are refused as unknown ones are. */
export const saveDivision = handler(
  SaveDivision,
  Effect.fnUntraced(function* ({ portalId, formerName, managerIds, ...division }) {
    const own = yield* ownPortal(portalId)
    const named = yield* (yield* Profiles).ofAll(division.businessProfileIds)
    const ids = new Set(named.filter((profile) => profile.portalId === own).map(({ id }) => id))
    if (division.businessProfileIds.some((id) => !ids.has(id)))
      return yield* new InvalidFields({ fields: { businessProfileIds: ["validation.foreignProfile"] } })
    yield* checkManagers(own, managerIds ?? [])
    const store = yield* Divisions
    const former = yield* store.forChange({ portalId, name: formerName ?? division.name })
    if (formerName !== undefined && formerName !== division.name) {
      if (former === undefined) return yield* new DivisionNotFound({})
      if ((yield* store.find({ portalId, name: division.name })) !== undefined) return yield* new DivisionNameTaken({})
      yield* store.remove({ portalId, name: formerName })
    }
    const managers = managerIds ?? former?.managerIds
    const position = former?.position
    return yield* store.save({
      portalId,
      ...division,
      ...(managers !== undefined && { managerIds: managers }),
      ...(position !== undefined && { position }),
    })
  }),
)

export const orderDivisions = handler(
  OrderDivisions,
  Effect.fnUntraced(function* ({ portalId, names }) {
    yield* ownPortal(portalId)
    const store = yield* Divisions
    const { rows: listed } = yield* store.list("ofPortal", { portalId })
    // Locked in the order of names, so that two orders at once follow each other.
    const locked = yield* Effect.forEach(listed, ({ name }) => store.forChange({ portalId, name }))
    const rows = locked.flatMap((one) => one ?? [])
    yield* Effect.forEach(placedDivisions(rows, names), ({ id: _id, ...division }) => store.save(division), {
      discard: true,
    })
    return {}
  }),
)

export const removeDivision = handler(
  RemoveDivision,
  Effect.fnUntraced(function* ({ portalId, name }) {
    yield* ownPortal(portalId)
    yield* (yield* Divisions).remove({ portalId, name })
    return {}
  }),
)
