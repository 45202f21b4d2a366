import { BusinessProfileRepository } from "@application/businesses/ports"
import { sampleDraft } from "@application/campaigns/testing"
import { Memberships } from "@application/identity/ports"
import { SessionRepository } from "@application/signup/ports"
import { BusinessProfileId, CampaignId, SessionId } from "@domain/kernel"
import { Effect } from "effect"
import { bakery, cafe, owner } from "./bakery.ts"
import { busyBakery, type Seed } from "./seeds.ts"

/** The busy bakery beside a café that has told its details in a draft of its own. */
export const describedCafe: Seed = Effect.gen(function* () {
  yield* busyBakery
  const details = {
    ...sampleDraft,
    sessionId: SessionId.make("00000000-0000-4000-8000-000000009280"),
    encodedId: "bloom-cafe",
    businessProfileId: cafe.id,
    campaignId: CampaignId.make(9280),
    userId: owner.user.id,
    business: {
      ...sampleDraft.business,
      name: cafe.name,
      category: { slug: "cafe", name: "Café" },
      services: ["Breakfast"],
      location: { city: "Mysuru", state: "Karnataka", postalCode: "570001", countryCode: "IN" },
    },
    paid: false,
  }
  yield* (yield* SessionRepository).create({ portalId: owner.portalId, details })
})

/** The same among nine further businesses. */
export const manyBusinesses: Seed = Effect.gen(function* () {
  yield* describedCafe
  const profiles = yield* BusinessProfileRepository
  const model = yield* profiles.byId(bakery.id)
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const id = BusinessProfileId.make(9110 + number)
    yield* profiles.save({ ...model, id, name: `Bloom Kiosk ${number}` })
    yield* (yield* Memberships).join(owner.user.id, { businessProfileId: id, roleId: "ClientAccess" })
  }
})
