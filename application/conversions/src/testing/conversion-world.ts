import { memoryLeadRepository } from "@application/insights/testing"
import { leadRecords } from "@application/insights/use-cases"
import { CurrentActor, CurrentRequest } from "@application/kernel"
import {
  bakeryFacts,
  MemoryDatabase,
  memoryIds,
  memoryJobQueue,
  memoryLinkHasher,
  memoryProfiles,
  memoryRateLimits,
  memoryTables,
  memoryTokenSafe,
  memoryUnitOfWork,
  userActor,
  worked,
} from "@application/kernel/testing"
import type { ConversionSettings, SeenSignal } from "@domain/conversions"
import { BusinessProfileId, CampaignId, UserId } from "@domain/kernel"
import { Effect, Layer, Option } from "effect"
import { TestClock } from "effect/testing"
import type { ServerEvent, TagMessage } from "../contract/arrivals.ts"
import { BusinessWebsites } from "../services/business-websites.ts"
import { ConversionCampaigns } from "../services/conversion-campaigns.ts"
import { ConversionDays } from "../stores/conversions.ts"
import {
  createConversionAction,
  deleteConversionsOf,
  getConversions,
  makeServerKey,
  setUpConversionSite,
  takeServerEvents,
  takeTagEvents,
} from "../use-cases/index.ts"
import { memoryOwnerPages } from "./memory-owner-pages.ts"
import { memorySiteVisitors } from "./memory-site-visitors.ts"

export const businessProfileId = BusinessProfileId.make(7)
const ownCampaign = CampaignId.make(70)
export const now = Date.parse("2026-12-08T10:00:00+05:30")
export const day = 86_400_000

/** Pages of the bakery's website by address, as the check for the tag reads them. */
export const pages: Record<string, string> = {}

const services = Layer.mergeAll(
  Layer.succeed(BusinessWebsites, { of: () => Effect.succeed("https://sunrise.example") }),
  Layer.succeed(ConversionCampaigns, {
    named: (_profile, ids) =>
      Effect.succeed(ids.includes(ownCampaign) ? [{ id: ownCampaign, name: "Winter cakes" }] : []),
  }),
  memoryOwnerPages(pages),
  memorySiteVisitors,
)

const leads = leadRecords.pipe(Layer.provide(memoryLeadRepository))

const world = Layer.mergeAll(services, leads, memoryTables, memoryTokenSafe, memoryLinkHasher, memoryJobQueue).pipe(
  Layer.provideMerge(memoryProfiles([bakeryFacts()])),
  Layer.provideMerge(Layer.mergeAll(memoryUnitOfWork, memoryRateLimits, memoryIds)),
  Layer.provideMerge(MemoryDatabase.layer),
  Layer.provideMerge(Layer.effectDiscard(TestClock.setTime(now)).pipe(Layer.provideMerge(TestClock.layer()))),
)

const request = {
  portalDomain: "localhost",
  clientId: "",
  requestId: "",
  ipAddress: "81.2.69.142",
  userAgent: "Mozilla/5.0 Firefox/140",
  origin: "https://portal.example",
  idempotencyKey: Option.none(),
}

/** Tells a story of conversions from 8 December 2026, as a user of the bakery, whose money is rupees. */
export const inConversionWorld = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  work.pipe(
    Effect.provideService(CurrentActor, userActor(UserId.make(5), [businessProfileId])),
    Effect.provideService(CurrentRequest, request),
    Effect.provide(world),
    Effect.runPromise,
  )

export const setUp = (consent: "WebsiteAsks" | "NotNeeded" = "WebsiteAsks") =>
  setUpConversionSite.handle({ businessProfileId, hosts: ["sunrise.example"], consent, statement: 1 })

export const settings: ConversionSettings = {
  name: "Orders",
  category: "Purchase",
  signal: { kind: "Event", event: "purchase" },
  counting: "Every",
  days: 30,
  isResult: true,
}

export const addAction = (change: Partial<ConversionSettings> = {}) =>
  createConversionAction.handle({ businessProfileId, ...settings, ...change })

const purchase: SeenSignal = { kind: "Event", event: "purchase" }
export const granted = { adStorage: true, adUserData: true, adPersonalization: true }
export const denied = { adStorage: false, adUserData: false, adPersonalization: false }
/** A click on the bakery's own ad an hour before now. */
export const adClick = { mq_ad: "70-2", gclid: "click-1", at: now - 3_600_000 }

type Event = TagMessage["events"][number]

/** A page tells of one event, by a visitor who agreed to everything unless it says otherwise. */
export const tell = Effect.fnUntraced(function* (event: Partial<Event> = {}, message: Partial<TagMessage> = {}) {
  const { site } = yield* getConversions.handle({ businessProfileId })
  return yield* takeTagEvents.handle({
    message: {
      siteKey: site?.siteKey ?? "",
      page: "https://www.sunrise.example/shop?name=asha",
      sentAt: now,
      consent: granted,
      click: adClick,
      events: [{ id: "order-1", seen: purchase, ...event }],
      ...message,
    },
  })
})

/** The bakery's server tells of one event, by a fresh key. */
export const tellByServer = Effect.fnUntraced(function* (event: Partial<ServerEvent> = {}) {
  const { serverKey } = yield* makeServerKey.handle({ businessProfileId })
  const { results } = yield* takeServerEvents.handle({
    serverKey,
    events: [{ id: "order-1", event: "purchase", consent: granted, ...event }],
  })
  return results[0]?.outcomes ?? []
})

/** Conversions by day and campaign: date, campaign, channel, number and worth. */
export const days = Effect.gen(function* () {
  const { rows } = yield* (yield* ConversionDays).list("ofBusiness", { businessProfileId })
  return rows.map(({ date, campaignId, channel, count, value }) => `${date} ${campaignId} ${channel} ${count} ${value}`)
})

/** How many conversions, and of what worth, the first action had in seven days. */
export const lastWeek = Effect.map(getConversions.handle({ businessProfileId }), ({ actions }) => actions[0]?.lastWeek)

/** Runs the queued jobs of this context. */
export const work = worked([deleteConversionsOf])
