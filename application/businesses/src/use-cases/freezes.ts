import { CurrentActor, FrozenCampaigns, handler } from "@application/kernel"
import { UserMessages } from "@application/messaging/services"
import { administeredPortal } from "@application/portals/services"
import { type FreezeAct, frozenBy, isFrozen, releasedBy } from "@domain/businesses"
import { isOwnerRole } from "@domain/identity"
import type { BusinessProfileId, PortalId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { FreezeBusiness, ReleaseBusiness } from "../contract/portal-businesses.ts"
import { BusinessProfileRepository, PortalBusinesses } from "../ports/index.ts"
import { BusinessFreezes } from "../stores/portal-notes.ts"
import { portalBusiness, shownFreeze } from "./portal-businesses.ts"

interface FreezeOrder {
  readonly portalId: PortalId
  readonly businessProfileId: BusinessProfileId
  readonly reason: string
}

/** Tells the owners of a business what its portal decided, why, and how to object. */
const tellOwners = Effect.fnUntraced(function* (
  { portalId, businessProfileId, reason }: FreezeOrder,
  businessName: string,
  decision: "frozen" | "released",
) {
  const { people } = yield* (yield* PortalBusinesses).details(businessProfileId, 1)
  const { tell } = yield* UserMessages
  yield* Effect.forEach(
    people.filter(({ roleId, isStaff }) => isOwnerRole(roleId) && !isStaff),
    ({ userId }) =>
      tell({ portalId, userId, businessProfileId }, ({ origin }) => ({
        template: "businessFrozen",
        link: `${origin}/app/${businessProfileId}/dashboard`,
        businessName,
        reason,
        decision,
      })),
    { discard: true },
  )
})

/** The act of the caller on a business of their portal, which is locked until this transaction ends. */
const actOn = Effect.fnUntraced(function* ({ portalId, businessProfileId, reason }: FreezeOrder) {
  yield* administeredPortal(portalId)
  const business = yield* portalBusiness(portalId, businessProfileId)
  yield* (yield* BusinessProfileRepository).forChange(businessProfileId)
  const actor = yield* CurrentActor
  const act: FreezeAct = {
    at: yield* Clock.currentTimeMillis,
    reason: reason.trim(),
    ...(actor.kind === "user" && { by: actor.userId }),
  }
  return { business, act, freeze: yield* (yield* BusinessFreezes).forChange({ businessProfileId }) }
})

/** Freezes a business once; its ads stop and its owners are told. */
export const freezeBusiness = handler(
  FreezeBusiness,
  Effect.fnUntraced(function* (order) {
    const { portalId, businessProfileId } = order
    const { business, act, freeze } = yield* actOn(order)
    const next = { businessProfileId, portalId, ...frozenBy(freeze, act) }
    if (!isFrozen(freeze)) {
      yield* (yield* BusinessFreezes).save(next)
      yield* (yield* FrozenCampaigns).follow(businessProfileId)
      yield* tellOwners(order, business.name, "frozen")
    }
    return yield* shownFreeze(portalId, next)
  }),
)

/** Releases a business once; what its freeze paused goes on, and its owners are told. */
export const releaseBusiness = handler(
  ReleaseBusiness,
  Effect.fnUntraced(function* (order) {
    const { portalId, businessProfileId } = order
    const { business, act, freeze } = yield* actOn(order)
    if (freeze === undefined) return {}
    const next = { ...freeze, ...releasedBy(freeze, act) }
    if (isFrozen(freeze)) {
      yield* (yield* BusinessFreezes).save(next)
      yield* (yield* FrozenCampaigns).follow(businessProfileId)
      yield* tellOwners(order, business.name, "released")
    }
    return { freeze: yield* shownFreeze(portalId, next) }
  }),
)
