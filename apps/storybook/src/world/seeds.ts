import { BusinessProfileRepository } from "@application/businesses/ports"
import { CampaignRepository, LaunchRuns } from "@application/campaigns/ports"
import { Memberships, UserRepository } from "@application/identity/ports"
import { DailyMetricsRepository, LeadRepository } from "@application/insights/ports"
import { Notifications } from "@application/messaging/ports"
import { SessionRepository } from "@application/signup/ports"
import { sampleDraft } from "@application/campaigns/testing"
import { Ledger } from "@application/wallet/ports"
import type { SignupSession } from "@domain/signup"
import { archive, pause, type Campaign, settleMoney, stopForReversal } from "@domain/campaigns"
import type { ProfileCard } from "@domain/identity"
import { withLeadStatus } from "@domain/insights"
import { keepParts } from "./metric-parts.ts"
import { CampaignId, LeadId, localDateAt, SessionId } from "@domain/kernel"
import type { AddedPrice } from "@domain/pricing"
import {
  changeLock,
  type Holdings,
  launchLock,
  payForCampaign,
  type Posting,
  type PostingFacts,
  spend,
  topUp,
  unlock,
} from "@domain/wallet"
import { Clock, Effect, Result } from "effect"
import type { MemoryPorts } from "../memory-world.ts"
import { bakery, cafe, owner } from "./bakery.ts"
import { bakeryCampaigns } from "./campaigns.ts"
import { launchRunOf } from "./launch-run.ts"
import { leadsOf } from "./leads.ts"
import { dailyNumbers } from "./numbers.ts"

export type Seed = Effect.Effect<void, unknown, MemoryPorts>

const openProfile = Effect.fnUntraced(function* (profile: ProfileCard, now: number) {
  yield* (yield* BusinessProfileRepository).save({
    id: profile.id,
    portalId: owner.portalId,
    name: profile.name,
    region: profile.region,
    currencyId: 17,
    timeZoneId: 142,
    timeZone: "Asia/Kolkata",
    createdAt: now - 90 * 86_400_000,
  })
  yield* (yield* Memberships).join(owner.user.id, {
    businessProfileId: profile.id,
    roleId: "ClientAccess",
  })
})

/** The draft behind a campaign, so that it can be continued and its summary shared. */
const draftOf = (campaign: Campaign, state: SignupSession["launchState"]): SignupSession => ({
  ...sampleDraft,
  sessionId: campaign.sessionId,
  encodedId: `bloom-${campaign.id}`,
  businessProfileId: bakery.id,
  campaignId: campaign.id,
  userId: owner.user.id,
  business: {
    ...sampleDraft.business,
    name: bakery.name,
    websiteUrl: "https://bloom-bakery.example",
    category: { slug: "bakery", name: "Bakery" },
    services: ["Custom cakes", "Bread", "Pastries"],
    location: { city: "Bengaluru", state: "Karnataka", postalCode: "560001", countryCode: "IN" },
  },
  creative: { ...sampleDraft.creative, promoteServices: ["Custom cakes"] },
  launchState: state,
  paid: campaign.status !== "Draft",
  createdAt: campaign.createdAt,
  updatedAt: campaign.createdAt,
})

/** Keeps the draft behind a campaign as far as a state of its journey. */
export const keepDraft = Effect.fnUntraced(function* (campaign: Campaign, state: SignupSession["launchState"]) {
  yield* (yield* SessionRepository).create({ portalId: owner.portalId, details: draftOf(campaign, state) })
})

interface Movement {
  readonly at: number
  readonly post: Effect.Effect<unknown, unknown, Ledger>
}

/** Paid, held, spent, and given back when over. */
const movementsOf = (campaign: Campaign, totalSpent: number, now: number): ReadonlyArray<Movement> => {
  const { price, businessProfileId, id: campaignId, name: campaignName, submittedAt = now } = campaign
  if (price === undefined) return []
  const move = (
    kind: string,
    at: number,
    decide: (facts: PostingFacts, holdings: Holdings) => Result.Result<ReadonlyArray<Posting>, unknown>,
  ): Movement => {
    const reference = `${kind}:${campaignId}`
    return {
      at,
      post: Effect.flatMap(Ledger, (ledger) =>
        ledger.post({ businessProfileId, currency: price.currency, reference, campaignId }, (holdings) =>
          decide({ businessProfileId, reference, at, campaignId, campaignName }, holdings),
        ),
      ),
    }
  }
  const isOver = campaign.status === "Completed"
  const end = isOver ? now - 26 * 86_400_000 : now - 1_800_000
  return [
    move("payment", submittedAt - 120_000, (facts, holdings) => topUp(facts, holdings, price.total)),
    move("launch", submittedAt, (facts, holdings) => launchLock(facts, holdings, price)),
    move("spend", end - 1000, (facts, holdings) => spend(facts, holdings, totalSpent)),
    ...(isOver ? [move("end", end, unlock)] : []),
  ]
}

const spentBy = (campaign: Campaign, now: number) => {
  const days = dailyNumbers(campaign, localDateAt(now, "Asia/Kolkata"))
  return { days, spent: days.reduce((sum, day) => sum + day.spend, 0) }
}

/** All campaigns' money in the order in which it moved. */
const moveMoney = (campaigns: ReadonlyArray<Campaign>, now: number) =>
  Effect.forEach(
    campaigns
      .flatMap((campaign) => movementsOf(campaign, spentBy(campaign, now).spent, now))
      .toSorted((a, b) => a.at - b.at),
    ({ post }) => post,
  )

/** The owner with a business and nothing else. */
export const emptyBusiness: Seed = Effect.gen(function* () {
  const now = yield* Clock.currentTimeMillis
  yield* (yield* UserRepository).add(owner)
  yield* openProfile(bakery, now)
})

const launched = Effect.fnUntraced(function* (campaign: Campaign, now: number) {
  const { days, spent } = spentBy(campaign, now)
  yield* (yield* CampaignRepository).save({ ...campaign, spent })
  yield* (yield* DailyMetricsRepository).upsert(bakery.id, campaign.id, days)
  yield* keepParts(campaign, days)
  yield* keepDraft(campaign, "LinkAccounts")
  yield* (yield* LaunchRuns).save(launchRunOf(campaign))
})

const addLeads = Effect.fnUntraced(function* (campaign: Campaign, now: number) {
  const repository = yield* LeadRepository
  for (const [index, { lead, status }] of leadsOf(campaign, now, 34).entries()) {
    const id = LeadId.make(9500 + index)
    yield* repository.add(bakery.id, id, lead)
    yield* repository.change(bakery.id, id, (added) =>
      Result.succeed(withLeadStatus(added, status, { at: added.submittedOn + 1_500_000 })),
    )
  }
})

/** What the owner was told lately: a lead, a receipt that they have read, and an export of their data. */
const addNotifications = Effect.fnUntraced(function* (now: number) {
  const { add, markRead } = yield* Notifications
  const to = { portalId: owner.portalId, userId: owner.user.id }
  const businessProfileId = bakery.id
  const amount = { amount: 5_782_00, currency: "INR" } as const
  const receipt = { template: "walletReceipt", link: "", receiptNumber: "pay_9290", amount } as const
  const lead = { template: "newLead", link: "", leadName: "Ananya Rao", campaignName: "Wedding cakes" } as const
  const read = yield* add(to, { businessProfileId, content: receipt, createdAt: now - 50 * 3_600_000 })
  yield* markRead({ ...to, businessProfileIds: [businessProfileId] }, { id: read }, now - 49 * 3_600_000)
  yield* add(to, {
    content: { template: "dataExported", link: "", firstName: "Meera" },
    createdAt: now - 20 * 3_600_000,
  })
  yield* add(to, { businessProfileId, content: lead, createdAt: now - 2 * 3_600_000 })
})

/** A draft that stops before the budget. */
const unfinished = (now: number): Campaign => ({
  id: CampaignId.make(9290),
  businessProfileId: bakery.id,
  sessionId: SessionId.make("00000000-0000-4000-8000-000000009290"),
  region: bakery.region,
  name: "Bloom Bakery",
  status: "Draft",
  channels: [],
  spent: 0,
  createdAt: now - 3 * 86_400_000,
})

/** The bakery in full swing: running, paused, reviewed, refused and ended campaigns, a month of numbers, leads and money. */
export const busyBakery: Seed = Effect.gen(function* () {
  const now = yield* Clock.currentTimeMillis
  yield* emptyBusiness
  yield* openProfile(cafe, now)
  const campaigns = bakeryCampaigns(now)
  for (const campaign of campaigns) yield* launched(campaign, now)
  yield* moveMoney(campaigns, now)
  const [first] = campaigns
  if (first !== undefined) yield* addLeads(first, now)
  yield* addNotifications(now)
  const draft = unfinished(now)
  yield* (yield* CampaignRepository).save(draft)
  yield* keepDraft(draft, "Creatives")
})

/** The busy bakery with its draft paid for: the wallet keeps the money until it is launched. */
export const paidDraft: Seed = Effect.gen(function* () {
  yield* busyBakery
  const at = yield* Clock.currentTimeMillis
  const { businessProfileId, id: campaignId } = unfinished(at)
  const event = { businessProfileId, campaignId, reference: "payment:9290" }
  const paid = { amount: 5_782_00, total: 5_782_00, currency: "INR" } as const
  yield* (yield* Ledger).post({ ...event, currency: paid.currency }, (holdings) =>
    payForCampaign({ ...event, at }, holdings, paid),
  )
})

/** The same while a channel of the first campaign is refused and the other goes on. */
export const refusedChannel: Seed = Effect.gen(function* () {
  yield* busyBakery
  const campaigns = yield* CampaignRepository
  const running = yield* Effect.orDie(campaigns.byId(bakery.id, CampaignId.make(9201)))
  const reason = "Keywords in the headline repeat too often."
  const channels = running.channels.map((state) =>
    state.channel === "Search" ? { ...state, status: "Rejected" as const, reason } : state,
  )
  yield* campaigns.save({ ...running, channels })
})

/** The same while Google does not show a link and a fact beside the search ad of the first campaign. */
export const refusedBeside: Seed = Effect.gen(function* () {
  yield* busyBakery
  const campaigns = yield* CampaignRepository
  const running = yield* Effect.orDie(campaigns.byId(bakery.id, CampaignId.make(9201)))
  const channels = running.channels.map((state) =>
    state.channel === "Search"
      ? {
          ...state,
          refusedAssets: [
            { part: "sitelink" as const, text: "Order a cake", reason: "DESTINATION_NOT_WORKING" },
            { part: "callout" as const, text: "Best cakes in town" },
          ],
        }
      : state,
  )
  yield* campaigns.save({ ...running, channels })
})

/** The same while the first campaign runs as a banner too. */
export const bannerCampaign: Seed = Effect.gen(function* () {
  yield* busyBakery
  const campaigns = yield* CampaignRepository
  const running = yield* Effect.orDie(campaigns.byId(bakery.id, CampaignId.make(9201)))
  const withBanner: Campaign = { ...running, channels: [...running.channels, { channel: "Banner", status: "Active" }] }
  yield* campaigns.save(withBanner)
  yield* (yield* LaunchRuns).save(launchRunOf(withBanner))
})

const changeLockOf = Effect.fnUntraced(function* (campaign: number, reference: string, added: AddedPrice) {
  const campaignId = CampaignId.make(campaign)
  const event = { businessProfileId: bakery.id, campaignId, reference }
  const at = yield* Clock.currentTimeMillis
  yield* (yield* Ledger).post({ ...event, currency: "INR" }, (holdings) =>
    changeLock({ ...event, at }, holdings, added),
  )
})

/** The busy bakery with its running campaign just paused, before its channels have followed; tells what came back. */
const pausedByOwner = Effect.gen(function* () {
  yield* busyBakery
  const campaigns = yield* CampaignRepository
  const running = yield* campaigns.byId(bakery.id, CampaignId.make(9201))
  const { campaign, moved } = settleMoney(yield* Effect.fromResult(pause(running, "owner")))
  if (moved !== undefined) yield* changeLockOf(9201, "pause:9201", moved)
  yield* campaigns.save(campaign)
  return campaign.returned
}).pipe(Effect.orDie)

export const justPaused: Seed = pausedByOwner

/** The paused bakery with the money that came back in another campaign by now. */
export const pausedMoneyElsewhere: Seed = Effect.gen(function* () {
  const returned = yield* pausedByOwner
  if (returned === undefined) return
  const media = returned.total - 1_000_00
  const none = { promoDiscount: 0, serviceFee: 0, serviceFeeWaived: 0, taxes: [], tax: 0 }
  yield* changeLockOf(9203, "more:9203", { ...none, currency: "INR", media, total: media })
}).pipe(Effect.orDie)

const withRunning = (stop: (campaign: Campaign) => Campaign): Seed =>
  Effect.gen(function* () {
    yield* busyBakery
    const campaigns = yield* CampaignRepository
    yield* campaigns.save(stop(yield* campaigns.byId(bakery.id, CampaignId.make(9201))))
  }).pipe(Effect.orDie)

/** The busy bakery with its running campaign paused because its money is used up, most of it on its first day. */
export const outOfMoney: Seed = Effect.gen(function* () {
  const now = yield* Clock.currentTimeMillis
  yield* withRunning((campaign) => {
    const { price, spent } = campaign
    return { ...Result.getOrThrow(pause(campaign, "insufficientFunds")), spent: price?.media ?? spent }
  })
  const campaign = yield* (yield* CampaignRepository).byId(bakery.id, CampaignId.make(9201))
  const { days, spent } = spentBy(campaign, now)
  const [first] = days
  if (first === undefined) return
  const all = { ...first, spend: first.spend + campaign.spent - spent }
  yield* (yield* DailyMetricsRepository).upsert(bakery.id, campaign.id, [all])
}).pipe(Effect.orDie)

/** The busy bakery with its running campaign paused because its page withdrew access. */
export const accessLost: Seed = withRunning((campaign) => Result.getOrThrow(pause(campaign, "accessLost")))

const putIntoWallet = Effect.gen(function* () {
  const event = { businessProfileId: bakery.id, reference: "payment:left" }
  const at = yield* Clock.currentTimeMillis
  yield* (yield* Ledger).post({ ...event, currency: "INR" }, (holdings) => topUp({ ...event, at }, holdings, 90_000_00))
})

/** The busy bakery with money in the wallet that no campaign holds. */
export const walletWithMoney: Seed = Effect.andThen(busyBakery, putIntoWallet)

/** The bakery with its money used up while the wallet holds enough for its last day. */
export const outOfMoneyWithWallet: Seed = Effect.andThen(outOfMoney, putIntoWallet)

/** The busy bakery with its running campaign paused because its payment was reversed. */
export const paymentReversed: Seed = withRunning(stopForReversal)

/** The busy bakery with its refused campaign cancelled. */
export const givenUp: Seed = Effect.gen(function* () {
  yield* busyBakery
  const campaigns = yield* CampaignRepository
  const refused = yield* campaigns.byId(bakery.id, CampaignId.make(9205))
  yield* campaigns.save(yield* Effect.fromResult(archive(refused)))
}).pipe(Effect.orDie)

/** The first campaign has just been sent to review. */
export const firstReview: Seed = Effect.gen(function* () {
  const now = yield* Clock.currentTimeMillis
  yield* emptyBusiness
  const reviewed = bakeryCampaigns(now).find(({ status }) => status === "InReview")
  if (reviewed === undefined) return
  yield* launched(reviewed, now)
  yield* moveMoney([reviewed], now)
})

/** A draft of the journey in the world of an anonymous visitor; `changes` says how far it has come. */
export const visitorDraft = (details: SignupSession): Seed =>
  Effect.gen(function* () {
    yield* (yield* SessionRepository).create({ portalId: owner.portalId, details })
  })
