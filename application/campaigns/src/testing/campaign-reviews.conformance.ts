import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import { AddOnPurchases } from "@application/wallet/ports"
import type { Campaign } from "@domain/campaigns"
import { BusinessProfileId, CampaignId, PortalId, SessionId } from "@domain/kernel"
import { PriceListId } from "@domain/pricing"
import { CampaignRepository } from "../ports/campaign-repository.ts"
import { CampaignReviews, type ReviewQuery } from "../ports/campaign-reviews.ts"

const here = PortalId.make(1)
const askedAt = 1_700_000_000_000

const waiting = (id: number, changes: Partial<Campaign> = {}): Campaign => ({
  id: CampaignId.make(id),
  businessProfileId: BusinessProfileId.make(7),
  sessionId: SessionId.make(`00000000-0000-4000-8000-${String(id).padStart(12, "0")}`),
  name: `Campaign ${id}`,
  region: "IN",
  status: "InReview",
  channels: [{ channel: "Social", status: "Waiting" }],
  spent: 0,
  createdAt: askedAt,
  portalReview: { portalId: here, askedAt: askedAt - id },
  ...changes,
})
const everything: ReviewQuery = { search: "", sort: "askedAt", isDescending: false, skip: 0, limit: 20, now: askedAt }

/** What every `CampaignReviews` does, on a fresh store per layer build that its `CampaignRepository` shares. */
export const campaignReviewsConformance = (
  layer: Layer.Layer<AddOnPurchases | CampaignReviews | CampaignRepository, unknown>,
) => {
  const withCampaigns = <A, E>(
    campaigns: ReadonlyArray<Campaign>,
    story: (reviews: CampaignReviews["Service"]) => Effect.Effect<A, E, AddOnPurchases>,
  ) =>
    Effect.gen(function* () {
      const repository = yield* CampaignRepository
      for (const campaign of campaigns) yield* repository.save(campaign)
      return yield* story(yield* CampaignReviews)
    }).pipe(Effect.provide(layer), Effect.scoped, Effect.runPromise)
  const review = { portalId: here, askedAt }

  test("only campaigns that wait for this portal's decision are found, whole", async () => {
    const { portalReview: _none, ...unreviewed } = waiting(2)
    const elsewhere = { portalId: PortalId.make(2), askedAt }
    const decided = { ...review, decision: { decision: "rejected", reasons: ["poorPicture"] }, decidedAt: 1 } as const
    const others = [
      unreviewed,
      waiting(3, { portalReview: elsewhere }),
      waiting(4, { portalReview: decided }),
      waiting(5, { status: "Archived" }),
    ]
    await withCampaigns([waiting(1), ...others], (reviews) =>
      Effect.gen(function* () {
        const found = yield* reviews.list(here, everything)
        expect([found.total, found.waiting.map(({ campaign }) => campaign)]).toEqual([1, [waiting(1)]])
        expect((yield* reviews.find(here, CampaignId.make(1), askedAt))?.campaign).toEqual(waiting(1))
        const absent = yield* Effect.forEach([2, 3, 4, 5, 9], (id) => reviews.find(here, CampaignId.make(id), askedAt))
        expect(absent).toEqual(Array.from({ length: 5 }, () => undefined))
      }),
    )
  })

  test("by due time overdue campaigns come first, then the others, without one last", async () => {
    const { reviewDueAt: _none, ...unpromised } = waiting(4)
    const campaigns = [
      waiting(1, { reviewDueAt: askedAt + 9 }),
      waiting(2, { reviewDueAt: askedAt + 5 }),
      waiting(3, { reviewDueAt: askedAt - 5 }),
      unpromised,
    ]
    await withCampaigns(campaigns, (reviews) =>
      Effect.gen(function* () {
        const { waiting: found } = yield* reviews.list(here, { ...everything, sort: "dueAt" })
        expect(found.map(({ campaign }) => campaign.id)).toEqual([3, 2, 1, 4])
      }),
    )
  })

  test("campaigns that wait with the same design are found without the one itself", async () => {
    const designed = (id: number, design: string, changes: Partial<Campaign["portalReview"]> = {}) =>
      waiting(id, { portalReview: { portalId: here, askedAt: askedAt - id, design, ...changes } })
    const campaigns = [
      designed(1, "aa"),
      designed(2, "aa"),
      designed(3, "aa"),
      designed(4, "bb"),
      designed(5, "aa", { portalId: PortalId.make(2) }),
      designed(6, "aa", { decision: { decision: "approved" }, decidedAt: 1 }),
      waiting(7),
      waiting(8),
    ]
    await withCampaigns(campaigns, (reviews) =>
      Effect.gen(function* () {
        const idsLike = (campaign: Campaign, limit = 9) =>
          Effect.map(reviews.sameDesign(here, campaign, askedAt, limit), (found) => found.map((one) => one.campaign.id))
        expect(yield* idsLike(designed(1, "aa"))).toEqual([3, 2])
        expect(yield* idsLike(designed(1, "aa"), 1)).toEqual([3])
        expect(yield* idsLike(waiting(7))).toEqual([])
      }),
    )
  })

  test("undecided campaigns of all portals are found, the longest waiting first", async () => {
    const decision = { decision: "approved" } as const
    const others = [
      waiting(2, { portalReview: { portalId: PortalId.make(2), askedAt: askedAt - 9 } }),
      waiting(3, { portalReview: { ...review, askedAt: askedAt - 9, decision, decidedAt: 1 } }),
      waiting(4, { status: "Active" }),
      waiting(5, { status: "Archived" }),
      waiting(6, { portalReview: review }),
    ]
    await withCampaigns([waiting(1), ...others], (reviews) =>
      Effect.gen(function* () {
        const idsBefore = (at: number, limit: number) =>
          Effect.map(reviews.undecided(at, limit), (keys) => keys.map(({ campaignId }) => campaignId))
        expect(yield* idsBefore(askedAt, 9)).toEqual([2, 1])
        expect(yield* idsBefore(askedAt, 1)).toEqual([2])
        expect(yield* idsBefore(askedAt - 9, 9)).toEqual([])
        expect(yield* reviews.undecided(askedAt - 8, 9)).toEqual([{ businessProfileId: 7, campaignId: 2 }])
      }),
    )
  })

  test("waiting campaigns are searched, sorted and paged", async () => {
    const names = ["Tulip", "Rose", "Rosemary"]
    await withCampaigns(
      names.map((name, index) => waiting(index + 1, { name })),
      (reviews) =>
        Effect.gen(function* () {
          const found = (query: Partial<ReviewQuery>) =>
            Effect.map(reviews.list(here, { ...everything, ...query }), (page) => [
              page.total,
              ...page.waiting.map(({ campaign }) => campaign.name),
            ])
          expect(yield* found({})).toEqual([3, "Rosemary", "Rose", "Tulip"])
          expect(yield* found({ isDescending: true, skip: 1, limit: 1 })).toEqual([3, "Rose"])
          expect(yield* found({ sort: "name" })).toEqual([3, "Rose", "Rosemary", "Tulip"])
          expect(yield* found({ search: "ROSE", sort: "name", isDescending: true })).toEqual([2, "Rosemary", "Rose"])
          expect(yield* found({ search: "%" })).toEqual([0])
        }),
    )
  })

  test("campaigns of businesses with priority care come first in any order, marked", async () => {
    const other = BusinessProfileId.make(8)
    const campaigns = [waiting(1), waiting(2, { businessProfileId: other }), waiting(3)]
    const bought = Effect.flatMap(AddOnPurchases, ({ add }) =>
      add("key", {
        businessProfileId: other,
        tierName: "Starter",
        days: 1,
        priceListId: PriceListId.make(1),
        currency: "INR",
        price: 0,
        tax: 0,
        total: 0,
        boughtAt: askedAt,
        startsAt: askedAt,
        endsAt: askedAt + 100,
      }),
    )
    await withCampaigns(campaigns, (reviews) =>
      Effect.gen(function* () {
        yield* bought
        const idsAt = (now: number, query: Partial<ReviewQuery> = {}) =>
          Effect.map(reviews.list(here, { ...everything, ...query, now }), (page) =>
            page.waiting.map(({ campaign, isPriority }) => (isPriority ? -campaign.id : campaign.id)),
          )
        expect(yield* idsAt(askedAt - 1)).toEqual([3, 2, 1])
        expect(yield* idsAt(askedAt)).toEqual([-2, 3, 1])
        expect(yield* idsAt(askedAt, { sort: "name" })).toEqual([-2, 1, 3])
        expect(yield* idsAt(askedAt, { sort: "dueAt" })).toEqual([-2, 1, 3])
        expect(yield* idsAt(askedAt, { limit: 1, skip: 1 })).toEqual([3])
        // The care has ended, and the campaign had it while it waited.
        expect(yield* idsAt(askedAt + 900)).toEqual([-2, 3, 1])
        expect((yield* reviews.find(here, CampaignId.make(2), askedAt))?.isPriority).toBe(true)
        expect((yield* reviews.find(here, CampaignId.make(1), askedAt))?.isPriority).toBe(false)
      }),
    )
  })
}
