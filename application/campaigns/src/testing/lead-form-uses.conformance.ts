import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import type { Tables } from "@application/kernel"
import type { UsedLeadForm } from "@domain/creatives"
import { emptyPlan } from "@domain/campaigns/testing"
import { BusinessProfileId } from "@domain/kernel"
import { CampaignRepository, LeadFormUses } from "../ports/index.ts"
import { keepCampaign, keepingBusiness } from "./keep-campaign.ts"

const businessProfileId = keepingBusiness

const kept = (
  number: number,
  revisions: ReadonlyArray<UsedLeadForm | undefined>,
  plan: { draft: number; launched?: number },
) =>
  keepCampaign(
    number,
    revisions.map((savedForm) =>
      emptyPlan({ creative: { creativeDetail: savedForm === undefined ? {} : { savedForm } } }),
    ),
    plan,
  )

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
