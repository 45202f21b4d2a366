import {
  ConversionActions,
  Conversions,
  ConversionServerKeys,
  ConversionSites,
  ConversionTotals,
  ConversionTries,
} from "@application/conversions/stores"
import type { ConversionSettings, TriedEvent } from "@domain/conversions"
import { addDays, CampaignId, localDateAt, UserId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { bakery, owner } from "./bakery.ts"
import { busyBakery, type Seed } from "./seeds.ts"

const minute = 60_000
const day = 24 * 60 * minute
const businessProfileId = bakery.id
const agreed = { adStorage: true, adUserData: true, adPersonalization: true }
const notAgreed = { adStorage: false, adUserData: false, adPersonalization: false }

const site = Effect.fnUntraced(function* (change: { readonly isSeen?: boolean; readonly isTried?: boolean } = {}) {
  const now = yield* Clock.currentTimeMillis
  yield* (yield* ConversionSites).save({
    businessProfileId,
    portalId: owner.portalId,
    siteKey: "bakery-4f8Jq2LkZ0",
    hosts: ["bloombakery.example"],
    address: "https://bloombakery.example",
    consent: "WebsiteAsks",
    stated: { version: 1, at: now - 20 * day, by: UserId.make(owner.user.id) },
    createdAt: now - 20 * day,
    ...(change.isSeen && { firstSeenAt: now - 20 * day, lastSeenAt: now - 4 * minute }),
    ...(change.isTried && { trying: { mark: "a-try", until: now + 50 * minute } }),
  })
})

const usual: ConversionSettings = {
  name: "Cake orders",
  category: "Purchase",
  signal: { kind: "Event", event: "purchase" },
  counting: "Every",
  days: 30,
  value: 90_000,
  isResult: true,
}

/** Adds a kind of conversion that was counted so often on each of the last days. */
const action = Effect.fnUntraced(function* (
  change: Partial<ConversionSettings>,
  counts: ReadonlyArray<number>,
  state: "On" | "Off" = "On",
) {
  const now = yield* Clock.currentTimeMillis
  const settings = { ...usual, ...change }
  const lastAt = counts.some((count) => count > 0) ? { lastAt: now - 9 * minute } : {}
  const { id } = yield* (yield* ConversionActions).add({
    businessProfileId,
    ...settings,
    state,
    createdAt: now - 19 * day,
    ...lastAt,
  })
  const today = localDateAt(now, "Asia/Kolkata")
  const totals = yield* ConversionTotals
  for (const [ago, count] of counts.entries())
    if (count > 0)
      yield* totals.save({
        businessProfileId,
        actionId: id,
        date: addDays(today, -ago),
        count,
        value: count * (settings.value ?? 0),
      })
  return id
})

const { value: _none, ...unvalued } = usual

/** A website that tells of conversions of three kinds, some of them from ads. */
export const countingWebsite: Seed = Effect.gen(function* () {
  yield* busyBakery
  yield* site({ isSeen: true })
  const now = yield* Clock.currentTimeMillis
  const orders = yield* action({}, [2, 1, 0, 3, 1, 2, 0, 4, 1, 0, 2, 3])
  const calls = yield* action(
    {
      ...unvalued,
      name: "Phone calls",
      category: "Contact",
      signal: { kind: "Click", on: "Phone" },
      counting: "OncePerClick",
      value: 0,
    },
    [1, 0, 2],
  )
  yield* action(
    {
      name: "Newsletter",
      category: "SignUp",
      signal: { kind: "Page", match: "Is", path: "/newsletter/thank-you" },
      isResult: false,
      value: 0,
    },
    [],
    "Off",
  )
  const conversions = yield* Conversions
  const told = [
    { actionId: orders, ago: 9, value: 145_000, page: "bloombakery.example/thank-you", campaignId: 9201 },
    { actionId: calls, ago: 55, page: "bloombakery.example/contact", campaignId: 9201 },
    { actionId: orders, ago: 140, value: 90_000, page: "bloombakery.example/thank-you" },
    { actionId: calls, ago: 190, page: "bloombakery.example/", campaignId: 9201, isRepeat: true as const },
    { actionId: orders, ago: 1_500, value: 320_000, isServer: true, campaignId: 9201 },
  ]
  for (const [number, { actionId, ago, campaignId, isServer = false, ...row }] of told.entries())
    yield* conversions.save({
      businessProfileId,
      actionId,
      eventId: `event-${String(number)}`,
      source: isServer ? "Server" : "Tag",
      at: now - ago * minute,
      date: localDateAt(now - ago * minute, "Asia/Kolkata"),
      consent: campaignId === undefined ? notAgreed : agreed,
      ...(campaignId !== undefined && { campaignId: CampaignId.make(campaignId), channel: "Social" as const }),
      ...row,
    })
  yield* (yield* ConversionServerKeys).add({ businessProfileId, keyHash: "of-a-key", createdAt: now - 12 * day })
})

/** A website that was set up just now. */
export const unheardWebsite: Seed = Effect.gen(function* () {
  yield* busyBakery
  yield* site()
})

/** A website whose tag is tried at this moment, with an event of each outcome. */
export const triedWebsite: Seed = Effect.gen(function* () {
  yield* busyBakery
  yield* site({ isSeen: true, isTried: true })
  const now = yield* Clock.currentTimeMillis
  const actionId = yield* action({}, [])
  const tries = yield* ConversionTries
  const tried = (number: number, change: Partial<TriedEvent>) =>
    tries.add({
      businessProfileId,
      at: now - (20 - number) * 3_000,
      eventId: `try-${String(number)}`,
      seen: { kind: "Event", event: "purchase" },
      page: "bloombakery.example/cakes",
      consent: agreed,
      outcomes: [{ taken: "Counted", actionId, campaignId: CampaignId.make(9201), channel: "Social", value: 145_000 }],
      ...change,
    })
  yield* tried(1, { seen: { kind: "Page" }, outcomes: [{ taken: "Unknown" }], consent: notAgreed })
  yield* tried(2, {
    outcomes: [{ taken: "Counted", actionId, noCampaign: "NoConsent", value: 90_000 }],
    consent: notAgreed,
  })
  yield* tried(3, {})
  yield* tried(4, { outcomes: [{ taken: "Duplicate", actionId }] })
  yield* tried(5, { outcomes: [{ taken: "WrongCurrency" }] })
  yield* tried(6, { outcomes: [{ taken: "OutsideHosts" }], page: "elsewhere.example" })
  yield* tried(7, { outcomes: [{ taken: "Counted", actionId, noCampaign: "NoAdClick", value: 90_000 }] })
  yield* tried(8, { seen: { kind: "Click", on: "WhatsApp" }, outcomes: [{ taken: "Unknown" }] })
  const seen = { kind: "Visit" } as const
  yield* tried(9, { seen, outcomes: [{ taken: "NotAgreed", audience: "Looked at cakes" }], consent: notAgreed })
  yield* tried(10, { seen, outcomes: [{ taken: "Visit", audience: "Looked at cakes" }] })
})
