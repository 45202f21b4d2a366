import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { MemoryDatabase, QueuedJobs } from "@application/kernel/testing"
import { OwnerMailbox } from "@application/messaging/testing"
import { type BusinessProfileId, CampaignId } from "@domain/kernel"
import { lowBalanceDays } from "@domain/wallet"
import { AdNetworks, CampaignRepository, NetworkUnavailable } from "../ports/index.ts"
import { MemoryNetwork } from "../testing/index.ts"
import { afterDays, campaignOf, channelsOf, launchedCampaign, locks } from "../testing/launched-campaign.ts"
import { inLaunchWorld, seedDraft, testKey, testNow } from "../testing/launched-world.ts"
import { applyCampaignState } from "./apply-campaign-state.ts"
import { launchCampaign } from "./launch-campaign.ts"
import { getSpendForecast } from "./spend-forecast.ts"
import { syncCampaigns } from "./sync-campaigns.ts"

const notices = Effect.flatMap(OwnerMailbox, ({ all }) =>
  Effect.map(all, (mails) => mails.map(({ template }) => template)),
)

test("a campaign stays in review until a network has decided", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launchedCampaign
      expect(yield* syncCampaigns.handle({})).toEqual({ campaigns: 1 })
      expect((yield* campaignOf(key)).status).toBe("InReview")
      expect(yield* notices).toEqual([])
    }),
  ))

test("an approved campaign goes live and its owner is notified once", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launchedCampaign
      yield* afterDays(1)
      yield* syncCampaigns.handle({})
      yield* syncCampaigns.handle({})
      expect(yield* campaignOf(key)).toMatchObject({ status: "Active", wentLiveAt: testNow + 86_400_000 })
      expect((yield* notices).filter((kind) => kind === "campaignNews")).toHaveLength(1)
    }),
  ))

const firstResults = Effect.map(MemoryDatabase, (database) => [
  ...database.table<BusinessProfileId, number>("first_results").keys(),
])

test("the first day with impressions opens the statistics of the business, not before", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launchedCampaign
      yield* syncCampaigns.handle({})
      expect(yield* firstResults).toEqual([])
      yield* afterDays(1)
      yield* syncCampaigns.handle({})
      expect(yield* firstResults).toEqual([key.businessProfileId])
    }),
  ))

test("one rejected channel leaves the campaign live on the other, with the reason kept", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launchedCampaign
      const [social] = yield* channelsOf(key)
      const reason = "The picture has too much text"
      if (social !== undefined) yield* (yield* MemoryNetwork).decide(social, { status: "Rejected", reason })
      yield* afterDays(1)
      yield* syncCampaigns.handle({})
      const campaign = yield* campaignOf(key)
      expect(campaign.status).toBe("Active")
      expect(campaign.channels).toMatchObject([{ status: "Rejected", reason }, { status: "Active" }])
    }),
  ))

test("a campaign that every channel rejects is rejected; its owner learns why, once", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launchedCampaign
      const network = yield* MemoryNetwork
      for (const channel of yield* channelsOf(key)) {
        yield* network.decide(channel, { status: "Rejected", reason: "Not allowed" })
      }
      yield* syncCampaigns.handle({})
      yield* syncCampaigns.handle({})
      expect((yield* campaignOf(key)).status).toBe("Rejected")
      expect(yield* notices).toEqual(["campaignNews"])
    }),
  ))

test("a pause that never reached the channels is sent again", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launchedCampaign
      yield* afterDays(1)
      yield* syncCampaigns.handle({})
      const campaigns = yield* CampaignRepository
      const campaign = yield* campaigns.byId(key.businessProfileId, key.campaignId)
      yield* campaigns.save({ ...campaign, status: "Paused", pauseReason: "owner" })
      yield* syncCampaigns.handle({})
      const jobs = yield* (yield* QueuedJobs).take
      expect(jobs.map(({ contract }) => contract.name)).toEqual(["campaigns/ApplyCampaignState"])
    }),
  ))

test("numbers, spend and leads arrive by day and are never counted twice", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launchedCampaign
      yield* afterDays(0.01)
      yield* syncCampaigns.handle({})
      yield* afterDays(3)
      yield* syncCampaigns.handle({})
      const first = yield* campaignOf(key)
      expect(first.totals.spend).toBeGreaterThan(0)
      expect(first.spent).toBe(first.totals.spend)
      expect((yield* locks)[0]?.spent).toBe(first.spent)
      const leads = (yield* MemoryDatabase).table("campaign_leads").size
      expect(leads).toBeGreaterThan(0)
      expect((yield* notices).filter((kind) => kind === "newLead")).toHaveLength(leads)
      yield* syncCampaigns.handle({})
      expect((yield* campaignOf(key)).totals).toEqual(first.totals)
      expect((yield* notices).filter((kind) => kind === "newLead")).toHaveLength(leads)
    }),
  ))

test("a campaign ends after its last day, stops its channels and frees the rest", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launchedCampaign
      yield* afterDays(0.01)
      yield* syncCampaigns.handle({})
      yield* afterDays(10)
      yield* syncCampaigns.handle({})
      const campaign = yield* campaignOf(key)
      expect(campaign.status).toBe("Completed")
      const [lock] = yield* locks
      expect(lock?.spent).toBe(campaign.totals.spend)
      expect(lock?.released).toBe(700_010 - campaign.totals.spend)
      const jobs = yield* (yield* QueuedJobs).take
      expect(jobs.map(({ contract }) => contract.name)).toContain("campaigns/ApplyCampaignState")
    }),
  ))

/** Reads while each channel reports so many clicks and so much spend of the campaign's last day. */
const readingLastDay = Effect.fnUntraced(function* (status: "Active" | "Paused", clicks: number, spend: number) {
  const networks = yield* AdNetworks
  const reporting = AdNetworks.of({
    ...networks,
    review: () => Effect.succeed({ status }),
    metrics: ({ channel }) =>
      Effect.succeed([{ date: "2026-11-29", channel, impressions: 1_000, clicks, results: 1, spend }]),
  })
  return yield* syncCampaigns.handle({}).pipe(Effect.provideService(AdNetworks, reporting))
})

test("an ended campaign is read for three more days, and keeps its state", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launchedCampaign
      yield* afterDays(1)
      yield* readingLastDay("Active", 10, 20_000)
      yield* afterDays(10)
      yield* readingLastDay("Active", 10, 20_000)
      const ended = yield* campaignOf(key)
      expect(ended).toMatchObject({ status: "Completed", spent: 40_000, totals: { clicks: 20 } })
      yield* (yield* QueuedJobs).take
      const noticesBefore = yield* notices
      yield* afterDays(12.5)
      expect(yield* readingLastDay("Paused", 14, 30_000)).toEqual({ campaigns: 1 })
      const { status, channels, spent, totals } = yield* campaignOf(key)
      expect({ status, channels, spent }).toEqual({ status: "Completed", channels: ended.channels, spent: 40_000 })
      expect(totals).toMatchObject({ clicks: 28, spend: 40_000 })
      expect((yield* locks)[0]).toMatchObject({ spent: 40_000, released: 660_010 })
      expect(yield* notices).toEqual(noticesBefore)
      expect(yield* (yield* QueuedJobs).take).toEqual([])
      yield* afterDays(13.5)
      expect(yield* readingLastDay("Paused", 15, 30_000)).toEqual({ campaigns: 0 })
    }),
  ))

test("a campaign whose lock is used up is paused, and its owner notified once", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launchedCampaign
      const campaigns = yield* CampaignRepository
      yield* afterDays(2)
      yield* syncCampaigns.handle({})
      const campaign = yield* campaigns.byId(key.businessProfileId, key.campaignId)
      if (campaign.price !== undefined) {
        yield* campaigns.save({ ...campaign, price: { ...campaign.price, media: 1 } })
      }
      yield* syncCampaigns.handle({})
      expect(yield* campaignOf(key)).toMatchObject({ status: "Paused", pauseReason: "insufficientFunds" })
      yield* syncCampaigns.handle({})
      expect((yield* notices).filter((kind) => kind === "campaignOutOfMoney")).toHaveLength(1)
    }),
  ))

const lowNotices = Effect.map(notices, (kinds) => kinds.filter((kind) => kind === "lowBalance").length)

/** Leaves a campaign with money for `days` whole days and a wallet without more. */
const leaveMoneyFor = Effect.fnUntraced(function* (key: Effect.Success<typeof launchedCampaign>, days: number) {
  const campaigns = yield* CampaignRepository
  const campaign = yield* campaigns.byId(key.businessProfileId, key.campaignId)
  const { price, budget, spent } = campaign
  if (price === undefined || budget === undefined) return
  const media = spent + days * budget.dailyBudget
  yield* campaigns.save({ ...campaign, endDate: "2027-12-31", price: { ...price, media } })
  ;(yield* MemoryDatabase).table<BusinessProfileId, number>("wallets").set(key.businessProfileId, 0)
})

test("an owner hears once that the money runs low, and not while it suffices", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launchedCampaign
      yield* afterDays(1)
      yield* syncCampaigns.handle({})
      yield* leaveMoneyFor(key, lowBalanceDays + 40)
      yield* afterDays(2)
      yield* syncCampaigns.handle({})
      expect(yield* lowNotices).toBe(0)
      yield* leaveMoneyFor(key, lowBalanceDays)
      yield* afterDays(3)
      yield* syncCampaigns.handle({})
      yield* afterDays(4)
      yield* syncCampaigns.handle({})
      expect((yield* campaignOf(key)).status).toBe("Active")
      expect(yield* lowNotices).toBe(1)
    }),
  ))

test("the forecast counts running campaigns alone, by their days after today", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launchedCampaign
      const { businessProfileId } = key
      expect(yield* getSpendForecast.handle({ businessProfileId })).toMatchObject({ dailySpend: 0, isLow: false })
      yield* afterDays(1)
      yield* syncCampaigns.handle({})
      yield* leaveMoneyFor(key, 1)
      const { budget } = yield* campaignOf(key)
      const forecast = yield* getSpendForecast.handle({ businessProfileId })
      expect(forecast).toMatchObject({ dailySpend: budget?.dailyBudget, daysLeft: 1, isLow: true })
    }),
  ))

test("the forecast counts every running campaign, also beyond a page of the list", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launchedCampaign
      yield* afterDays(1)
      yield* syncCampaigns.handle({})
      const running = yield* campaignOf(key)
      const { save } = yield* CampaignRepository
      for (let more = 1; more <= 100; more += 1) yield* save({ ...running, id: CampaignId.make(running.id + more) })
      const { dailySpend } = yield* getSpendForecast.handle(key)
      expect(dailySpend).toBe(101 * (running.budget?.dailyBudget ?? 0))
    }),
  ))

test("a resumption that never reached a channel is sent again", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launchedCampaign
      yield* afterDays(1)
      yield* syncCampaigns.handle({})
      const [social] = yield* channelsOf(key)
      if (social !== undefined) yield* (yield* AdNetworks).pause(social)
      yield* syncCampaigns.handle({})
      const jobs = yield* (yield* QueuedJobs).take
      expect(jobs.map(({ contract }) => contract.name)).toEqual(["campaigns/ApplyCampaignState"])
      yield* applyCampaignState.handle(key)
      yield* syncCampaigns.handle({})
      expect((yield* campaignOf(key)).channels.map(({ status }) => status)).toEqual(["Active", "Active"])
      expect(yield* (yield* QueuedJobs).take).toEqual([])
    }),
  ))

test("one campaign's silent network does not keep the others from being read", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launchedCampaign
      const networks = yield* AdNetworks
      const silent = { ...networks, review: () => Effect.fail(new NetworkUnavailable({ reason: "time-out" })) }
      expect(yield* syncCampaigns.handle({}).pipe(Effect.provideService(AdNetworks, silent))).toEqual({ campaigns: 0 })
      expect((yield* campaignOf(key)).status).toBe("InReview")
    }),
  ))

test("a launch that nobody carries on is queued again after two minutes", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
      const jobs = yield* QueuedJobs
      yield* jobs.take
      yield* syncCampaigns.handle({})
      expect(yield* jobs.take).toEqual([])
      yield* TestClock.setTime(testNow + 120_000)
      yield* syncCampaigns.handle({})
      expect((yield* jobs.take).map(({ contract }) => contract.name)).toContain("campaigns/RunLaunch")
    }),
  ))

test("a cancelled launch is not queued again", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
      yield* (yield* QueuedJobs).take
      const campaigns = yield* CampaignRepository
      const launched = yield* campaigns.byId(key.businessProfileId, key.campaignId)
      yield* campaigns.save({ ...launched, status: "Archived" })
      yield* TestClock.setTime(testNow + 120_000)
      expect(yield* syncCampaigns.handle({})).toEqual({ campaigns: 1 })
      expect(yield* (yield* QueuedJobs).take).toEqual([])
    }),
  ))
