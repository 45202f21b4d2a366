import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import { InvalidPortal, Portal, SignupJourney } from "./portal.ts"
import { portalLanguages } from "./languages.ts"
import { portalFromWire, portalToWire } from "./portal-wire.ts"
import { ProductConfiguration } from "./product-configuration.ts"
import { seededPortals } from "./seeded-portals.ts"
import { linkedStoreTypes, onboardingStoreTypes } from "./store-type.ts"
import { parsePortalTheme } from "./theme.ts"

const [portal] = seededPortals
const reads = (changes: object) => Result.isSuccess(Schema.decodeUnknownResult(Portal)({ ...portal, ...changes }))

test("a seeded portal can be read", () => {
  for (const one of seededPortals) expect(Schema.decodeUnknownSync(Portal)(Schema.encodeSync(Portal)(one))).toEqual(one)
})

test.each(["id", "domain", "title", "headerLogo", "locale", "languages", "theme", "flags", "regions"])(
  "a portal without its %s cannot be read",
  (field) => {
    expect(reads({ [field]: undefined })).toBe(false)
  },
)

test("a flag or a region that is not complete cannot be read", () => {
  expect(reads({ flags: { ...portal?.flags, isBrandPortal: "yes" } })).toBe(false)
  expect(reads({ flags: { ...portal?.flags, isSignupEnabled: undefined } })).toBe(false)
  expect(reads({ regions: [{ region: "IN", currency: "INR" }] })).toBe(false)
})

test.each(["https://bank.example", "https://a-1.bank.example", "https://bank.example:8443", "https://b"])(
  "a portal may be shown by the site %s",
  (site) => {
    expect(reads({ embeddedBy: [site] })).toBe(true)
  },
)

test.each([
  "http://bank.example",
  "nothttps://bank.example",
  "https://",
  "https://bank.example/page",
  "https://bank.example:",
  "https://bank.example:port",
  "https://bank.example:123456",
  "https://*.bank.example",
  "https://BANK.example",
])("%s is no site that could show a portal", (site) => {
  expect(reads({ embeddedBy: [site] })).toBe(false)
})

test("shipped portals sell in their currency's region, with a phone of that country", () => {
  const regions = seededPortals.flatMap((one) => one.regions)
  for (const { region, currency, supportNumber } of regions) {
    expect(currency).toBe(region === "IN" ? "INR" : "GBP")
    expect(supportNumber).toMatch(region === "IN" ? /^\+91\d{10}$/ : /^\+44\d{10}$/)
  }
  expect(new Set(regions.map(({ region }) => region))).toEqual(new Set(["IN", "GB"]))
})

test("shipped portals are named as their look, and speak the product's languages", () => {
  for (const { title, theme, locale, languages, headerLogo } of seededPortals) {
    expect(title).toBe(theme.name)
    expect(languages).toContain(locale)
    for (const language of languages) expect(portalLanguages).toContain(language)
    expect(headerLogo.toLowerCase()).toContain(`>${title.toLowerCase()}</text>`)
  }
})

test("Studio Noir is a brand portal without sign-up and launches", () => {
  expect(seededPortals.find(({ title }) => title === "Studio Noir")?.flags).toMatchObject({
    isSignupEnabled: false,
    isCampaignLaunchDisabled: true,
    isBrandPortal: true,
    isCreativeBuilderPortal: true,
  })
})

test("schedules may be edited everywhere but on High Street", () => {
  const closed = seededPortals.filter(({ flags }) => !flags.isScheduleEditEnabled).map(({ title }) => title)
  expect(closed).toEqual(["High Street"])
})

test("every journey that a portal may give can be tried at a shipped one", () => {
  const tried = seededPortals.flatMap(({ flags, signup }) =>
    flags.isSignupEnabled ? [signup?.journey ?? "default"] : [],
  )
  expect(new Set(tried)).toEqual(new Set(SignupJourney.literals))
  const asked = seededPortals.map(({ signup }) => signup?.phone ?? "required")
  expect(new Set(asked)).toEqual(new Set(["required", "optional", "disabled"]))
  expect(seededPortals.some(({ signup }) => signup?.account === "atPayment")).toBe(true)
})

test("a failure names its kind for the words that go with it", () => {
  expect(new InvalidPortal({ domain: "x" })).toMatchObject({ _tag: "InvalidPortal", errorCode: 55 })
  expect(Result.getOrThrow(Result.flip(portalFromWire({})))).toMatchObject({ _tag: "InvalidPortalConfig" })
  expect(Result.getOrThrow(Result.flip(parsePortalTheme({ name: "" })))).toMatchObject({
    _tag: "InvalidPortalTheme",
    reason: expect.stringContaining("name"),
  })
})

test("a theme whose colour or face is not one is refused", () => {
  for (const wrong of [
    { colours: { paper: "white" } },
    { dark: { ink: "#12" } },
    { heading: { weight: 400 } },
    { heading: { family: "Georgia", weight: 100 } },
    { body: "{Georgia" },
  ])
    expect(Result.isFailure(parsePortalTheme({ name: "Own", ...wrong }))).toBe(true)
})

test("blank configuration is read as none", () => {
  if (portal === undefined) throw new Error("no portal is seeded")
  const read = portalFromWire({ ...portalToWire(portal), featureFlags: " \n" })
  expect(Result.getOrThrow(read).flags).toMatchObject({ isSignupEnabled: true, isScheduleEditEnabled: false })
})

test("a product needs category, flavour and onboarding state, and a whole feed", () => {
  const product = { category: 1, flavor: "auto", onboardingState: 2, isSelfFunded: false }
  const isRead = (changes: object) =>
    Result.isSuccess(Schema.decodeUnknownResult(ProductConfiguration)({ ...product, ...changes }))
  expect(isRead({})).toBe(true)
  expect(isRead({ productFeed: { processingInfo: { deltaXFeedStatus: "Ready" } } })).toBe(true)
  for (const wrong of [
    { category: undefined },
    { flavor: "huge" },
    { onboardingState: -1 },
    { productFeed: {} },
    { productFeed: { processingInfo: {} } },
  ])
    expect(isRead(wrong)).toBe(false)
})

test("both lists of store types are whole", () => {
  expect([onboardingStoreTypes.length, linkedStoreTypes.length]).toEqual([9, 14])
})
