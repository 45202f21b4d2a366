import { BusinessProfileRepository } from "@application/businesses/ports"
import { CampaignRepository } from "@application/campaigns/ports"
import { BusinessWebsites, ConversionCampaigns } from "@application/conversions/services"
import { Effect, Layer, Option } from "effect"

/** The website that a business's profile names. */
export const businessWebsites = Layer.effect(
  BusinessWebsites,
  Effect.map(BusinessProfileRepository, (profiles) => ({
    of: (businessProfileId) =>
      Effect.map(Effect.option(profiles.byId(businessProfileId)), (found) => {
        const domain = Option.getOrUndefined(found)?.storeDomain
        return domain === undefined || domain === "" ? undefined : domain
      }),
  })),
)

/** The names of a business's own campaigns. */
export const conversionCampaigns = Layer.effect(
  ConversionCampaigns,
  Effect.map(CampaignRepository, (campaigns) => ({
    named: (businessProfileId, ids) =>
      Effect.map(
        Effect.forEach(ids, (id) => Effect.option(campaigns.byId(businessProfileId, id))),
        (found) => found.flatMap(Option.toArray).map(({ id, name }) => ({ id, name })),
      ),
  })),
)
