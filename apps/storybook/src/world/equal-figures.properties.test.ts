import { ListCampaigns } from "@application/campaigns/contract"
import { AdNetworks, CampaignRepository, LaunchRuns } from "@application/campaigns/ports"
import { getCampaign, listCampaigns, syncCampaigns } from "@application/campaigns/use-cases"
import { ListLeads } from "@application/insights/contract"
import { LeadRepository, MetricPartsRepository } from "@application/insights/ports"
import {
  getBadLeads,
  getBookFigures,
  getCampaignResults,
  getDashboard,
  getLeadMarks,
  getPerformanceReport,
  listClientBook,
  listLeads,
  markBadLead,
} from "@application/insights/use-cases"
import { getPortalOverview } from "@application/businesses/use-cases"
import { type Actor, CurrentActor, outputIn } from "@application/kernel"
import { Ledger } from "@application/wallet/ports"
import { partTables, ReportDimension, totalsOf } from "@domain/insights"
import { addDays, localDateAt, UserId } from "@domain/kernel"
import { lawParameters } from "@domain/kernel/testing"
import { type Holdings, launchLock, type Posting, type PostingFacts, topUp } from "@domain/wallet"
import { Effect, Layer, Option, Result } from "effect"
import { TestClock } from "effect/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { bakery, owner } from "./bakery.ts"
import { bakeryCampaigns } from "./campaigns.ts"
import { downloadedLeads, shownProducts, soldOn } from "./equal-products.ts"
import { launchRunOf } from "./launch-run.ts"
import { memoryPorts } from "./memory-ports.ts"
import { emptyBusiness, keepDraft } from "./seeds.ts"

const now = Date.parse("2026-11-28T10:00:00+05:30")
const today = localDateAt(now, "Asia/Kolkata")
const month = { businessProfileId: bakery.id, from: addDays(today, -60), to: today }
const world = memoryPorts.pipe(
  Layer.provideMerge(Layer.effectDiscard(TestClock.setTime(now)).pipe(Layer.provideMerge(TestClock.layer()))),
)

const inWorld = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(work, world))

/** The administrator of the bakery's portal. */
const administrator: Actor = {
  kind: "user",
  userId: owner.user.id,
  portalId: owner.portalId,
  roleIds: ["PortalAdministrator"],
  memberships: [],
}

/** A member of the bakery, whose one client it is. */
const member: Actor = {
  ...administrator,
  roleIds: [],
  memberships: [{ businessProfileId: bakery.id, roleId: "ClientAccess" }],
}

/** A month of a market: what each day brings on a channel, and when people fill in the form. */
const anyMonth = fc.record({
  days: fc.uniqueArray(
    fc.record({
      date: fc.integer({ min: 0, max: 30 }).map((age) => addDays(today, -age)),
      channel: fc.constantFrom("Social" as const, "Search" as const),
      impressions: fc.nat(9_000),
      clicks: fc.nat(300),
      results: fc.nat(9),
      spend: fc.nat(4_000_00),
    }),
    { maxLength: 40, selector: ({ date, channel }) => `${date} ${channel}` },
  ),
  /** The share that networks tell of a day by a value; of two values they may tell more than the whole. */
  told: fc.constantFrom(0, 0.2, 0.6, 0.9),
  leads: fc.uniqueArray(fc.integer({ min: 0, max: 30 * 24 }), { maxLength: 12 }),
})
type Month = typeof anyMonth extends fc.Arbitrary<infer Value> ? Value : never

type Move = (facts: PostingFacts, holdings: Holdings) => Result.Result<ReadonlyArray<Posting>, unknown>

/** The bakery's first campaign as it was paid for and launched. */
const launched = Effect.gen(function* () {
  yield* emptyBusiness
  const [campaign] = bakeryCampaigns(now)
  if (campaign?.price === undefined) return yield* Effect.die(new Error("The bakery has a paid campaign"))
  const { id: campaignId, businessProfileId, name: campaignName, price } = campaign
  const begun = { ...campaign, objective: "LeadGeneration" as const, spent: 0 }
  yield* (yield* CampaignRepository).save(begun)
  yield* keepDraft(begun, "LinkAccounts")
  const run = launchRunOf(begun)
  const channels = run.channels.map((one) => ({
    ...one,
    externalIds: {
      campaign: `${one.channel}-1`,
      ...(one.channel === "Social" && { leadForm: "form-1", products: "set-1" }),
    },
  }))
  yield* (yield* LaunchRuns).save({ ...run, channels })
  const post = (reference: string, decide: Move) =>
    Effect.flatMap(Ledger, (ledger) =>
      ledger.post({ businessProfileId, currency: price.currency, reference, campaignId }, (holdings) =>
        decide({ businessProfileId, reference, at: now, campaignId, campaignName }, holdings),
      ),
    )
  yield* post("paid", (facts, holdings) => topUp(facts, holdings, price.total))
  yield* post("launched", (facts, holdings) => launchLock(facts, holdings, price))
  return campaign
})

const reading = ({ days, leads, told }: Month) =>
  Effect.gen(function* () {
    const networks = yield* AdNetworks
    const reporting = AdNetworks.of({
      ...networks,
      review: () => Effect.succeed({ status: "Active" as const }),
      metrics: ({ channel }, since, until) =>
        Effect.succeed(days.filter((day) => day.channel === channel && day.date >= since && day.date <= until)),
      productMetrics: ({ channel }, since, until) =>
        Effect.succeed(
          days
            .filter((day) => day.channel === channel && day.date >= since && day.date <= until)
            .flatMap((day) => soldOn(day)),
        ),
      parts: ({ channel }, dimension, since, until) =>
        Effect.succeed(
          days
            .filter((day) => day.channel === channel && day.date >= since && day.date <= until)
            .flatMap(({ date, impressions, clicks, results, spend }) =>
              [told, 1 - told / 2].map((share, index) => ({
                date,
                value: `${dimension} ${index}`,
                impressions: Math.ceil(impressions * share),
                clicks: Math.ceil(clicks * share),
                spend: Math.ceil(spend * share),
                ...(channel === "Social" && { results: Math.ceil(results * share) }),
              })),
            ),
        ),
      leads: () =>
        Effect.succeed(
          leads.map((hours) => ({
            externalId: `lead-${hours}`,
            submittedOn: now - hours * 3_600_000,
            name: `Person ${hours}`,
          })),
        ),
    })
    yield* syncCampaigns.handle({}).pipe(Effect.provideService(AdNetworks, reporting))
  })

const spendOf = ({ totals }: { readonly totals: { readonly spend: number } }) => totals.spend

test("pages, wallet and downloads show one market month alike", async () => {
  await fc.assert(
    fc.asyncProperty(anyMonth, (market) =>
      inWorld(
        Effect.gen(function* () {
          const { id: campaignId, businessProfileId, price } = yield* launched
          const key = { businessProfileId, campaignId }
          yield* reading(market)
          const dashboard = yield* getDashboard.handle(month)
          const results = yield* getCampaignResults.handle(key)
          const campaign = yield* getCampaign.handle(key)
          const list = yield* outputIn(
            ListCampaigns,
            yield* listCampaigns.handle({ businessProfileId, from: month.from, to: month.to }),
          )
          const report = yield* getPerformanceReport.handle({ ...month, groupBy: "Campaign" })
          const byChannel = yield* getPerformanceReport.handle({ ...month, groupBy: "Channel" })
          const listed = list.campaigns.find(({ id }) => id === campaignId)

          for (const totals of [
            results.totals,
            campaign.totals,
            listed?.totals,
            listed?.period,
            report.totals,
            dashboard.campaigns.find((row) => row.campaignId === campaignId)?.totals,
          ])
            expect(totals).toEqual(dashboard.totals)
          const sum = (spends: ReadonlyArray<number>) => spends.reduce((all, one) => all + one, 0)
          for (const spends of [
            dashboard.days.map(({ spend }) => spend),
            results.days.map(({ spend }) => spend),
            dashboard.byChannel.map(spendOf),
            byChannel.rows.map(spendOf),
            report.rows.map(spendOf),
          ])
            expect(sum(spends)).toBe(dashboard.totals.spend)

          const parts = yield* (yield* MetricPartsRepository).reading(businessProfileId, {
            days: { from: month.from, to: month.to },
            dimensions: ReportDimension.literals,
          })
          for (const { rows } of partTables(ReportDimension.literals, parts))
            expect(totalsOf(rows.map((row) => ({ ...row.totals, results: row.totals.results ?? 0 })))).toEqual(
              dashboard.totals,
            )

          const wallet = Option.getOrThrow(yield* (yield* Ledger).wallet(businessProfileId))
          expect(campaign.spent).toBe(dashboard.totals.spend)
          expect(wallet.lockedBalance).toBe((price?.media ?? 0) - dashboard.totals.spend)
          expect(wallet.availableBalance).toBe(0)

          const { currency = "INR", serviceFee = 0, serviceFeeWaived = 0, promoDiscount = 0 } = price ?? {}
          const { house } = yield* (yield* Ledger).campaign(businessProfileId, campaignId)
          const overview = yield* getPortalOverview
            .handle({ portalId: owner.portalId, from: month.from, to: month.to })
            .pipe(Effect.provideService(CurrentActor, administrator))
          const ofOverview = (part: "spend" | "fees" | "cost" | "margin") =>
            overview[part].find((amount) => amount.currency === currency)?.now ?? 0
          const fees = serviceFee - serviceFeeWaived
          expect(ofOverview("spend")).toBe(dashboard.totals.spend)
          expect([ofOverview("fees"), ofOverview("cost")]).toEqual([fees, promoDiscount + house])
          expect(ofOverview("margin")).toBe(fees - promoDiscount - house)
          expect(overview.businesses.advertised.now).toBe(dashboard.totals.impressions > 0 ? 1 : 0)

          const { clients } = yield* listClientBook
            .handle({ from: month.from, to: month.to, order: "spent" })
            .pipe(Effect.provideService(CurrentActor, member))
          const { verdict, nextActions, totals, previous, newLeads } = dashboard
          const running = dashboard.campaigns.filter(({ status }) => status === "Active").length
          expect(clients).toMatchObject([
            { id: businessProfileId, totals, previous, verdict, leads: { count: newLeads }, running },
          ])
          expect(clients[0]?.act).toEqual(nextActions.find(({ kind }) => kind !== "keepGoing"))
          const book = yield* getBookFigures
            .handle({ from: month.from, to: month.to })
            .pipe(Effect.provideService(CurrentActor, member))
          expect(book.figures).toMatchObject([
            { clients: 1, currency, spend: totals.spend, formerSpend: previous.spend, unanswered: newLeads },
          ])

          const all = yield* outputIn(ListLeads, yield* listLeads.handle({ ...month, limit: 100 }))
          const ofCampaign = yield* outputIn(ListLeads, yield* listLeads.handle({ ...key, limit: 100 }))
          expect([dashboard.leads, results.leads, all.total, ofCampaign.total]).toEqual(
            Array.from({ length: 4 }, () => market.leads.length),
          )

          const products = yield* shownProducts
          for (const totals of products.ways) expect(totals).toEqual(products.totals)
          expect(products.totals).toMatchObject(products.downloaded)
          const shown = yield* getDashboard.handle({ businessProfileId, ...products.days })
          const social = shown.byChannel.find(({ channel }) => channel === "Social")?.totals
          const { impressions = 0, clicks = 0, spend = 0 } = social ?? {}
          expect(products.totals).toMatchObject({ impressions, clicks })
          // A product's cost of a day is rounded down.
          expect(products.totals.cost).toBeLessThanOrEqual(spend)
          expect(products.totals.cost).toBeGreaterThan(spend - 2 * 31)
          expect(yield* downloadedLeads(month)).toBe(dashboard.leads)

          // What people make of leads changes no result, and all counts of leads alike.
          const [first, second, third] = all.leads
          if (first !== undefined) yield* markBadLead.handle({ businessProfileId, leadId: first.id, reason: "Fake" })
          if (second !== undefined && third !== undefined)
            yield* (yield* LeadRepository).change(businessProfileId, second.id, (lead) =>
              Result.succeed({ ...lead, merge: { into: third.id, by: UserId.make(41), at: now } }),
            )
          const left = market.leads.length - (third === undefined ? 0 : 1)
          const judged = yield* getDashboard.handle(month)
          const judgedResults = yield* getCampaignResults.handle(key)
          const listedNow = yield* outputIn(ListLeads, yield* listLeads.handle({ ...month, limit: 100 }))
          const bad = yield* getBadLeads.handle(key)
          expect([judged.leads, judgedResults.leads, listedNow.total, bad.leads]).toEqual([left, left, left, left])
          expect([judged.totals, judgedResults.totals]).toEqual([dashboard.totals, dashboard.totals])
          const marks = yield* getLeadMarks.handle({ businessProfileId })
          expect([marks.bad, bad.bad, marks.merged]).toEqual([
            first === undefined ? 0 : 1,
            first === undefined ? 0 : 1,
            market.leads.length - left,
          ])
        }),
      ),
    ),
    { ...lawParameters(), numRuns: Math.min(25, lawParameters().numRuns) },
  )
}, 60_000)
