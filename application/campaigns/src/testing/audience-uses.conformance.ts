import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import type { Tables } from "@application/kernel"
import type { PlanTargeting } from "@domain/campaigns"
import { BusinessProfileId } from "@domain/kernel"
import { AudienceUses, CampaignRepository } from "../ports/index.ts"
import { keepCampaign, keepingBusiness } from "./keep-campaign.ts"
import { emptyPlan } from "@domain/campaigns/testing"

const businessProfileId = keepingBusiness

const kept = (number: number, revisions: ReadonlyArray<PlanTargeting>, plan: { draft: number; launched?: number }) =>
  keepCampaign(
    number,
    revisions.map((targeting) => emptyPlan({ targeting })),
    plan,
  )

/** Longer than four bytes: callers may write any number into a plan. */
const families = { id: 2 ** 40, name: "Families" }
const buyers = { id: 11, name: "Buyers" }
const leavers = { id: 12, name: "Leavers" }

/** Conformance tests of `AudienceUses`, on a fresh store per layer build. */
export const audienceUsesConformance = (layer: Layer.Layer<AudienceUses | CampaignRepository | Tables, unknown>) => {
  test("a campaign uses what its launched plan names, else its plan to be launched", () =>
    Effect.gen(function* () {
      yield* kept(70, [{ savedAudience: families }, { includedLists: [buyers] }], { draft: 2, launched: 1 })
      yield* kept(71, [{ includedLists: [buyers], excludedLists: [leavers] }], { draft: 1 })
      yield* kept(72, [{ keywords: ["bread"] }], { draft: 1, launched: 1 })
      const uses = yield* AudienceUses
      expect(yield* uses.of(businessProfileId)).toEqual([
        { campaignId: 71, campaignName: "Campaign 71", listIds: [11, 12] },
        { campaignId: 70, campaignName: "Campaign 70", audienceId: 2 ** 40, listIds: [] },
      ])
      expect(yield* uses.of(BusinessProfileId.make(8))).toEqual([])
    }).pipe(Effect.provide(layer), Effect.runPromise))
}
