import { Effect, Layer } from "effect"
import { CampaignRepository } from "@application/campaigns/ports"
import { withServices, Profiles } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { SessionRepository } from "@application/signup/ports"
import { type BilledOrder, billedOrderOf } from "@application/signup/services"
import { BilledBusinesses } from "@application/wallet/ports"
import { type BusinessProfileId, type CampaignId } from "@domain/kernel"

/** The order of a campaign; none of one that is gone. */
const orderOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, campaignId: CampaignId) {
  const campaign = yield* (yield* CampaignRepository).byId(businessProfileId, campaignId)
  return billedOrderOf((yield* (yield* SessionRepository).byId(campaign.sessionId)).details)
})

/** What the latest draft says of its business; whom that draft names is nobody else's. */
const describedBy = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const latest = yield* (yield* SessionRepository).latestOf(businessProfileId)
  if (latest === undefined) return { address: "" }
  const { ordered: _ordered, ...described } = billedOrderOf(latest.details)
  return described
})

const billedBusiness = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  campaignId?: CampaignId,
  given?: BilledOrder,
) {
  const { portalId, region, name, address = "" } = yield* (yield* Profiles).of(businessProfileId)
  const { title: portalTitle } = yield* (yield* Portals).byId(portalId)
  const read =
    campaignId === undefined ? undefined : Effect.orElseSucceed(orderOf(businessProfileId, campaignId), () => undefined)
  const order: BilledOrder = given ?? (read && (yield* read)) ?? (yield* describedBy(businessProfileId))
  return { portalId, portalTitle, region, name, ...order, address: address === "" ? order.address : address }
})

/** Documents are for a profile as its campaign's order or its latest draft describes it, or for whom that order named. */
export const billedBusinesses = Layer.effect(
  BilledBusinesses,
  Effect.gen(function* () {
    const provided = yield* withServices(CampaignRepository, Portals, Profiles, SessionRepository)
    return { of: (...asked) => provided(billedBusiness(...asked)) }
  }),
)
