import { FranchiseCampaigns, FranchiseOutcomes, FranchiseStores } from "@application/franchise/stores"
import { CampaignRepository } from "@application/campaigns/ports"
import { MemoryDatabase } from "@application/kernel/testing"
import type { CampaignStatus } from "@domain/campaigns"
import type { FranchiseAd, FranchiseStore } from "@domain/franchise"
import { CampaignId, IdempotencyKey, SessionId } from "@domain/kernel"
import { seedPriceLists } from "@domain/pricing/seed"
import { Clock, Effect } from "effect"
import { bakery } from "./bakery.ts"
import { bakeryAs } from "./categories.ts"
import type { Seed } from "./seeds.ts"

const cities = [
  { region: "West", city: "Pune", latitude: 18.52, longitude: 73.85, stores: 14 },
  { region: "West", city: "Mumbai", latitude: 19.07, longitude: 72.87, stores: 22 },
  { region: "North", city: "Delhi", latitude: 28.61, longitude: 77.2, stores: 16 },
  { region: "South", city: "Bengaluru", latitude: 12.97, longitude: 77.59, stores: 11 },
] as const

const storesOf = ({ region, city, latitude, longitude, stores }: (typeof cities)[number]) =>
  Array.from({ length: stores }, (_, index): FranchiseStore => {
    const number = String(index + 1).padStart(2, "0")
    const isPlaced = index % 13 !== 12
    return {
      code: `${city.slice(0, 3).toUpperCase()}-${number}`,
      name: `${city} ${index + 1}`,
      address: `${index + 4} Station Road, ${city}`,
      ...(index % 7 !== 6 && { town: city }),
      price: `₹${199 + 10 * (index % 4)}`,
      ...(isPlaced && {
        latitude: latitude + 0.013 * (index % 5),
        longitude: longitude + 0.017 * Math.floor(index / 5),
      }),
      radius: index % 3 === 0 ? 5 : 8,
      unit: "Kilometers",
      ...(index % 4 !== 3 && { phone: `+9198${String(40_000_000 + index)}` }),
      region,
      hours: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 480, to: 1260 })),
      population: 20_000 + 7_300 * index,
      sales: 900_000 + 41_000 * index,
      isOpen: index % 9 !== 8,
    }
  })

/** A head office without stores. */
export const newFranchise: Seed = bakeryAs({ category: "HqFranchise" })

/** A head office with sixty-three stores in four cities: some closed, some without a place. */
export const franchiseWithStores: Seed = Effect.gen(function* () {
  yield* newFranchise
  const kept = yield* FranchiseStores
  for (const store of cities.flatMap(storesOf)) yield* kept.save({ businessProfileId: bakery.id, ...store })
})

/** The campaigns over stores of these worlds. */
const draftId = CampaignId.make(9401)
const launchedId = CampaignId.make(9402)

const locked = (text: string) => ({ text, rule: "Locked" as const })

const ad: FranchiseAd = {
  objective: "WebsiteVisits",
  channels: ["Social", "Search"],
  callToAction: "LearnMore",
  services: ["Cakes", "Bread"],
  keywords: [
    "bakery",
    "bakery near me",
    "birthday cake",
    "fresh bread",
    "cake shop",
    "sourdough",
    "cake delivery",
    "bread shop",
    "custom cakes",
    "pastry shop",
  ],
  primaryText: locked("Fresh bread and cakes in {town} every morning, from {price}."),
  headline: { text: "Bakery in {town}", rule: "Choice", choices: ["Your bakery in {town}"] },
  description: { text: "Call {phone}", rule: "Free" },
  searchHeadlines: [locked("Bakery in {town}"), locked("Cakes from {price}"), locked("Order at {store}")],
  searchDescriptions: [locked("Baked on the spot at {store}."), locked("Order by phone or on our website.")],
  website: locked("https://bloom-bakery.example/{code}"),
}

const draft = {
  businessProfileId: bakery.id,
  name: "Diwali cakes",
  budgetType: "Lifetime",
  terms: { total: 24_000_000, minimum: 490_000, distribution: "Population", days: 14 },
  ad,
  version: 1,
} as const

/** A head office with stores, and a campaign over them that is not launched. */
export const franchiseDraft: Seed = Effect.gen(function* () {
  yield* franchiseWithStores
  const createdAt = yield* Clock.currentTimeMillis
  yield* (yield* FranchiseCampaigns).save({ ...draft, id: draftId, createdAt })
})

const statusOf = (index: number): CampaignStatus =>
  index % 9 === 4 ? "Paused" : index % 11 === 6 ? "InReview" : "Active"

/** A launch over twenty-eight stores: `problems` failed, and `waiting` are still to be launched. */
const launchedFranchise = (problems: number, waiting: number): Seed =>
  Effect.gen(function* () {
    yield* franchiseDraft
    const now = yield* Clock.currentTimeMillis
    const { rows } = yield* (yield* FranchiseStores).list("ofBusiness", { businessProfileId: bakery.id })
    const launched = rows.filter(({ isOpen, latitude }) => isOpen && latitude !== undefined).slice(0, 28)
    const amount = 7_080_00
    const total = launched.length * amount
    yield* (yield* FranchiseCampaigns).save({
      ...draft,
      id: launchedId,
      name: "Monsoon bread",
      createdAt: now - 1,
      launch: {
        idempotencyKey: IdempotencyKey.make("franchise:9402:1"),
        at: now,
        on: "2026-11-20",
        currency: "INR",
        stores: launched.map(({ code }) => ({ code, dailyBudget: 35_000, total: amount, hash: "" })),
        price: {
          currency: "INR",
          media: launched.length * 6_000_00,
          promoDiscount: 0,
          serviceFee: 0,
          serviceFeeWaived: 0,
          taxes: [{ kind: "IGST", ratePercent: 18, amount: launched.length * 1_080_00 }],
          tax: launched.length * 1_080_00,
          total,
        },
        priceListId: seedPriceLists.IN.id,
        place: "unknown",
      },
    })
    const [campaigns, outcomes] = [yield* CampaignRepository, yield* FranchiseOutcomes]
    const days = (yield* MemoryDatabase).table<string, object>("daily_metrics")
    for (const [index, { code, name }] of launched.slice(0, launched.length - waiting).entries()) {
      const key = { businessProfileId: bakery.id, franchiseCampaignId: launchedId, code }
      if (index < problems) {
        yield* outcomes.add({ ...key, problem: ["franchise.launch.storeChanged"] })
        continue
      }
      const campaignId = CampaignId.make(95_000 + index)
      const status = statusOf(index)
      yield* campaigns.save({
        id: campaignId,
        businessProfileId: bakery.id,
        sessionId: SessionId.make(`00000000-0000-4000-8000-${String(95_000 + index).padStart(12, "0")}`),
        region: "IN",
        name: `Monsoon bread · ${name}`,
        status,
        ...(status === "Paused" && { pauseReason: "owner" }),
        channels: [{ channel: "Social", status: "Active" }],
        budget: {
          budgetType: "Lifetime",
          schedulingMode: "RunContinuously",
          currency: "INR",
          dailyBudget: 35_000,
          days: 14,
        },
        spent: 0,
        createdAt: now + index,
        partOf: launchedId,
      })
      yield* outcomes.add({ ...key, campaignId })
      if (status === "InReview") continue
      days.set(`franchise-${index}`, {
        businessProfileId: bakery.id,
        campaignId,
        externalCampaignId: `f${index}`,
        date: "2026-11-18",
        channel: "Social",
        impressions: 9_000 + 310 * index,
        clicks: 180 + 7 * index,
        // The first store brings far more than the others, and the second nothing.
        results: index === problems ? 240 : index === problems + 1 ? 0 : 30 + (index % 5),
        spend: 180_000 + 2_000 * index,
        reportedSpend: 180_000 + 2_000 * index,
      })
    }
  })

/** A launch that is over, with results. */
export const franchiseLaunched: Seed = launchedFranchise(0, 0)
/** A launch with three failed stores. */
export const franchisePartlyLaunched: Seed = launchedFranchise(3, 0)
/** A launch that goes on. */
export const franchiseLaunching: Seed = launchedFranchise(1, 17)
