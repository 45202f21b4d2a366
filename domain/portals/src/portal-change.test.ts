import { PortalId } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import { Result, Schema } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { mayAdminister, mayCreatePortals, operatorPortalId } from "./administration.ts"
import { changedPortal, newPortal, PortalChange, portalFaults } from "./portal-change.ts"
import type { Portal } from "./portal.ts"
import { portalFromWire, portalToWire } from "./portal-wire.ts"
import { unreadablePairs } from "./readable-theme.ts"
import { seededPortals } from "./seeded-portals.ts"
import { anyFlags, anyPortal, anyTheme } from "./testing/index.ts"

const [marquee = expect.unreachable()] = seededPortals
const faultsOf = (change: PortalChange, portal: Portal = marquee) =>
  Result.match(changedPortal(portal, change), { onFailure: ({ faults }) => faults, onSuccess: () => [] })

test.each(seededPortals)("the settings of $title have no fault", (portal) => {
  expect(portalFaults(portal)).toEqual([])
})

test("a new portal is complete with a title and a host", () => {
  const made = newPortal(PortalId.make(101), { title: "Bloom Ads", domain: "ads.bloom.example" })
  expect(Result.getOrThrow(made)).toMatchObject({ title: "Bloom Ads", languages: ["en"], theme: { name: "Bloom Ads" } })
  const british = {
    title: "Bloom",
    domain: "ads.bloom.example",
    supportEmail: "ads@bloom.example",
    region: "GB",
  } as const
  expect(Result.getOrThrow(newPortal(PortalId.make(102), { ...british, locale: "he" }))).toMatchObject({
    supportEmail: "ads@bloom.example",
    languages: ["he", "en"],
    regions: [{ region: "GB", currency: "GBP" }],
  })
  expect(Result.isFailure(newPortal(PortalId.make(103), { ...british, supportEmail: "nobody" }))).toBe(true)
  expect(Result.isFailure(newPortal(PortalId.make(101), { title: " ", domain: "ads.bloom.example" }))).toBe(true)
})

test.each<readonly [PortalChange, string]>([
  [{ title: " " }, "title required"],
  [{ headerLogo: "<svg onload=alert(1)>" }, "headerLogo unsafeDrawing"],
  [{ headerLogo: "javascript:alert(1)" }, "headerLogo unsafeDrawing"],
  [{ mark: "https://elsewhere.example/mark.svg" }, "mark unsafeDrawing"],
  [{ locale: "tlh" }, "locale unknownLanguage, languages withoutLocale"],
  [{ languages: ["en", "en"] }, "languages twice"],
  [{ languages: ["he"] }, "languages withoutLocale"],
  [{ supportLink: "http://help.example" }, "supportLink notAnAddress"],
  [{ supportEmail: "nobody" }, "supportEmail notAnAddress"],
  [{ regions: [] }, "regions noRegion"],
  [{ voice: { tlh: { headline: "a", lead: "b" } } }, "voice unknownLanguage"],
  [{ theme: { name: "Fog", colours: { ink: "#888888", paper: "#999999" } } }, "theme contrastTooLow"],
  [{ theme: { name: "Fog", colours: { accent: "#ffe08a", accentInk: "#ffffff" } } }, "theme contrastTooLow"],
])("%j is refused", (change, faults) => {
  expect(
    faultsOf(change)
      .map(({ field, fault }) => `${field} ${fault}`)
      .join(", "),
  ).toBe(faults)
})

test("flags change one by one, and the others stay", () => {
  law(
    fc.property(anyFlags, fc.constantFrom("isSignupEnabled", "isBizgain"), fc.boolean(), (flags, name, value) => {
      const changed = Result.getOrThrow(changedPortal({ ...marquee, flags }, { flags: { [name]: value } }))
      expect(changed.flags).toEqual({ ...flags, [name]: value })
    }),
  )
})

test("a change that is stored has no fault and names nothing but what it changes", () => {
  law(
    fc.property(anyPortal, anyTheme, (portal, theme) => {
      const changed = changedPortal(marquee, { title: portal.title, theme, flags: portal.flags })
      if (Result.isFailure(changed)) return
      expect(portalFaults(changed.success)).toEqual([])
      expect({ ...changed.success, title: marquee.title, theme: marquee.theme, flags: marquee.flags }).toEqual(marquee)
    }),
  )
})

test("a portal says whether its sign-up asks for the business's phone", () => {
  const changed = Result.getOrThrow(changedPortal(marquee, { signup: { phone: "optional" } }))
  expect(changed.signup).toEqual({ phone: "optional" })
  expect(Schema.is(PortalChange)({ signup: { phone: "sometimes" } })).toBe(false)
})

test("a portal says which journey its visitors get", () => {
  const changed = Result.getOrThrow(changedPortal(marquee, { signup: { journey: "v2" } }))
  expect(changed.signup).toEqual({ journey: "v2" })
  expect(Result.getOrThrow(portalFromWire(portalToWire(changed))).signup).toEqual({ journey: "v2" })
  expect(Schema.is(PortalChange)({ signup: { journey: "agent" } })).toBe(false)
})

test("a portal says what its ads add to addresses, until null takes that away", () => {
  const tracking = { isOn: true, source: "bloom_ads" }
  const changed = Result.getOrThrow(changedPortal(marquee, { tracking }))
  expect(changed.tracking).toEqual(tracking)
  expect(Result.getOrThrow(changedPortal(changed, { title: "Bloom" })).tracking).toEqual(tracking)
  expect(Result.getOrThrow(changedPortal(changed, { tracking: null }))).toEqual(marquee)
})

test("a portal's support chats by an account, until null takes it away", () => {
  const chat = { token: "8d3a4a04-5562", host: "https://wchat.in.freshchat.com" }
  const changed = Result.getOrThrow(changedPortal(marquee, { chat }))
  expect(changed.chat).toEqual(chat)
  expect(Result.getOrThrow(changedPortal(changed, { title: "Bloom" })).chat).toEqual(chat)
  expect(Result.getOrThrow(changedPortal(changed, { chat: null }))).toEqual(marquee)
})

test("null takes a voice, mark and legal links away, and a region has its own currency", () => {
  const changed = Result.getOrThrow(
    changedPortal(marquee, { voice: null, mark: null, legal: null, regions: [{ region: "GB", supportNumber: "" }] }),
  )
  expect([changed.voice, changed.mark, changed.legal]).toEqual([undefined, undefined, undefined])
  expect(changed.regions).toEqual([{ region: "GB", currency: "GBP", supportNumber: "" }])
})

test("colours that a theme leaves out never make it unreadable", () => {
  law(
    fc.property(anyTheme, ({ name, colours: { glow, danger, success } = {} }) => {
      const given = { ...(glow && { glow }), ...(danger && { danger }), ...(success && { success }) }
      expect(unreadablePairs({ name, colours: given, dark: given })).toEqual([])
    }),
  )
})

test("an unknown flag or a host with a port is no change", () => {
  const isChange = Schema.is(PortalChange)
  expect([isChange({ flags: { isSignupEnabled: 1 } }), isChange({ domain: "shop.example:80" })]).toEqual([false, false])
  expect(isChange({ domain: "shop.example" })).toBe(true)
})

test("administrators change their own portal alone, those of the operator all of them", () => {
  const anyId = fc.integer({ min: 1, max: 1_000 }).map((id) => PortalId.make(id))
  law(
    fc.property(anyId, anyId, (own, other) => {
      expect(mayAdminister(own, other)).toBe(own === other || own === operatorPortalId)
      expect(mayCreatePortals(own)).toBe(own === operatorPortalId)
    }),
  )
})
