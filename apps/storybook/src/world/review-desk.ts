import { CampaignRepository, LaunchRuns } from "@application/campaigns/ports"
import { ReviewDecisions } from "@application/campaigns/stores"
import { PortalRecords } from "@application/portals/ports"
import { MemoryLandingPages } from "@application/signup/testing"
import type { Campaign, ReviewRecord } from "@domain/campaigns"
import { CampaignId, UserId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { bakery, owner } from "./bakery.ts"
import { bakeryCampaigns } from "./campaigns.ts"
import { portalTeam } from "./portal-team.ts"
import type { Seed } from "./seeds.ts"

const { portalId } = owner
const hour = 3_600_000
const day = 24 * hour
const me = owner.user.id
/** A colleague of the owner, from the portal's team. */
const colleague = UserId.make(9_501)

/** The rules of this portal: large campaigns need two people, and every tenth approval is looked at again. */
const rules = { twoPeopleFrom: [{ currency: "INR", amount: 20_000_00 }], samplePercent: 10 } as const

const decisions = (now: number): ReadonlyArray<Omit<ReviewRecord, "id">> => {
  const one = (changes: Partial<ReviewRecord> & { readonly age: number; readonly took: number }) => {
    const { age, took, ...rest } = changes
    const decidedAt = now - age * day
    const askedAt = decidedAt - took
    return {
      portalId,
      businessProfileId: bakery.id,
      campaignId: CampaignId.make(9203),
      campaignName: "Christmas hampers",
      askedAt,
      dueAt: askedAt + 2 * day,
      decidedAt,
      decidedBy: colleague,
      decision: { decision: "approved" },
      attempt: 1,
      sample: "none",
      ...rest,
    } satisfies Omit<ReviewRecord, "id">
  }
  const note = "The price is not on the page."
  const words = { en: "Please name the price in the ad.", he: "נא לציין את המחיר במודעה." }
  return [
    one({ age: 9, took: 50 * hour, campaignName: "Diwali boxes", decidedBy: me }),
    one({
      age: 7,
      took: 5 * hour,
      campaignName: "Birthday cakes, same day",
      decision: { decision: "rejected", reasons: ["unclearOffer"], words },
    }),
    one({
      age: 5,
      took: 40 * 60_000,
      campaignName: "Rye loaves",
      sample: "disagreed",
      secondLook: { by: me, at: now - 4 * day, note },
    }),
    one({ age: 3, took: 3 * hour, firstBy: me, amount: { amount: 64_900_00, currency: "INR" } }),
    one({ age: 2, took: 2 * hour, sample: "waiting" }),
    one({ age: 1, took: hour, campaignName: "Plum cakes", decidedBy: me, sample: "waiting" }),
  ]
}

const waitingWith = Effect.fnUntraced(function* (
  campaignId: CampaignId,
  review: Partial<NonNullable<Campaign["portalReview"]>>,
) {
  const campaigns = yield* CampaignRepository
  const campaign = yield* campaigns.byId(bakery.id, campaignId)
  if (campaign.portalReview === undefined) return
  yield* campaigns.save({ ...campaign, portalReview: { ...campaign.portalReview, ...review } })
})

/** A portal with rules for its reviewers, two campaigns with the same ads, one without, and decisions of every kind. */
export const reviewedPortal: Seed = Effect.gen(function* () {
  yield* portalTeam
  const now = yield* Clock.currentTimeMillis
  const records = yield* PortalRecords
  const { portal, revision } = yield* records.byId(portalId)
  const flags = { ...portal.flags, isCampaignReviewed: true }
  yield* records.change({ portal: { ...portal, flags, review: rules }, revision })

  const campaigns = yield* CampaignRepository
  const runs = yield* LaunchRuns
  const [first, second] = bakeryCampaigns(now)
  if (first === undefined || second === undefined) return
  yield* waitingWith(first.id, { design: "wedding", approvals: [{ by: colleague, at: now - 2 * hour }] })
  yield* waitingWith(second.id, { design: "cakes" })
  const model = yield* campaigns.byId(bakery.id, second.id)
  const run = yield* runs.latest(bakery.id, second.id)
  if (run !== undefined)
    for (const [index, town] of ["Indiranagar", "Whitefield"].entries()) {
      const id = CampaignId.make(9_290 + index)
      yield* campaigns.save({ ...model, id, name: `Sourdough mornings, ${town}` })
      yield* runs.save({ ...run, campaignId: id })
    }

  const kept = yield* ReviewDecisions
  for (const one of decisions(now)) yield* kept.add(one)

  const pages = yield* MemoryLandingPages
  const address = "https://bloom-bakery.example/cakes"
  const words = "Bloom Bakery. Cakes for weddings and birthdays, baked to order on Church Street. Prices from ₹900."
  pages.add(address, { kind: "answered", from: address, address, words })
})

/** The same portal before anybody has approved its large campaign. */
export const unapprovedReview: Seed = Effect.gen(function* () {
  yield* reviewedPortal
  const [first] = bakeryCampaigns(yield* Clock.currentTimeMillis)
  if (first !== undefined) yield* waitingWith(first.id, { approvals: [] })
})

/** The same portal while a colleague looks at the first campaign. */
export const takenReview: Seed = Effect.gen(function* () {
  yield* reviewedPortal
  const now = yield* Clock.currentTimeMillis
  const [first] = bakeryCampaigns(now)
  if (first !== undefined) yield* waitingWith(first.id, { claim: { by: colleague, at: now - 5 * 60_000 } })
})

/** The same portal with a page that does not answer. */
export const silentPage: Seed = Effect.gen(function* () {
  yield* reviewedPortal
  const pages = yield* MemoryLandingPages
  pages.add("https://bloom-bakery.example/cakes", { kind: "silent" })
})
