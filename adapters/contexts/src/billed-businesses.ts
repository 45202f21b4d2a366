import { Effect, Layer } from "effect"
import { CampaignRepository } from "@application/campaigns/ports"
import { withServices, Profiles } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { SessionRepository } from "@application/signup/ports"
import { BilledBusinesses } from "@application/wallet/ports"
import { type BusinessProfileId, type CampaignId } from "@domain/kernel"
import { businessState, postalAddress } from "@domain/signup"

/** The order of a campaign; none of one that is gone. */
const orderOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, campaignId: CampaignId) {
  const campaign = yield* (yield* CampaignRepository).byId(businessProfileId, campaignId)
  return (yield* (yield* SessionRepository).byId(campaign.sessionId)).details
})

const billedBusiness = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, campaignId?: CampaignId) {
  const { portalId, region, name, address = "" } = yield* (yield* Profiles).of(businessProfileId)
  const { title: portalTitle } = yield* (yield* Portals).byId(portalId)
  const order =
    campaignId === undefined
      ? undefined
      : yield* orderOf(businessProfileId, campaignId).pipe(Effect.orElseSucceed(() => undefined))
  const described = order ?? (yield* (yield* SessionRepository).latestOf(businessProfileId))?.details
  const ordered = order?.budget.gstBilling
  const state = described && businessState(described)
  const told = described && postalAddress(described.business.location ?? {})
  return {
    portalId,
    portalTitle,
    region,
    name,
    address: address === "" ? (told ?? "") : address,
    ...(state !== undefined && { state }),
    ...(ordered !== undefined && { ordered }),
  }
})

/** Documents are for a profile as its campaign's order or its latest draft describes it, or for whom that order named. */
export const billedBusinesses = Layer.effect(
  BilledBusinesses,
  Effect.gen(function* () {
    const provided = yield* withServices(CampaignRepository, Portals, Profiles, SessionRepository)
    return { of: (businessProfileId, campaignId) => provided(billedBusiness(businessProfileId, campaignId)) }
  }),
)
