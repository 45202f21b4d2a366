import { CampaignPlans } from "@application/campaigns/stores"
import { saveAudience } from "@application/campaigns/use-cases"
import { CampaignRepository } from "@application/campaigns/ports"
import { type AudienceContent, mostSavedAudiences } from "@domain/campaigns"
import { emptyPlan } from "@domain/campaigns/testing"
import { CampaignId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { bakery } from "./bakery.ts"
import { busyBakery, type Seed } from "./seeds.ts"

const families: AudienceContent = {
  targetGender: "All",
  ageBands: ["25-34", "35-44"],
  targetLocation: {
    mode: "NearBusiness",
    radius: 10,
    unit: "Kilometers",
    centre: { name: "Koregaon Park", latitude: 18.5362, longitude: 73.8939 },
    areas: [],
  },
  interests: [
    { id: "6003107902433", name: "Baking", path: ["Interests", "Food and drink", "Baking"] },
    { id: "6003384912200", name: "Parenting", path: ["Interests", "Family", "Parenting"] },
  ],
  includedLists: [],
  excludedLists: [],
}
const offices: AudienceContent = {
  ...families,
  ageBands: ["25-34", "35-44", "45-54"],
  targetLocation: {
    mode: "SpecificArea",
    radius: 10,
    unit: "Kilometers",
    areas: [
      { placeId: "baner", name: "Baner", countryCode: "IN", latitude: 18.559, longitude: 73.7868 },
      { placeId: "hinjewadi", name: "Hinjewadi", countryCode: "IN", latitude: 18.5913, longitude: 73.7389 },
    ],
  },
  interests: [],
}
const kept = (name: string, content: AudienceContent) =>
  saveAudience.handle({ businessProfileId: bakery.id, name, ...content })

/** Two saved audiences, one of them used by the running campaign. */
export const savedAudiences: Seed = Effect.gen(function* () {
  yield* busyBakery
  yield* kept("Offices in the west", offices)
  const { id, name } = yield* kept("Families near the shop", families)
  const campaigns = yield* CampaignRepository
  const campaign = yield* campaigns.byId(bakery.id, CampaignId.make(9201))
  const revision = (campaign.plan?.launched ?? 0) + 1
  yield* (yield* CampaignPlans).add({
    businessProfileId: bakery.id,
    campaignId: campaign.id,
    revision,
    contentHash: "families",
    plan: emptyPlan({ targeting: { ...families, savedAudience: { id, name } } }),
    madeAt: yield* Clock.currentTimeMillis,
  })
  yield* campaigns.save({ ...campaign, plan: { ...campaign.plan, launched: revision } })
}).pipe(Effect.orDie)

/** The most saved audiences that a business may have. */
export const manyAudiences: Seed = Effect.gen(function* () {
  yield* busyBakery
  for (let number = 1; number <= mostSavedAudiences; number += 1) yield* kept(`Audience ${number}`, families)
}).pipe(Effect.orDie)
