import { CampaignRepository } from "@application/campaigns/ports"
import { CampaignPlans } from "@application/campaigns/stores"
import { sampleDraft } from "@application/campaigns/testing"
import type { CampaignPlan } from "@domain/campaigns"
import { CampaignId } from "@domain/kernel"
import { planOf } from "@domain/signup"
import { Clock, Effect } from "effect"
import { bakery } from "./bakery.ts"
import { busyBakery, type Seed } from "./seeds.ts"

const day = 86_400_000
const campaignId = CampaignId.make(9201)

/** The busy bakery, whose running campaign was corrected after its launch and then changed for a client who answered. */
export const correctedCampaign: Seed = Effect.gen(function* () {
  yield* busyBakery
  const now = yield* Clock.currentTimeMillis
  const first = planOf(sampleDraft)
  const corrected: CampaignPlan = {
    ...first,
    business: { ...first.business, tagline: "Open on Sundays" },
    accounts: { linkedAccounts: { usePortalPage: true, instagram: false } },
  }
  const decided: CampaignPlan = { ...corrected, targeting: { ...corrected.targeting, targetGender: "Female" } }
  const plans = yield* CampaignPlans
  for (const [index, plan] of [first, corrected, decided].entries())
    yield* plans.add({
      businessProfileId: bakery.id,
      campaignId,
      revision: index + 1,
      contentHash: `hash-${index}`,
      plan,
      madeAt: now - (9 - 4 * index) * day,
    })
  const campaigns = yield* CampaignRepository
  const campaign = yield* campaigns.byId(bakery.id, campaignId)
  yield* campaigns.save({ ...campaign, plan: { draft: 3, launched: 2 } })
}).pipe(Effect.orDie)
