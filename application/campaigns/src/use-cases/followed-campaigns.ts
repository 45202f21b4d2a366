import { UnitOfWork } from "@application/kernel"
import { Effect, Layer, Option } from "effect"
import { CampaignRepository } from "../ports/index.ts"
import { CampaignFollowers, FollowedCampaigns } from "../services/campaign-followers.ts"

/** Campaigns whose followers are told of each change in its transaction: whoever saves one need not think of them. */
export const followedCampaigns = Layer.effect(
  CampaignRepository,
  Effect.gen(function* () {
    const repository = yield* CampaignRepository
    const { transact } = yield* UnitOfWork
    const { isFollowed, changed } = yield* CampaignFollowers
    return {
      ...repository,
      save: (campaign) => {
        const saveAndTell = Effect.gen(function* () {
          const before = yield* Effect.option(repository.byId(campaign.businessProfileId, campaign.id))
          yield* repository.save(campaign)
          yield* changed(Option.getOrUndefined(before), campaign)
        })
        return Effect.flatMap(isFollowed(campaign.businessProfileId), (is) =>
          is ? transact(saveAndTell) : repository.save(campaign),
        )
      },
    }
  }),
)

/** Campaigns for whoever follows them. */
export const campaignsForFollowers = Layer.effect(
  FollowedCampaigns,
  Effect.map(CampaignRepository, ({ forChange }) => ({
    forChange: (businessProfileId, campaignId) =>
      Effect.map(Effect.option(forChange(businessProfileId, campaignId)), Option.getOrUndefined),
  })),
)
