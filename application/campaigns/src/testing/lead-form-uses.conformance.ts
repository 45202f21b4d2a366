import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import type { Tables } from "@application/kernel"
import type { UsedLeadForm } from "@domain/creatives"
import { emptyPlan } from "@domain/campaigns/testing"
import { BusinessProfileId, CampaignId, SessionId } from "@domain/kernel"
import { CampaignRepository, LeadFormUses } from "../ports/index.ts"
import { CampaignPlans } from "../stores/campaign-plans.ts"

const businessProfileId = BusinessProfileId.make(7)

const kept = (
  number: number,
  revisions: ReadonlyArray<UsedLeadForm | undefined>,
  plan: { draft: number; launched?: number },
) =>
  Effect.gen(function* () {
    const id = CampaignId.make(number)
    yield* (yield* CampaignRepository).save({
      id,
      businessProfileId,
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
    for (const [index, savedForm] of revisions.entries())
      yield* plans.add({
        businessProfileId,
        campaignId: id,
        revision: index + 1,
        contentHash: `${index}`,
        plan: emptyPlan({ creative: { creativeDetail: savedForm === undefined ? {} : { savedForm } } }),
        madeAt: 1,
      })
  })

/** Longer than four bytes: callers may write any number into a plan. */
const enquiry = { id: 2 ** 39, name: "Enquiry", version: 2 }
const visit = { id: 3, name: "Visit", version: 1 }

/** Conformance tests of `LeadFormUses`, on a fresh store per layer build. */
export const leadFormUsesConformance = (layer: Layer.Layer<LeadFormUses | CampaignRepository | Tables, unknown>) => {
  test("a campaign uses the form of its launched plan, else of its plan to be launched", () =>
    Effect.gen(function* () {
      yield* kept(70, [enquiry, visit], { draft: 2, launched: 1 })
      yield* kept(71, [visit], { draft: 1 })
      yield* kept(72, [undefined], { draft: 1, launched: 1 })
      const uses = yield* LeadFormUses
      expect(yield* uses.of(businessProfileId)).toEqual([
        { campaignId: 71, campaignName: "Campaign 71", formId: 3, version: 1, isLaunched: false },
        { campaignId: 70, campaignName: "Campaign 70", formId: 2 ** 39, version: 2, isLaunched: true },
      ])
      expect(yield* uses.of(BusinessProfileId.make(8))).toEqual([])
    }).pipe(Effect.provide(layer), Effect.runPromise))
}
