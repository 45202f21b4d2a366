import { Effect, Layer } from "effect"
import { Tables } from "@application/kernel"
import { MemoryDatabase } from "@application/kernel/testing"
import type { Campaign } from "@domain/campaigns"
import type { CampaignId } from "@domain/kernel"
import { AudienceUses } from "../ports/audience-uses.ts"
import { CampaignPlans } from "../stores/campaign-plans.ts"

/** Uses of audiences, read from the campaigns and plans of the in-memory database. */
export const memoryAudienceUses = Layer.effect(
  AudienceUses,
  Effect.gen(function* () {
    const campaigns = (yield* MemoryDatabase).table<CampaignId, Campaign>("campaigns")
    const tables = yield* Tables
    return {
      of: Effect.fnUntraced(
        function* (businessProfileId) {
          const own = [...campaigns.values()]
            .filter((campaign) => campaign.businessProfileId === businessProfileId)
            .toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id)
          const plans = yield* CampaignPlans
          const uses = yield* Effect.forEach(own, ({ id, name, plan }) =>
            Effect.gen(function* () {
              const revision = plan?.launched ?? plan?.draft
              if (revision === undefined) return []
              const found = yield* plans.find({ businessProfileId, campaignId: id, revision })
              const { savedAudience, includedLists = [], excludedLists = [] } = found?.plan.targeting ?? {}
              const listIds = [...includedLists, ...excludedLists].map((list) => list.id)
              if (savedAudience === undefined && listIds.length === 0) return []
              return [
                {
                  campaignId: id,
                  campaignName: name,
                  ...(savedAudience !== undefined && { audienceId: savedAudience.id }),
                  listIds,
                },
              ]
            }),
          )
          return uses.flat()
        },
        Effect.provideService(Tables, tables),
      ),
    }
  }),
)
