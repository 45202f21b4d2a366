import { Effect, Option } from "effect"
import { administeredPortal, Portals } from "@application/portals/services"
import { type InputOf, handler, currentUser } from "@application/kernel"
import { PortalUserChanged, portalUser, staffRoles, UserNotFound, withPortalRoles } from "@domain/identity"
import { isPartnerBrand } from "@domain/portals"
import { EndPortalUserSignIns, ListPortalUsers, SetPortalRoles } from "../contract/portal-users.ts"
import { RefreshTokens } from "../ports/refresh-tokens.ts"
import { SecondFactors } from "../ports/second-factors.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { endConnectionsOf } from "./assistant-secrets.ts"

const usualLimit = 50

export const listPortalUsers = handler(
  ListPortalUsers,
  Effect.fnUntraced(function* ({ portalId, limit = usualLimit, search = "", after, onlyTeam = false, roleId }) {
    const { page } = yield* UserRepository
    const roleIds = roleId === undefined ? (onlyTeam ? staffRoles : undefined) : [roleId]
    const found = yield* page(yield* administeredPortal(portalId), { search, after, roleIds, limit: limit + 1 })
    const shown = found.slice(0, limit).map(portalUser)
    const ids = shown.map(({ id }) => id)
    const secured = new Set(yield* (yield* SecondFactors).enabledOf(portalId, ids))
    const users = shown.map((user) => ({ ...user, hasSecondFactor: secured.has(user.id) }))
    const last = users.at(-1)
    return { users, ...(found.length > limit && last !== undefined && { next: last.id }) }
  }),
)

/** The account with its new roles if they were stored; nothing if another change came between. */
const attempt = Effect.fnUntraced(function* ({ portalId, userId, roleIds, revision }: InputOf<typeof SetPortalRoles>) {
  const { byId, setRoles } = yield* UserRepository
  const { flags } = yield* (yield* Portals).withId(portalId)
  const account = Option.getOrUndefined(yield* byId(portalId, userId))
  if (account === undefined) return yield* new UserNotFound({})
  const current = portalUser(account)
  if (revision !== undefined && revision !== current.revision) return yield* new PortalUserChanged({ current })
  const facts = { isPartnerBrandPortal: isPartnerBrand(flags), isOwn: (yield* currentUser).userId === userId }
  const roles = yield* Effect.fromResult(withPortalRoles(current.roleIds, roleIds, facts))
  const isStored = yield* setRoles(account, roles)
  return isStored ? Option.some({ ...current, roleIds: roles, revision: current.revision + 1 }) : Option.none()
})

/** Stores the roles. A change made from no revision is tried again. */
export const setPortalRoles = handler(
  SetPortalRoles,
  Effect.fnUntraced(function* (input) {
    yield* administeredPortal(input.portalId)
    const stored = yield* Effect.repeat(attempt(input), { until: Option.isSome })
    return Option.getOrThrow(stored)
  }),
)

/** Revokes every family of a user but the caller's present one, and ends what their assistants were let do. */
export const endPortalUserSignIns = handler(
  EndPortalUserSignIns,
  Effect.fnUntraced(function* ({ portalId, userId }) {
    const own = yield* administeredPortal(portalId)
    if (Option.isNone(yield* (yield* UserRepository).byId(own, userId))) return yield* new UserNotFound({})
    yield* (yield* RefreshTokens).revokeUser(own, userId, (yield* currentUser).familyId)
    yield* endConnectionsOf(own, userId)
    return {}
  }),
)
