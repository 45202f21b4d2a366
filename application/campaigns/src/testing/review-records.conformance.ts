import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import type { Tables } from "@application/kernel"
import type { ReviewRecord } from "@domain/campaigns"
import { BusinessProfileId, CampaignId, PortalId, UserId } from "@domain/kernel"
import { type RecordQuery, ReviewRecords } from "../ports/review-records.ts"
import { ReviewDecisions } from "../stores/review-decisions.ts"

const here = PortalId.make(1)
const [asha, ben] = [UserId.make(11), UserId.make(12)]
const every: RecordQuery = { search: "", skip: 0, limit: 20 }

const record = (changes: Partial<Omit<ReviewRecord, "id">> = {}): Omit<ReviewRecord, "id"> => ({
  portalId: here,
  businessProfileId: BusinessProfileId.make(7),
  campaignId: CampaignId.make(70),
  campaignName: "Sunrise",
  askedAt: 1_000,
  dueAt: 5_000,
  decidedAt: 4_000,
  decidedBy: asha,
  decision: { decision: "approved" },
  attempt: 1,
  sample: "none",
  ...changes,
})
const sentBack = { decision: "rejected", reasons: ["poorPicture"], words: { en: "Blurred." } } as const

/** What every `ReviewRecords` does, on a fresh store per layer build that its declared store shares. */
export const reviewRecordsConformance = (layer: Layer.Layer<ReviewRecords | Tables, unknown>) => {
  const withRecords = <A, E>(
    records: ReadonlyArray<Omit<ReviewRecord, "id">>,
    story: (port: ReviewRecords["Service"]) => Effect.Effect<A, E, Tables>,
  ) =>
    Effect.gen(function* () {
      const decisions = yield* ReviewDecisions
      for (const one of records) yield* decisions.add(one)
      return yield* story(yield* ReviewRecords)
    }).pipe(Effect.provide(layer), Effect.scoped, Effect.runPromise)

  test("a portal's decisions are found whole, the latest first", async () => {
    const first = record({ firstBy: ben, amount: { amount: 9, currency: "INR" }, sample: "agreed" })
    const looked = { ...first, secondLook: { by: UserId.make(13), at: 9, note: "Fine" } }
    await withRecords([looked, record({ decision: sentBack }), record({ portalId: PortalId.make(2) })], (port) =>
      Effect.gen(function* () {
        const records = yield* port.page(here, every)
        expect(records.map(({ id: _id, ...rest }) => rest)).toEqual([record({ decision: sentBack }), looked])
      }),
    )
  })

  test("decisions are narrowed by outcome, sample, reviewer and name, and paged", async () => {
    const records = [
      record({ campaignName: "Tulip" }),
      record({ campaignName: "Rose", sample: "waiting", decidedBy: ben }),
      record({ campaignName: "Rosemary", decision: sentBack }),
    ]
    await withRecords(records, (port) =>
      Effect.gen(function* () {
        const found = (query: Partial<RecordQuery>) =>
          Effect.map(port.page(here, { ...every, ...query }), (page) => page.map(({ campaignName }) => campaignName))
        expect(yield* found({})).toEqual(["Rosemary", "Rose", "Tulip"])
        expect(yield* found({ skip: 1, limit: 1 })).toEqual(["Rose"])
        expect(yield* found({ decision: "rejected" })).toEqual(["Rosemary"])
        expect(yield* found({ sample: "waiting" })).toEqual(["Rose"])
        expect(yield* found({ decidedBy: asha })).toEqual(["Rosemary", "Tulip"])
        expect(yield* found({ search: "ROSE" })).toEqual(["Rosemary", "Rose"])
        expect(yield* found({ search: "%" })).toEqual([])
      }),
    )
  })

  test("each reviewer's decisions are counted since an instant", async () => {
    const records = [
      record({ sample: "agreed" }),
      record({ sample: "disagreed", decidedAt: 5_000 }),
      record({ decision: sentBack, decidedAt: 2_000 }),
      record({ decidedBy: ben, askedAt: 3_000 }),
      record({ portalId: PortalId.make(2) }),
    ]
    await withRecords(records, (port) =>
      Effect.gen(function* () {
        const none = { late: 0, agreed: 0, disagreed: 0 }
        const bens = { ...none, userId: ben, decided: 1, approved: 1, meanMillis: 1_000 }
        expect(yield* port.figures(here, 2_000)).toEqual([
          { userId: asha, decided: 3, approved: 2, late: 1, meanMillis: 2_667, agreed: 1, disagreed: 1 },
          bens,
        ])
        expect((yield* port.figures(here, 4_000)).map(({ decided }) => decided)).toEqual([2, 1])
        expect(yield* port.figures(here, 5_001)).toEqual([])
      }),
    )
  })
}
