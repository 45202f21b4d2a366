import { Effect, Layer } from "effect"
import { Tables } from "@application/kernel"
import { MemoryDatabase } from "@application/kernel/testing"
import type { Campaign } from "@domain/campaigns"
import type { CampaignId } from "@domain/kernel"
import { LeadFormUses } from "../ports/lead-form-uses.ts"
import { CampaignPlans } from "../stores/campaign-plans.ts"

/** Uses of saved forms, read from the campaigns and plans of the in-memory database. */
export const memoryLeadFormUses = Layer.effect(
  LeadFormUses,
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
              const used = found?.plan.creative.creativeDetail?.savedForm
              const isLaunched = plan?.launched !== undefined
              return used === undefined
                ? []
                : [{ campaignId: id, campaignName: name, formId: used.id, version: used.version, isLaunched }]
            }),
          )
          return uses.flat()
        },
        Effect.provideService(Tables, tables),
      ),
    }
  }),
)
