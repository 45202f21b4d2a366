import type { VisitorRule } from "@domain/audiences"
import { Effect } from "effect"
import { expect, test } from "vitest"
import {
  addAction,
  businessProfileId,
  denied,
  granted,
  inConversionWorld,
  lastWeek,
  now,
  setUp,
  tell,
} from "../testing/conversion-world.ts"
import { MemorySiteVisitors } from "../testing/memory-site-visitors.ts"
import { getConversions, removeConversions } from "./sites.ts"
import { readTagSite } from "./take-tag-events.ts"
import { listTriedEvents, startTagTry } from "./tries.ts"

const sale: VisitorRule = { pages: { match: "BeginsWith", path: "/sale" }, days: 30 }
const page = "https://www.Sunrise.example/Sale/Boots/?name=asha"
const seen = { kind: "Visit" } as const
const fbp = "fb.1.1796000000000.123"

/** A website with an audience of whoever looked at the sale. */
const withSale = Effect.gen(function* () {
  yield* setUp()
  const levers = yield* MemorySiteVisitors
  levers.audiences = [{ id: 7, name: "Sale", rule: sale }]
  return levers
})

const tagged = Effect.gen(function* () {
  const { site } = yield* getConversions.handle({ businessProfileId })
  return (yield* readTagSite.handle({ siteKey: site?.siteKey ?? "", isPage: false })).site?.visits
})

test("the tag learns of visits where an audience takes them, and else of none", () =>
  inConversionWorld(
    Effect.gen(function* () {
      yield* setUp()
      expect(yield* tagged).toEqual([])
      const levers = yield* MemorySiteVisitors
      levers.audiences = [
        { id: 7, name: "Sale", rule: sale },
        { id: 8, name: "All", rule: { days: 30 } },
      ]
      expect(yield* tagged).toEqual([
        { id: 7, match: "BeginsWith", path: "/sale" },
        { id: 8, match: "BeginsWith", path: "/" },
      ])
      yield* removeConversions.handle({ businessProfileId })
      expect(levers.audiences).toEqual([])
    }),
  ))

test("a visit is told by the browser and its address, without the page's query", () =>
  inConversionWorld(
    Effect.gen(function* () {
      const { visits } = yield* withSale
      yield* tell({ id: "v1", seen, fbp }, { page, click: { fbclid: "abc", at: now } })
      expect(visits).toEqual([
        {
          id: "v1",
          at: now,
          pageUrl: "https://www.sunrise.example/sale/boots",
          fbp,
          fbc: `fb.1.${now}.abc`,
          userAgent: "Mozilla/5.0 Firefox/140",
          ipAddress: "81.2.69.142",
        },
      ])
    }),
  ))

test("without the consent to keep a visit and to show ads, nothing of it is told", () =>
  inConversionWorld(
    Effect.gen(function* () {
      const { visits } = yield* withSale
      for (const consent of [denied, { ...granted, adStorage: false }, { ...granted, adPersonalization: false }, {}])
        yield* tell({ id: "v1", seen, fbp }, { page, consent })
      yield* tell({ id: "v1", seen, fbp }, { page, hasOptedOut: true })
      expect(visits).toEqual([])
    }),
  ))

test("without the consent to tell of the visitor, their address is left out", () =>
  inConversionWorld(
    Effect.gen(function* () {
      const { visits } = yield* withSale
      const consent = { ...granted, adUserData: false }
      yield* tell({ id: "v1", seen }, { page, consent, click: {} })
      expect(visits).toEqual([])
      yield* tell({ id: "v2", seen, fbp }, { page, consent, click: {} })
      expect(visits).toMatchObject([{ id: "v2", fbp }])
      expect(visits[0]).not.toHaveProperty("ipAddress")
    }),
  ))

test("a visit of another page or website is passed over, and counts as no conversion", () =>
  inConversionWorld(
    Effect.gen(function* () {
      const { visits } = yield* withSale
      yield* addAction({ signal: { kind: "Page", match: "BeginsWith", path: "/" } })
      yield* tell({ id: "v1", seen, fbp }, { page: "https://sunrise.example/about" })
      yield* tell({ id: "v2", seen, fbp }, { page: "https://elsewhere.example/sale" })
      yield* tell({ id: "v3", seen, fbp: "nonsense" }, { page })
      expect(visits.map(({ id }) => id)).toEqual(["v3"])
      expect(visits[0]).not.toHaveProperty("fbp")
      expect(yield* lastWeek).toEqual({ count: 0, value: 0 })
    }),
  ))

test("the tester shows visits with their audience, and tells nobody", () =>
  inConversionWorld(
    Effect.gen(function* () {
      const { visits } = yield* withSale
      const { page: opened } = yield* startTagTry.handle({ businessProfileId })
      const [, trying = ""] = opened.split("mq_try=")
      yield* tell({ id: "v1", seen }, { page, trying })
      yield* tell({ id: "v2", seen }, { page, trying, consent: denied })
      const { events } = yield* listTriedEvents.handle({ businessProfileId })
      expect(events.map(({ outcomes }) => outcomes)).toEqual([
        [{ taken: "NotAgreed", audience: "Sale" }],
        [{ taken: "Visit", audience: "Sale" }],
      ])
      expect(visits).toEqual([])
    }),
  ))
