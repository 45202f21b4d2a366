import { Effect, Layer } from "effect"
import { CampaignLeads } from "@application/campaigns/services"
import { Ids, withServices } from "@application/kernel"
import type { ArrivedLead } from "@domain/insights"
import { type BusinessProfileId, LeadId } from "@domain/kernel"
import { LeadRepository } from "../ports/index.ts"

/** Stores a lead of any way of arrival once; true when it was new. */
export const keepArrivedLead = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, lead: ArrivedLead) {
  const id = LeadId.make(yield* (yield* Ids).next("lead"))
  return yield* (yield* LeadRepository).add(businessProfileId, id, lead)
})

/** Campaigns hand over the leads that their networks report. */
export const campaignLeads = Layer.effect(
  CampaignLeads,
  Effect.gen(function* () {
    const provided = yield* withServices(Ids, LeadRepository)
    const { newestAt } = yield* LeadRepository
    return {
      record: (businessProfileId, { id, name }, arrived) =>
        provided(
          Effect.filter(arrived, (lead) =>
            keepArrivedLead(businessProfileId, { ...lead, campaignId: id, campaignName: name }),
          ),
        ),
      newestAt,
    }
  }),
)
