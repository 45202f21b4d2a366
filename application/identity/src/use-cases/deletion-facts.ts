import { FrozenCampaigns, Profiles, UnitOfWork } from "@application/kernel"
import { ownPortal } from "@application/portals/services"
import {
  askedDeletion,
  type BusinessDeletion,
  deletionObstacles,
  DeletionNotTakenBack,
  ForbiddenPortal,
  mayTakeBack,
  taxYearsOf,
} from "@domain/identity"
import { type BusinessProfileId, type PortalId, regionFacts } from "@domain/kernel"
import { Clock, Effect } from "effect"
import type { DeletionPlan, ShownDeletion } from "../contract/business-deletion.ts"
import { BusinessErasures } from "../ports/business-erasures.ts"
import { BusinessDeletions } from "../stores/business-deletions.ts"
import { tellOfDeletion } from "./deletion-news.ts"

export type Side = "owner" | "portal"

/** A deletion as one side sees it; nothing stands in the way of a business that is erased. */
const shownDeletion = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  deletion: BusinessDeletion,
  side: Side,
) {
  const { state, askedAt, isByPortal, reason, erasesAt, erasedAt, keptUntil } = deletion
  const obstacles =
    state === "Erased" ? [] : deletionObstacles(yield* (yield* BusinessErasures).holdings(businessProfileId))
  const shown: ShownDeletion = {
    state,
    askedAt,
    isByPortal,
    erasesAt,
    obstacles,
    mayTakeBack: mayTakeBack(deletion, side),
    ...(reason !== undefined && { reason }),
    ...(erasedAt !== undefined && { erasedAt }),
    ...(keptUntil !== undefined && { keptUntil }),
  }
  return shown
})

/** The deletion of a business, if there is one, as one side sees it. */
export const deletionOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, side: Side) {
  const found = yield* (yield* BusinessDeletions).find({ businessProfileId })
  return found === undefined ? {} : { deletion: yield* shownDeletion(businessProfileId, found, side) }
})

/** What a deletion of a business erases, keeps and gives back, as things are now. */
export const planOf = Effect.fnUntraced(function* (id: BusinessProfileId) {
  const erasures = yield* BusinessErasures
  const { name, region } = yield* (yield* Profiles).of(id)
  const holdings = yield* erasures.holdings(id)
  const { keptUntil, ...contents } = yield* erasures.contents(id)
  const amount = holdings.available + holdings.held
  const plan: DeletionPlan = {
    name,
    region,
    contents,
    openCampaigns: holdings.openCampaigns,
    ...(amount > 0 && { refund: { amount, currency: regionFacts[region].currency } }),
    ...(keptUntil !== undefined && { keptUntil }),
    keptYears: taxYearsOf(region),
    obstacles: deletionObstacles(holdings),
  }
  return plan
})

/** Fails for a business of another portal, which is not told from a business that is not there. */
export const portalsBusiness = Effect.fnUntraced(function* (portalId: PortalId, id: BusinessProfileId) {
  const own = yield* ownPortal(portalId)
  const [facts] = yield* (yield* Profiles).ofAll([id])
  return facts?.portalId === own ? facts : yield* new ForbiddenPortal({})
})

/** Asks for the deletion of a business once, stops its ads and tells its members; a deletion that is there stays as it is. */
export const asked = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  wanted: Pick<BusinessDeletion, "isByPortal" | "askedBy" | "reason">,
) {
  const deletions = yield* BusinessDeletions
  const { portalId, name } = yield* (yield* Profiles).of(businessProfileId)
  const made = askedDeletion(wanted, yield* Clock.currentTimeMillis)
  const ask = Effect.gen(function* () {
    if (!(yield* deletions.addOnce({ businessProfileId, portalId, ...made }))) return
    yield* (yield* FrozenCampaigns).follow(businessProfileId)
    yield* tellOfDeletion({ businessProfileId, portalId, name }, made, "asked")
  })
  yield* (yield* UnitOfWork).transact(ask)
  const stored = yield* deletions.find({ businessProfileId })
  return yield* shownDeletion(businessProfileId, stored ?? made, wanted.isByPortal ? "portal" : "owner")
})

/** Takes a deletion back, so that everything is as before; taking back what nobody asked for changes nothing. */
export const takenBack = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, side: Side) {
  const deletions = yield* BusinessDeletions
  const { portalId, name } = yield* (yield* Profiles).of(businessProfileId)
  const takeBack = Effect.gen(function* () {
    const found = yield* deletions.forChange({ businessProfileId })
    if (found === undefined) return
    if (!mayTakeBack(found, side)) return yield* new DeletionNotTakenBack({})
    yield* deletions.remove({ businessProfileId })
    yield* (yield* FrozenCampaigns).follow(businessProfileId)
    yield* tellOfDeletion({ businessProfileId, portalId, name }, found, "undone")
  })
  yield* (yield* UnitOfWork).transact(takeBack)
  return {}
})
