import { Clock, Effect, Layer } from "effect"
import { BusinessProfileRepository } from "@application/businesses/ports"
import { CampaignRepository } from "@application/campaigns/ports"
import { withServices } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { PriceLists, SessionRepository } from "@application/signup/ports"
import { BilledBusinesses } from "@application/wallet/ports"
import { type BusinessProfileId, type CampaignId, localDateAt, regionFacts } from "@domain/kernel"
import { businessState, postalAddress } from "@domain/signup"
import { profileOfMember } from "./profile-of-member.ts"

/** The order of a campaign; none of one that is gone. */
const orderOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, campaignId: CampaignId) {
  const campaign = yield* (yield* CampaignRepository).byId(businessProfileId, campaignId)
  return (yield* (yield* SessionRepository).byId(campaign.sessionId)).details
})

const billedBusiness = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, campaignId?: CampaignId) {
  const profile = yield* profileOfMember(yield* BusinessProfileRepository, businessProfileId)
  const { portalId, region, name, address = "" } = profile
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
    const provided = yield* withServices(
      BusinessProfileRepository,
      CampaignRepository,
      Portals,
      PriceLists,
      SessionRepository,
    )
    return {
      of: (businessProfileId, campaignId) => provided(billedBusiness(businessProfileId, campaignId)),
      taxedFrom: (portalId, region) =>
        provided(
          Effect.gen(function* () {
            const { currency, timeZone } = regionFacts[region]
            const today = localDateAt(yield* Clock.currentTimeMillis, timeZone)
            const list = yield* (yield* PriceLists).inForce({ portalId, region, currency }, today)
            return list.sellerStateCode
          }),
        ),
    }
  }),
)
