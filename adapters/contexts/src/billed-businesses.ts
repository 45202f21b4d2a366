import { Clock, Effect, Layer } from "effect"
import { BusinessProfileRepository } from "@application/businesses/ports"
import { CampaignRepository } from "@application/campaigns/ports"
import { withServices } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { PriceLists, SessionRepository } from "@application/signup/ports"
import { BilledBusinesses } from "@application/wallet/ports"
import { type BusinessProfileId, type CampaignId, localDateAt, regionFacts } from "@domain/kernel"
import { profileOfMember } from "./profile-of-member.ts"

/** Whom the order of a campaign named; nobody for one that is gone. */
const orderedFor = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, campaignId: CampaignId) {
  const campaign = yield* (yield* CampaignRepository).byId(businessProfileId, campaignId)
  const session = yield* (yield* SessionRepository).byId(campaign.sessionId)
  return session.details.budget.gstBilling
})

const billedBusiness = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, campaignId?: CampaignId) {
  const profile = yield* profileOfMember(yield* BusinessProfileRepository, businessProfileId)
  const { portalId, region, name, address = "" } = profile
  const { title: portalTitle } = yield* (yield* Portals).byId(portalId)
  const ordered =
    campaignId === undefined
      ? undefined
      : yield* orderedFor(businessProfileId, campaignId).pipe(Effect.orElseSucceed(() => undefined))
  return { portalId, portalTitle, region, name, address, ...(ordered !== undefined && { ordered }) }
})

/** Documents are for a profile, or for whom its campaign's order named. */
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
