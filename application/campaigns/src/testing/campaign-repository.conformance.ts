import { Clock, Effect, type Layer, Schema } from "effect"
import { expect, test } from "vitest"
import type { Campaign, CampaignOrder, CampaignTab } from "@domain/campaigns"
import { BusinessProfileId, CampaignId, SessionId } from "@domain/kernel"
import { ListCampaigns } from "../contract/index.ts"
import { type CampaignListQuery, CampaignRepository } from "../ports/campaign-repository.ts"
import { CampaignMetrics } from "../ports/campaign-results.ts"
import { cursorOf } from "../ports/list-cursor.ts"

const mine = BusinessProfileId.make(7)
const other = BusinessProfileId.make(8)

const sessionOf = (id: number) => SessionId.make(`00000000-0000-4000-8000-${String(id).padStart(12, "0")}`)

const campaign = (id: number, changes: Partial<Campaign> = {}): Campaign => ({
  id: CampaignId.make(id),
  businessProfileId: mine,
  sessionId: sessionOf(id),
  name: `Campaign ${id}`,
  region: "IN",
  status: "Draft",
  channels: [],
  spent: 0,
  createdAt: 1_700_000_000_000 + id,
  ...changes,
})

const whole = campaign(1, {
  status: "Active",
  objective: "LeadGeneration",
  channels: [
    { channel: "Social", status: "Active", externalCampaignId: "123" },
    { channel: "Search", status: "Rejected", reason: "Not allowed" },
  ],
  budget: {
    budgetType: "Lifetime",
    schedulingMode: "RunContinuously",
    currency: "INR",
    dailyBudget: 35_000,
    days: 7,
  },
  startDate: "2026-11-20",
  endDate: "2026-11-26",
  pictureUrl: "/media/a.png",
  submittedAt: 1_700_000_000_001,
  reviewDueAt: 1_700_000_000_002,
  wentLiveAt: 1_700_000_000_003,
})

const day = { externalCampaignId: "c1", impressions: 100, clicks: 4, results: 3, spend: 1_000 }
const none = { impressions: 0, clicks: 0, results: 0, spend: 0 }

const decode = Schema.decodeUnknownSync(Schema.fromJsonString(ListCampaigns.output))
/** What every `CampaignRepository` does, on a fresh store per layer build that its `CampaignMetrics` shares. */
export const campaignRepositoryConformance = (layer: Layer.Layer<CampaignRepository | CampaignMetrics, unknown>) => {
  const run = <A, E>(work: Effect.Effect<A, E, CampaignRepository | CampaignMetrics>) =>
    Effect.runPromise(Effect.provide(work, layer))
  /** Runs at an instant. */
  const runAt = <A, E>(at: number, work: Effect.Effect<A, E, CampaignRepository | CampaignMetrics>) =>
    Effect.clockWith((clock) =>
      Effect.provideService(Effect.provide(work, layer), Clock.Clock, {
        currentTimeMillisUnsafe: () => at,
        currentTimeMillis: Effect.succeed(at),
        currentTimeNanosUnsafe: () => clock.currentTimeNanosUnsafe(),
        currentTimeNanos: clock.currentTimeNanos,
        monotonicTimeNanosUnsafe: () => clock.monotonicTimeNanosUnsafe(),
        monotonicTimeNanos: clock.monotonicTimeNanos,
        sleep: (duration) => clock.sleep(duration),
      }),
    ).pipe(Effect.runPromise)

  const filled = Effect.fnUntraced(function* (...all: ReadonlyArray<Campaign>) {
    const campaigns = yield* CampaignRepository
    yield* Effect.forEach(all, campaigns.save, { discard: true })
    return campaigns
  })

  test("a campaign is found whole by its id, and by its session", () =>
    run(
      Effect.gen(function* () {
        const campaigns = yield* filled(whole, campaign(2))
        expect(yield* campaigns.byId(mine, whole.id)).toEqual(whole)
        expect(yield* campaigns.forChange(mine, whole.id)).toEqual(whole)
        expect(yield* campaigns.ofSession(mine, sessionOf(1))).toEqual(whole)
        expect(yield* campaigns.ofSession(mine, sessionOf(9))).toBeUndefined()
      }),
    ))

  test("another profile's campaign is neither found, listed nor removed", () =>
    run(
      Effect.gen(function* () {
        const campaigns = yield* filled(whole)
        expect((yield* Effect.flip(campaigns.byId(other, whole.id)))._tag).toBe("CampaignNotFound")
        expect((yield* Effect.flip(campaigns.withTotals(other, whole.id)))._tag).toBe("CampaignNotFound")
        expect(yield* campaigns.ofSession(other, sessionOf(1))).toBeUndefined()
        expect((yield* campaigns.list(other, { tab: "all", limit: 10 })).campaigns).toEqual([])
        yield* campaigns.remove(other, whole.id)
        expect(yield* campaigns.byId(mine, whole.id)).toEqual(whole)
      }),
    ))

  test("saving again replaces, removing forgets", () =>
    run(
      Effect.gen(function* () {
        const campaigns = yield* filled(whole, campaign(1, { name: "Renamed" }))
        expect((yield* campaigns.byId(mine, whole.id)).name).toBe("Renamed")
        yield* campaigns.remove(mine, whole.id)
        expect((yield* Effect.flip(campaigns.byId(mine, whole.id))).campaignId).toBe(whole.id)
      }),
    ))

  test("pages follow each other newest first, also while campaigns are added", () =>
    run(
      Effect.gen(function* () {
        const same = { createdAt: 1_700_000_000_000 }
        const campaigns = yield* filled(
          campaign(1, same),
          campaign(2, same),
          campaign(3, same),
          campaign(4),
          campaign(5),
        )
        const first = yield* campaigns.list(mine, { tab: "all", limit: 2 })
        expect(first.campaigns.map(({ id }) => id)).toEqual([5, 4])
        yield* campaigns.save(campaign(6))
        const cursor = first.nextCursor ?? ""
        const second = yield* campaigns.list(mine, { tab: "all", limit: 2, cursor })
        expect(second.campaigns.map(({ id }) => id)).toEqual([3, 2])
        const third = yield* campaigns.list(mine, { tab: "all", limit: 2, cursor: second.nextCursor ?? "" })
        expect(third.campaigns.map(({ id }) => id)).toEqual([1])
        expect(third.nextCursor).toBeUndefined()
      }),
    ))

  test("a page's JSON text decodes to the page, whatever is asked for", () =>
    run(
      Effect.gen(function* () {
        const campaigns = yield* filled(whole, campaign(2), campaign(3))
        const queries: ReadonlyArray<CampaignListQuery> = [
          { tab: "all", limit: 2 },
          { tab: "all", limit: 2, cursor: cursorOf({ at: campaign(3).createdAt, id: 3 }) },
          { tab: "draft", limit: 2, search: "campaign 2" },
          { tab: "draft", limit: 2, search: "2", cursor: cursorOf({ at: campaign(3).createdAt, id: 3 }) },
          { statuses: ["Draft"], ids: [CampaignId.make(2), CampaignId.make(9)], limit: 2 },
          { statuses: [], limit: 2 },
          { tab: "upcoming", order: "dearest", from: "2026-11-20", page: 2, limit: 2 },
        ]
        for (const query of queries) {
          const { json } = yield* campaigns.listJson(mine, query)
          expect(decode(json)).toEqual(yield* campaigns.list(mine, query))
        }
      }),
    ))

  test("a tab lists its statuses and every tab is counted whatever is searched for", () =>
    run(
      Effect.gen(function* () {
        const campaigns = yield* filled(
          campaign(1, { status: "Active" }),
          campaign(2, { status: "Approved" }),
          campaign(3, { status: "Rejected" }),
          campaign(4, { status: "Paused" }),
          campaign(5, { status: "Completed" }),
          campaign(6),
          campaign(7, { status: "Archived" }),
        )
        const counts = {
          all: 6,
          rejected: 1,
          active: 2,
          ongoing: 2,
          inReview: 0,
          upcoming: 0,
          paused: 1,
          completed: 1,
          draft: 1,
          archived: 1,
        }
        const listed = Effect.fnUntraced(function* (tab: CampaignTab, search?: string) {
          const page = yield* campaigns.list(mine, { tab, limit: 10, ...(search !== undefined && { search }) })
          expect(page.counts).toEqual(counts)
          return page.campaigns.map(({ id }) => id)
        })
        expect(yield* listed("active")).toEqual([2, 1])
        expect(yield* listed("rejected")).toEqual([3])
        expect(yield* listed("inReview")).toEqual([])
        expect(yield* listed("all")).toEqual([6, 5, 4, 3, 2, 1])
        expect(yield* listed("all", "CAMPAIGN 4")).toEqual([4])
      }),
    ))

  test("tabs that depend on days take the day where each campaign runs", () =>
    runAt(
      // 21 November in India, 20 November in the United Kingdom.
      Date.parse("2026-11-20T20:00:00Z"),
      Effect.gen(function* () {
        const dates = { startDate: "2026-11-21", endDate: "2026-11-25" }
        const campaigns = yield* filled(
          campaign(1, { status: "Active", ...dates }),
          campaign(2, { status: "Active", region: "GB", ...dates }),
          campaign(3, { status: "InReview", ...dates }),
          campaign(4, { status: "Approved", region: "GB", ...dates }),
          campaign(5, { status: "Paused", startDate: "2026-11-01", endDate: "2026-11-20" }),
          campaign(6, { status: "Paused" }),
        )
        const listed = Effect.fnUntraced(function* (tab: CampaignTab) {
          const page = yield* campaigns.list(mine, { tab, limit: 10 })
          const ids = page.campaigns.map(({ id }) => id)
          expect(page.counts[tab]).toBe(ids.length)
          return ids
        })
        expect(yield* listed("ongoing")).toEqual([6, 1])
        expect(yield* listed("upcoming")).toEqual([4])
        expect(yield* listed("active")).toEqual([4, 2, 1])
      }),
    ))

  test("pages of every order follow each other, and come with the total", () =>
    run(
      Effect.gen(function* () {
        const campaigns = yield* filled(
          campaign(1, { name: "beta", endDate: "2026-12-01" }),
          campaign(2, { name: "Alpha" }),
          campaign(3, { name: "gamma", endDate: "2026-11-01" }),
          campaign(4, { name: "alpha", endDate: "2026-12-01" }),
          campaign(5, { name: "delta", businessProfileId: other }),
        )
        const metrics = yield* CampaignMetrics
        const record = (id: number, date: string, spend: number, results: number) =>
          metrics.record(mine, CampaignId.make(id), [{ ...day, date, channel: "Social", spend, results }])
        yield* record(1, "2026-11-01", 900, 3)
        yield* record(1, "2026-11-20", 100, 1)
        yield* record(3, "2026-11-20", 500, 1)
        yield* record(4, "2026-11-20", 200, 0)
        const ordered = Effect.fnUntraced(function* (order: CampaignOrder, days: { from?: string; to?: string } = {}) {
          const query = { tab: "all", order, limit: 3, ...days } as const
          const first = yield* campaigns.list(mine, { ...query, page: 1 })
          const second = yield* campaigns.list(mine, { ...query, page: 2 })
          expect([first.total, second.total, first.nextCursor]).toEqual([4, 4, undefined])
          return [...first.campaigns, ...second.campaigns].map(({ id }) => id)
        })
        expect(yield* ordered("newest")).toEqual([4, 3, 2, 1])
        expect(yield* ordered("name")).toEqual([4, 2, 1, 3])
        expect(yield* ordered("ending")).toEqual([3, 4, 1, 2])
        expect(yield* ordered("spent")).toEqual([1, 3, 4, 2])
        expect(yield* ordered("spent", { from: "2026-11-02" })).toEqual([3, 4, 1, 2])
        expect(yield* ordered("results")).toEqual([1, 3, 4, 2])
        expect(yield* ordered("cheapest")).toEqual([1, 3, 4, 2])
        expect(yield* ordered("dearest")).toEqual([3, 1, 4, 2])
        expect(yield* ordered("dearest", { to: "2026-11-19" })).toEqual([1, 4, 3, 2])
        const past = yield* campaigns.list(mine, { tab: "all", page: 9, limit: 3 })
        expect([past.total, past.campaigns]).toEqual([4, []])
        const cursor = cursorOf({ at: campaign(3).createdAt, id: 3 })
        const continued = yield* campaigns.list(mine, { tab: "all", order: "name", cursor, limit: 9 })
        expect(continued.campaigns.map(({ id }) => id)).toEqual([4, 2, 1, 3])
        const searched = yield* campaigns.list(mine, { tab: "all", search: "ALPHA", page: 1, limit: 1 })
        expect(searched.total).toBe(2)
      }),
    ))

  test("the figures of the days that are asked for stand beside the totals", () =>
    run(
      Effect.gen(function* () {
        const campaigns = yield* filled(whole)
        const metrics = yield* CampaignMetrics
        yield* metrics.record(mine, whole.id, [
          { ...day, date: "2026-11-20", channel: "Social" },
          { ...day, date: "2026-11-21", channel: "Social" },
        ])
        const figuresOf = (days: { from?: string; to?: string }) =>
          Effect.map(campaigns.list(mine, { tab: "all", limit: 2, ...days }), ({ campaigns: [first] }) => [
            first?.totals.spend,
            first?.period?.spend,
          ])
        expect(yield* figuresOf({})).toEqual([2_000, undefined])
        expect(yield* figuresOf({ from: "2026-11-21" })).toEqual([2_000, 1_000])
        expect(yield* figuresOf({ to: "2026-11-20" })).toEqual([2_000, 1_000])
        expect(yield* figuresOf({ from: "2026-11-22", to: "2026-11-30" })).toEqual([2_000, 0])
      }),
    ))

  test("statuses and ids choose campaigns, and a tab only its own statuses", () =>
    run(
      Effect.gen(function* () {
        const campaigns = yield* filled(
          campaign(1, { status: "Active" }),
          campaign(2, { status: "Archived" }),
          campaign(3),
          campaign(4, { status: "Archived", businessProfileId: other }),
        )
        const listed = (query: Omit<CampaignListQuery, "limit">) =>
          Effect.map(campaigns.list(mine, { ...query, limit: 10 }), (page) => page.campaigns.map(({ id }) => id))
        expect(yield* listed({ statuses: ["Active", "Archived"] })).toEqual([2, 1])
        expect(yield* listed({ tab: "draft", statuses: ["Draft", "Archived"] })).toEqual([3])
        expect(yield* listed({ tab: "draft", statuses: ["Active"] })).toEqual([])
        expect(yield* listed({})).toEqual([3, 1])
        expect(yield* listed({ statuses: ["Archived"], ids: [CampaignId.make(2), CampaignId.make(4)] })).toEqual([2])
        expect(yield* listed({ ids: [] })).toEqual([])
      }),
    ))

  test("a search takes every character as itself", () =>
    run(
      Effect.gen(function* () {
        const campaigns = yield* filled(
          campaign(1, { name: "100% natural" }),
          campaign(2, { name: String.raw`back\slash_` }),
          campaign(3, { name: "O'Brien" }),
        )
        const matching = (search: string) =>
          Effect.map(campaigns.list(mine, { tab: "all", limit: 10, search }), (page) =>
            page.campaigns.map(({ id }) => id),
          )
        expect(yield* matching("%")).toEqual([1])
        expect(yield* matching("_")).toEqual([2])
        expect(yield* matching("\\")).toEqual([2])
        expect(yield* matching("o'b")).toEqual([3])
      }),
    ))

  test("totals are the sums of the campaign's days, with ratios where defined", () =>
    run(
      Effect.gen(function* () {
        const campaigns = yield* filled(whole, campaign(2))
        const metrics = yield* CampaignMetrics
        yield* metrics.record(mine, whole.id, [
          { ...day, date: "2026-11-20", channel: "Social" },
          { ...day, date: "2026-11-21", channel: "Search" },
        ])
        yield* metrics.record(mine, whole.id, [{ ...day, spend: 500, date: "2026-11-21", channel: "Search" }])
        const totals = {
          impressions: 200,
          clicks: 8,
          results: 6,
          spend: 1_500,
          costPerResult: 250,
          costPerClick: 188,
          clickThroughRate: 0.04,
        }
        expect((yield* campaigns.withTotals(mine, whole.id)).totals).toEqual(totals)
        const page = yield* campaigns.list(mine, { tab: "all", limit: 10 })
        expect(page.campaigns).toEqual([
          { ...campaign(2), totals: none },
          { ...whole, totals },
        ])
        const spends = yield* metrics.reported(mine, whole.id, "2026-11-20")
        expect(spends.reduce((sum, { inAll }) => sum + inAll, 0)).toBe(1_500)
        expect(yield* metrics.reported(mine, CampaignId.make(2), "2026-11-20")).toEqual([])
      }),
    ))

  test("figures of a campaign's days are by channel, with the days that had ads", () =>
    run(
      Effect.gen(function* () {
        const whole = campaign(1)
        yield* (yield* CampaignRepository).save(whole)
        const metrics = yield* CampaignMetrics
        const none = { impressions: 0, clicks: 0, results: 0, spend: 0 }
        yield* metrics.record(mine, whole.id, [
          { ...day, date: "2026-11-19", channel: "Social" },
          { ...day, date: "2026-11-20", channel: "Social" },
          { ...day, date: "2026-11-20", channel: "Search", spend: 300, results: 1 },
          { ...day, date: "2026-11-21", channel: "Social" },
          { ...day, ...none, date: "2026-11-22", channel: "Social" },
        ])
        const figures = yield* metrics.figures(mine, whole.id, { from: "2026-11-20", to: "2026-11-22" })
        expect(figures.adDays).toBe(2)
        expect(new Map(figures.byChannel.map(({ channel, ...part }) => [channel, part]))).toEqual(
          new Map([
            ["Social", { spend: 2 * day.spend, results: 2 * day.results }],
            ["Search", { spend: 300, results: 1 }],
          ]),
        )
      }),
    ))

  test("the campaigns to read are those launched and not long ended, of every profile", () =>
    run(
      Effect.gen(function* () {
        const campaigns = yield* filled(
          campaign(1, { status: "Active" }),
          campaign(2, { status: "Completed" }),
          campaign(3, { status: "InReview", businessProfileId: other }),
          campaign(4),
          campaign(5, { status: "Completed", endDate: "2026-11-20" }),
          campaign(6, { status: "Archived", endDate: "2026-11-21" }),
          campaign(7, { status: "Archived", endDate: "2026-11-19" }),
          campaign(8, { endDate: "2026-11-21" }),
        )
        expect(yield* campaigns.launched("2026-11-20")).toEqual([
          { businessProfileId: mine, campaignId: 1 },
          { businessProfileId: mine, campaignId: 5 },
          { businessProfileId: mine, campaignId: 6 },
          { businessProfileId: other, campaignId: 3 },
        ])
      }),
    ))
}
