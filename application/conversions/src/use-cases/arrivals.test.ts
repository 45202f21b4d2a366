import { RateLimits, TokenSafe } from "@application/kernel"
import { Effect, Option } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { ConversionConnections, Conversions, ConversionSendings } from "../stores/conversions.ts"
import {
  addAction,
  adClick,
  businessProfileId,
  day,
  days,
  denied,
  granted,
  inConversionWorld,
  lastWeek,
  now,
  setUp,
  tell,
  tellByServer,
} from "../testing/conversion-world.ts"
import { listConversions, sweepConversions, takeServerEvents, takeTagEvents } from "./index.ts"

const newest = Effect.map(listConversions.handle({ businessProfileId }), ({ conversions }) => conversions)

test("a conversion after an ad's click counts for its campaign on the business's day", () =>
  inConversionWorld(
    Effect.gen(function* () {
      yield* setUp()
      yield* addAction()
      expect(yield* tell({ value: 149.5, currency: "INR" })).toEqual({ taken: 1 })
      expect(yield* days).toEqual(["2026-12-08 70 Search 1 14950"])
      expect(yield* newest).toMatchObject([
        { actionName: "Orders", campaignName: "Winter cakes", page: "www.sunrise.example/shop", source: "Tag" },
      ])
    }),
  ))

test("the same event counts once, whether tag or server tells it first", () =>
  inConversionWorld(
    Effect.gen(function* () {
      yield* setUp()
      yield* addAction()
      expect(yield* tellByServer({ value: 200 })).toMatchObject([{ taken: "Counted", noCampaign: "NoAdClick" }])
      yield* tell()
      yield* tell()
      expect(yield* lastWeek).toEqual({ count: 1, value: 20_000 })
      expect(yield* days).toEqual(["2026-12-08 70 Search 1 20000"])
      expect(yield* tellByServer()).toMatchObject([{ taken: "Duplicate" }])
    }),
  ))

test("who did not agree is counted for no campaign, and nothing of them is kept", () =>
  inConversionWorld(
    Effect.gen(function* () {
      yield* setUp()
      yield* addAction({ counting: "OncePerClick" })
      yield* tell({ email: "asha@example.com" }, { consent: {} })
      yield* tell({ id: "order-2" }, { hasOptedOut: true })
      expect(yield* days).toEqual([])
      expect(yield* lastWeek).toEqual({ count: 2, value: 0 })
      const { rows } = yield* (yield* Conversions).list("newest", { businessProfileId })
      expect(JSON.stringify(rows)).not.toMatch(/asha|click-1|81\.2|Firefox|clickKey|name=/)
    }),
  ))

test("of one click one conversion counts, where the action counts so", () =>
  inConversionWorld(
    Effect.gen(function* () {
      yield* setUp()
      yield* addAction({ counting: "OncePerClick", value: 500 })
      yield* tell({ id: "a" })
      yield* tell({ id: "b" })
      yield* tell({ id: "c" }, { click: { ...adClick, gclid: "click-2" } })
      expect(yield* days).toEqual(["2026-12-08 70 Search 2 1000"])
      expect((yield* newest).filter(({ isRepeat }) => isRepeat)).toHaveLength(1)
    }),
  ))

test("pages outside the hosts, strangers' keys and unknown events count nothing", () =>
  inConversionWorld(
    Effect.gen(function* () {
      yield* setUp()
      yield* addAction()
      expect(yield* tell({}, { page: "https://workshop.example/" })).toEqual({ taken: 0 })
      expect(yield* tell({}, { siteKey: "nobodys-key" })).toEqual({ taken: 0 })
      expect(yield* tell({ seen: { kind: "Event", event: "other" } })).toEqual({ taken: 0 })
      expect(yield* tell({ value: 5, currency: "USD" })).toEqual({ taken: 0 })
      expect(yield* lastWeek).toEqual({ count: 0, value: 0 })
    }),
  ))

test("a browser that names another website than the page is not believed", () =>
  inConversionWorld(
    Effect.gen(function* () {
      const { site } = yield* setUp()
      yield* addAction()
      const message = {
        siteKey: site.siteKey,
        page: "https://sunrise.example/",
        sentAt: now,
        consent: granted,
        events: [{ id: "x", seen: { kind: "Event" as const, event: "purchase" } }],
      }
      expect(yield* takeTagEvents.handle({ message, originHost: "evil.example" })).toEqual({ taken: 0 })
      expect(yield* takeTagEvents.handle({ message, originHost: "shop.sunrise.example" })).toEqual({ taken: 1 })
    }),
  ))

test("a visitor who tells too much in a minute is refused, and others are not", () =>
  inConversionWorld(
    Effect.gen(function* () {
      yield* setUp()
      yield* addAction()
      for (let number = 0; number < 60; number += 1) yield* tell({ id: `order-${number}` })
      expect(yield* Effect.flip(tell())).toMatchObject({ _tag: "TooManyRequests" })
      yield* TestClock.adjust(60_000)
      expect(yield* tell({ id: "later" })).toEqual({ taken: 1 })
    }),
  ))

test("each event of a server is answered, and a wrong key opens nothing", () =>
  inConversionWorld(
    Effect.gen(function* () {
      yield* setUp()
      yield* addAction()
      expect(yield* tellByServer({ id: "old", at: now - 8 * day })).toEqual([{ taken: "WrongTime" }])
      expect(yield* tellByServer({ id: "eur", value: 5, currency: "EUR" })).toEqual([{ taken: "WrongCurrency" }])
      const wrong = takeServerEvents.handle({ serverKey: "mqs_wrong", events: [] })
      expect(yield* Effect.flip(wrong)).toMatchObject({ _tag: "ServerKeyWrong" })
      expect(yield* lastWeek).toEqual({ count: 0, value: 0 })
    }),
  ))

test("a server's click is as old as it says, and counts no event before it", () =>
  inConversionWorld(
    Effect.gen(function* () {
      yield* setUp()
      yield* addAction()
      const at = now - 2 * day
      const click = { mq_ad: "70-1", at: at - day }
      expect(yield* tellByServer({ id: "a", at, click })).toMatchObject([{ campaignId: 70, channel: "Social" }])
      const later = { mq_ad: "70-1", at: now }
      expect(yield* tellByServer({ id: "b", at, click: later })).toMatchObject([{ noCampaign: "ClickTooOld" }])
      expect(yield* days).toEqual(["2026-12-06 70 Social 1 0"])
    }),
  ))

test("what comes from elsewhere uses up nothing of the website's bound", () =>
  inConversionWorld(
    Effect.gen(function* () {
      yield* setUp()
      yield* addAction()
      const limits = yield* RateLimits
      yield* tell({}, { page: "https://elsewhere.example/" })
      const { allowed } = yield* limits.take(`conversions-site:${businessProfileId}`, 1, 60_000)
      expect(allowed).toBe(true)
    }),
  ))

const connect = Effect.gen(function* () {
  yield* (yield* ConversionConnections).save({
    businessProfileId,
    network: "Meta",
    state: "On",
    actions: {},
    createdAt: now,
    sent: 0,
    refused: 0,
  })
})

const sendings = Effect.gen(function* () {
  const store = yield* ConversionSendings
  const of = (state: "Waiting" | "Withheld") => store.list("inState", { businessProfileId, network: "Meta", state })
  return { waiting: (yield* of("Waiting")).rows, withheld: (yield* of("Withheld")).rows }
})

test("networks are told sealed hashes once, and nothing of whoever did not agree", () =>
  inConversionWorld(
    Effect.gen(function* () {
      yield* setUp()
      yield* addAction()
      yield* connect
      yield* tell({ email: " Asha@Example.com " })
      yield* tell({ email: " Asha@Example.com " })
      yield* tell({ id: "order-2", email: "ben@example.com" }, { consent: denied })
      const { waiting, withheld } = yield* sendings
      expect(waiting).toHaveLength(1)
      expect(withheld).toMatchObject([{ eventId: "order-2" }])
      expect(withheld[0]).not.toHaveProperty("sealed")
      const { sealed = "", actionId } = waiting[0] ?? {}
      const place = `conversion:${businessProfileId}:Meta:${actionId}:order-1`
      const opened = Option.getOrThrow(yield* (yield* TokenSafe).open(place, sealed))
      expect(JSON.parse(opened)).toMatchObject({
        click: { gclid: "click-1", mark: { campaignId: 70 } },
        people: { Meta: { email: expect.stringMatching(/^[0-9a-f]{64}$/) } },
        pageUrl: "https://www.sunrise.example/shop",
      })
      expect(opened).not.toMatch(/asha/i)
      // Whoever agreed later, as the server knows, is told after all.
      yield* tellByServer({ id: "order-2", email: "ben@example.com" })
      expect((yield* sendings).withheld).toEqual([])
    }),
  ))

test("conversions go after ninety days, and their days stay", () =>
  inConversionWorld(
    Effect.gen(function* () {
      yield* setUp()
      yield* addAction()
      yield* tell()
      yield* TestClock.adjust(89 * day)
      yield* sweepConversions.handle({})
      expect(yield* newest).toHaveLength(1)
      yield* TestClock.adjust(2 * day)
      yield* sweepConversions.handle({})
      expect(yield* newest).toEqual([])
      expect(yield* days).toHaveLength(1)
    }),
  ))
