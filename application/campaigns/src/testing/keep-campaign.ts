import { Effect } from "effect"
import type { CampaignPlan } from "@domain/campaigns"
import { BusinessProfileId, CampaignId, SessionId } from "@domain/kernel"
import { CampaignRepository } from "../ports/index.ts"
import { CampaignPlans } from "../stores/campaign-plans.ts"

/** The business whose campaigns are kept. */
export const keepingBusiness = BusinessProfileId.make(7)

/** Keeps a campaign with the revisions of its plan, from 1 on. */
export const keepCampaign = (
  number: number,
  revisions: ReadonlyArray<CampaignPlan>,
  plan: { readonly draft: number; readonly launched?: number },
) =>
  Effect.gen(function* () {
    const id = CampaignId.make(number)
    yield* (yield* CampaignRepository).save({
      id,
      businessProfileId: keepingBusiness,
      sessionId: SessionId.make("00000000-0000-4000-8000-000000000070"),
      region: "IN",
      name: `Campaign ${number}`,
      status: "Active",
      channels: [],
      spent: 0,
      createdAt: number,
      plan,
    })
    const plans = yield* CampaignPlans
    for (const [index, revision] of revisions.entries())
      yield* plans.add({
        businessProfileId: keepingBusiness,
        campaignId: id,
        revision: index + 1,
        contentHash: `${index}`,
        plan: revision,
        madeAt: 1,
      })
  })
