import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import {
  addAction,
  businessProfileId,
  day,
  days,
  inConversionWorld,
  lastWeek,
  now,
  pages,
  setUp,
  settings,
  tell,
  tellByServer,
  work,
} from "../testing/conversion-world.ts"
import { ConversionTotals } from "../stores/conversions.ts"
import {
  changeConversionAction,
  checkTag,
  getConversions,
  listConversions,
  listTriedEvents,
  makeServerKey,
  readTagSite,
  removeConversions,
  removeServerKey,
  setUpConversionSite,
  startTagTry,
  sweepConversions,
  switchConversionAction,
} from "./index.ts"

const profile = { businessProfileId }

test("a website keeps its key when its hosts change, and the words that were agreed to", () =>
  inConversionWorld(
    Effect.gen(function* () {
      expect(yield* getConversions.handle(profile)).toMatchObject({ website: "https://sunrise.example", actions: [] })
      const { site } = yield* setUp()
      expect(site.snippet).toContain(`https://portal.example/tag.js?k=${site.siteKey}`)
      yield* TestClock.adjust(day)
      const moved = { ...profile, hosts: ["https://www.new.example/x"], consent: "WebsiteAsks", statement: 1 } as const
      const { site: next } = yield* setUpConversionSite.handle(moved)
      expect(next).toMatchObject({ siteKey: site.siteKey, hosts: ["new.example"], stated: { at: now, by: 5 } })
      const other = yield* setUpConversionSite.handle({ ...moved, consent: "NotNeeded" })
      expect(other.site.stated.at).toBe(now + day)
      expect(yield* Effect.flip(setUpConversionSite.handle({ ...moved, statement: 0 }))).toHaveProperty("fields")
    }),
  ))

test("an action that is off counts nothing, and one that was removed comes back", () =>
  inConversionWorld(
    Effect.gen(function* () {
      expect(yield* Effect.flip(addAction())).toMatchObject({ _tag: "ConversionSiteMissing" })
      yield* setUp()
      const { id: actionId } = yield* addAction()
      const of = { ...profile, actionId }
      yield* switchConversionAction.handle({ ...of, state: "Off" })
      expect(yield* tell()).toEqual({ taken: 0 })
      yield* switchConversionAction.handle({ ...of, state: "Removed" })
      expect((yield* getConversions.handle(profile)).actions).toEqual([])
      yield* switchConversionAction.handle({ ...of, state: "On" })
      expect(yield* tell()).toEqual({ taken: 1 })
      const { name: _name, ...others } = settings
      yield* changeConversionAction.handle({ ...of, ...others, name: "Sales", value: 100 })
      yield* switchConversionAction.handle({ ...of, state: "Removed" })
      yield* addAction({ name: "sales" })
      expect(yield* Effect.flip(switchConversionAction.handle({ ...of, state: "On" }))).toHaveProperty("fields")
    }),
  ))

test("one kind of conversion too many is refused", () =>
  inConversionWorld(
    Effect.gen(function* () {
      yield* setUp()
      for (let number = 0; number < 20; number += 1)
        yield* addAction({ name: `Kind ${number}`, signal: { kind: "Event", event: `e${number}` } })
      expect(yield* Effect.flip(addAction())).toMatchObject({ _tag: "ConversionActionsFull", most: 20 })
    }),
  ))

test("two keys of servers work at a time, are shown once, and end when removed", () =>
  inConversionWorld(
    Effect.gen(function* () {
      yield* setUp()
      yield* addAction()
      const { serverKey, createdAt } = yield* makeServerKey.handle(profile)
      expect(JSON.stringify(yield* getConversions.handle(profile))).not.toContain(serverKey)
      yield* makeServerKey.handle(profile)
      expect(yield* Effect.flip(makeServerKey.handle(profile))).toMatchObject({ _tag: "ServerKeysFull" })
      yield* removeServerKey.handle({ ...profile, createdAt })
      expect(yield* Effect.flip(removeServerKey.handle({ ...profile, createdAt }))).toMatchObject({
        _tag: "ServerKeyNotFound",
      })
      expect(yield* tellByServer()).toMatchObject([{ taken: "Counted" }])
    }),
  ))

test("what is told in a try is listed with what it was taken as, and counts nowhere", () =>
  inConversionWorld(
    Effect.gen(function* () {
      yield* setUp()
      yield* addAction()
      const { page } = yield* startTagTry.handle({ ...profile, address: "sunrise.example/shop?a=1#top" })
      expect(page).toMatch(/^https:\/\/sunrise\.example\/shop\?a=1&mq_try=[\w-]+#top$/)
      const [, trying = ""] = /mq_try=([\w-]+)/.exec(page) ?? []
      yield* tell({}, { trying })
      yield* tell({}, { trying })
      yield* tell({ id: "b" }, { trying, consent: {} })
      yield* tell({ id: "c" }, { trying, page: "https://other.example/" })
      yield* tell({ id: "d", value: 5, currency: "USD" }, { trying })
      yield* tell({ id: "e" }, { trying: "an-older-try" })
      const { events } = yield* listTriedEvents.handle(profile)
      expect(events.map(({ outcomes: [outcome] }) => `${outcome?.taken} ${outcome?.noCampaign ?? ""}`.trim())).toEqual([
        "WrongCurrency",
        "OutsideHosts",
        "Counted NoConsent",
        "Duplicate",
        "Counted",
      ])
      expect(yield* lastWeek).toEqual({ count: 0, value: 0 })
      expect(yield* days).toEqual([])
      yield* TestClock.adjust(2 * 3_600_000)
      yield* sweepConversions.handle({})
      expect(yield* listTriedEvents.handle(profile)).toEqual({ events: [] })
    }),
  ))

test("a try opens the website's own pages alone", () =>
  inConversionWorld(
    Effect.gen(function* () {
      yield* setUp()
      expect(yield* Effect.flip(startTagTry.handle({ ...profile, address: "https://evil.example" }))).toMatchObject({
        fields: { address: ["conversions.addressOutside"] },
      })
    }),
  ))

test("the check finds the tag, another's tag, none, or no page", () =>
  inConversionWorld(
    Effect.gen(function* () {
      const { site } = yield* setUp()
      const check = Effect.map(checkTag.handle(profile), ({ result }) => result)
      expect(yield* check).toBe("Unreadable")
      pages["https://sunrise.example"] = "<html>"
      expect(yield* check).toBe("NotFound")
      pages["https://sunrise.example"] = '<script async src="https://portal.example/tag.js?k=somebodys-key">'
      expect(yield* check).toBe("OtherKey")
      pages["https://sunrise.example"] = site.snippet
      expect(yield* check).toBe("Found")
    }),
  ))

test("the tag knows what counts, and a page with it is noted once in ten minutes", () =>
  inConversionWorld(
    Effect.gen(function* () {
      const { site } = yield* setUp()
      yield* addAction({ signal: { kind: "Page", match: "Is", path: "/thanks" } })
      yield* addAction({ name: "Calls", signal: { kind: "Click", on: "Phone" } })
      const { siteKey } = site
      expect(yield* readTagSite.handle({ siteKey, isPage: false })).toEqual({
        site: { isConsentNeeded: true, pages: [{ match: "Is", path: "/thanks" }], clicks: ["Phone"], visits: [] },
      })
      expect((yield* getConversions.handle(profile)).site?.firstSeenAt).toBeUndefined()
      yield* readTagSite.handle({ siteKey, isPage: true })
      yield* TestClock.adjust(60_000)
      yield* readTagSite.handle({ siteKey, isPage: true })
      expect((yield* getConversions.handle(profile)).site).toMatchObject({ firstSeenAt: now, lastSeenAt: now })
      expect(yield* readTagSite.handle({ siteKey: "nobodys-key", isPage: true })).toEqual({})
    }),
  ))

test("a removed website takes its conversions along, and campaigns keep results", () =>
  inConversionWorld(
    Effect.gen(function* () {
      const { site } = yield* setUp()
      yield* addAction()
      yield* tell()
      yield* removeConversions.handle(profile)
      yield* work
      expect(yield* getConversions.handle(profile)).toMatchObject({ actions: [], serverKeys: [] })
      expect(yield* listConversions.handle(profile)).toEqual({ conversions: [] })
      expect((yield* (yield* ConversionTotals).list("ofBusiness", profile)).rows).toEqual([])
      expect(yield* days).toHaveLength(1)
      expect((yield* setUp()).site.siteKey).not.toBe(site.siteKey)
    }),
  ))
