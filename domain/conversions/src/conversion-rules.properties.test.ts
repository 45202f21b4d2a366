import { CampaignId } from "@domain/kernel"
import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { attributedTo, clickText } from "./attribution.ts"
import { checkedAction } from "./checked-action.ts"
import { consentOf, fullConsent, isTellable, permittedDetails } from "./consent-rules.ts"
import type { ConversionClick } from "./conversion-click.ts"
import type { ConversionSettings } from "./conversion-action.ts"
import type { ConversionDetails } from "./conversion.ts"
import { actionsSeen, signalFits } from "./seen-signal.ts"
import { checkedValue, isTellableTime } from "./told-outcome.ts"
import { noConsent } from "./visitor-consent.ts"
import { checkedHosts, isOfHosts, siteHost } from "./website-hosts.ts"

const day = 86_400_000
const now = Date.parse("2026-11-30T10:00:00Z")
const campaignId = CampaignId.make(70)
const click: ConversionClick = { mark: { campaignId, channel: "Search" }, at: now - day, gclid: "abc" }
const anyConsent = fc.record({ adStorage: fc.boolean(), adUserData: fc.boolean(), adPersonalization: fc.boolean() })

test("a conversion counts for a campaign within the days after the click alone", () => {
  fc.assert(
    fc.property(fc.integer({ min: -2 * day, max: 100 * day }), fc.integer({ min: 1, max: 90 }), (age, days) => {
      const asked = { click: { ...click, at: now - age }, consent: fullConsent, at: now, days, isOwn: () => true }
      const isWithin = age >= -60_000 && age <= days * day
      expect(Result.isSuccess(attributedTo(asked))).toBe(isWithin)
    }),
  )
})

test("without consent, and for a stranger's campaign, a conversion counts for none", () => {
  const asked = { click, consent: fullConsent, at: now, days: 30, isOwn: () => true }
  expect(attributedTo({ ...asked, consent: noConsent })).toEqual(Result.fail("NoConsent"))
  expect(attributedTo({ ...asked, isOwn: () => false })).toEqual(Result.fail("OtherCampaign"))
  expect(attributedTo({ ...asked, click: { at: now, gclid: "abc" } })).toEqual(Result.fail("NoAdClick"))
  expect(attributedTo(asked)).toEqual(Result.succeed({ campaignId, channel: "Search" }))
})

test("what a visitor did not agree to leaves no call", () => {
  const hash = "a".repeat(64)
  const details: ConversionDetails = {
    click,
    people: { Meta: { email: hash }, Google: { email: hash } },
    userAgent: "Firefox",
    ipAddress: "81.2.69.142",
  }
  fc.assert(
    fc.property(anyConsent, fc.boolean(), (consent, hasClick) => {
      const given = hasClick ? details : { ...details, click: { at: now } }
      const kept = permittedDetails(consent, given)
      if (!consent.adUserData) expect(kept.people).toBeUndefined()
      if (!consent.adStorage) expect(kept.click).toBeUndefined()
      if (!isTellable(consent, given))
        expect([kept.userAgent, kept.ipAddress, kept.people]).toEqual([undefined, undefined, undefined])
    }),
  )
})

test("nobody agrees by silence where the website asks, or by Privacy Control", () => {
  fc.assert(
    fc.property(anyConsent, (told) => {
      expect(consentOf("WebsiteAsks", undefined, false)).toEqual(noConsent)
      expect(consentOf("NotNeeded", undefined, false)).toEqual(fullConsent)
      expect(consentOf("WebsiteAsks", told, false)).toEqual(told)
      expect(consentOf("NotNeeded", told, false)).toEqual(told)
      expect(consentOf("NotNeeded", told, true)).toEqual(noConsent)
    }),
  )
})

test("a host is taken with its subdomains, and no host that only ends like it", () => {
  expect(checkedHosts([" https://WWW.Shop.example/sale ", "shop.example"])).toEqual(Result.succeed(["shop.example"]))
  expect(isOfHosts(["shop.example"], "checkout.Shop.example")).toBe(true)
  expect(isOfHosts(["shop.example"], "workshop.example")).toBe(false)
  expect(siteHost("http://localhost:4010/sites/sunrise/")).toBe("localhost")
  for (const typed of [[], ["not a host"], ["instagram.com"], ["m.facebook.com"]])
    expect(Result.isFailure(checkedHosts(typed))).toBe(true)
})

const settings: ConversionSettings = {
  name: "Orders",
  category: "Purchase",
  signal: { kind: "Page", match: "Is", path: "/thanks" },
  counting: "Every",
  days: 30,
  isResult: true,
}

test("names and signals of two kinds differ, and removed kinds hinder none", () => {
  const other = { ...settings, state: "On" as const }
  const refused = (typed: Partial<ConversionSettings>) =>
    Result.getOrElse(
      Result.map(checkedAction({ ...settings, name: "New", ...typed }, [other]), () => ({})),
      ({ fields }) => fields,
    )
  expect(refused({ name: " orders ", signal: { kind: "Click", on: "Phone" } })).toHaveProperty("name")
  expect(refused({ signal: { kind: "Page", match: "Is", path: "/Thanks/" } })).toHaveProperty("signal")
  expect(refused({ signal: { kind: "Page", match: "Is", path: "thanks" } })).toHaveProperty("signal")
  expect(refused({ signal: { kind: "Event", event: "a b" } })).toHaveProperty("signal")
  expect(refused({ signal: { kind: "Click", on: "Mail" }, value: -1 })).toHaveProperty("value")
  expect(Result.isSuccess(checkedAction(settings, [{ ...other, state: "Removed" }]))).toBe(true)
})

test("a page is seen by its path, whatever its case and a slash at its end", () => {
  const page = (match: "Is" | "BeginsWith" | "Contains", path: string) => ({ kind: "Page" as const, match, path })
  const seen = { kind: "Page" } as const
  expect(signalFits(page("Is", "/thanks"), seen, "/Thanks/")).toBe(true)
  expect(signalFits(page("Is", "/"), seen, "/")).toBe(true)
  expect(signalFits(page("Is", "/thanks"), seen, "/thanks/2")).toBe(false)
  expect(signalFits(page("BeginsWith", "/thanks"), seen, "/thanks/2")).toBe(true)
  expect(signalFits(page("Contains", "order"), seen, "/my/ORDER/7")).toBe(true)
  const off = { signal: page("Is", "/thanks"), state: "Off" as const }
  expect(actionsSeen([off], seen, "/thanks")).toEqual([])
})

test("a worth in another currency is refused, never converted", () => {
  expect(checkedValue({ value: 12.5, currency: "inr" }, "INR")).toEqual(Result.succeed(1_250))
  expect(checkedValue({ value: 12.5 }, "INR")).toEqual(Result.succeed(1_250))
  expect(checkedValue({ value: 12.5, currency: "USD" }, "INR")).toEqual(Result.fail("WrongCurrency"))
  expect(checkedValue({ value: -1 }, "INR")).toEqual(Result.fail("WrongValue"))
  expect(checkedValue({ value: Number.NaN }, "INR")).toEqual(Result.fail("WrongValue"))
})

test("a click is told apart by the network's name for it, else by its ad and moment", () => {
  expect(clickText(click)).toBe("abc")
  expect(clickText({ mark: { campaignId, channel: "Social" }, at: 5 })).toBe("70 Social 5")
  expect(clickText({ at: 5 })).toBeUndefined()
})

test("a server tells of the last seven days", () => {
  expect(isTellableTime(now - 7 * day, now)).toBe(true)
  expect(isTellableTime(now - 7 * day - 1, now)).toBe(false)
  expect(isTellableTime(now + 6 * 60_000, now)).toBe(false)
})
