import { PortalId } from "@domain/kernel"
import { Result } from "effect"
import { expect, test } from "vitest"
import {
  defaultFlags,
  featureFlagsOf,
  InvalidPortalConfig,
  portalDefaultConfigOf,
  portalFromWire,
  portalRegionsOf,
  portalToWire,
} from "./portal-wire.ts"

const wire = {
  id: 7,
  domain: "ads.example",
  headerLogo: "/logo.svg",
  featureFlags: `{"isSignupEnabled":false,"betaWidget":{"on":1}}`,
  portalDefaultConfig: `{"title":"Ads","locale":"he","supportLink":"https://help.example","theirs":[1]}`,
  portalConfig: `{"bizgainConfiguration":{"regionConfig":[{"region":"GB","supportNumber":"+441619960233","currencySymbol":"£"}]}}`,
  theme: `{"name":"Ads","colours":{"accent":"#123"},"later":true}`,
}

const partOf = (result: Result.Result<unknown, InvalidPortalConfig>) =>
  Result.isFailure(result) ? result.failure.part : "read"

test("a portal is read from its record, keys of others left aside", () => {
  expect(Result.getOrThrow(portalFromWire({ ...wire, more: 1 }))).toEqual({
    id: PortalId.make(7),
    domain: "ads.example",
    headerLogo: "/logo.svg",
    title: "Ads",
    locale: "he",
    languages: ["he"],
    supportLink: "https://help.example",
    supportEmail: "",
    flags: { ...defaultFlags, isSignupEnabled: false },
    regions: [{ region: "GB", currency: "GBP", supportNumber: "+441619960233" }],
    theme: { name: "Ads", colours: { accent: "#123" } },
  })
})

test("a portal without a theme carries its title as the name of the default look", () => {
  expect(Result.getOrThrow(portalFromWire({ ...wire, theme: " " })).theme).toEqual({ name: "Ads" })
})

test("each part that cannot be read is named", () => {
  expect(
    [
      { ...wire, id: "seven" },
      { ...wire, featureFlags: "{" },
      { ...wire, portalDefaultConfig: "[]" },
      { ...wire, portalConfig: "nonsense" },
      { ...wire, theme: `{"name":""}` },
      wire,
    ].map((record) => partOf(portalFromWire(record))),
  ).toEqual(["portal", "featureFlags", "portalDefaultConfig", "portalConfig", "theme", "read"])
})

test("a wrong part says what is wrong with it", () => {
  const failure = Result.getOrThrow(Result.flip(featureFlagsOf(`{"isBizgain":"yes"}`)))
  expect(failure.reason).toContain("isBizgain")
})

test("flags that are not said keep their defaults: sign-up and launch on, the rest off", () => {
  expect(defaultFlags).toEqual({
    isSignupEnabled: true,
    isCampaignLaunchDisabled: false,
    isScheduleEditEnabled: false,
    isBrandPortal: false,
    isCreativeBuilderPortal: false,
    isBizgain: false,
    isRichMediaAdBuilderPortal: false,
    isHubLifetimeBudgetCapEnabled: false,
    isCampaignReviewed: false,
    isNetworkAutomationDisabled: false,
    isBannerOffered: false,
  })
  expect(Result.getOrThrow(featureFlagsOf(""))).toEqual(defaultFlags)
  expect(Result.getOrThrow(featureFlagsOf(`{"isBizgain":true}`))).toEqual({ ...defaultFlags, isBizgain: true })
})

test("a configuration needs a title; locale and support may be missing", () => {
  expect([portalDefaultConfigOf(""), portalDefaultConfigOf(`{"title":""}`)].map(partOf)).toEqual([
    "portalDefaultConfig",
    "portalDefaultConfig",
  ])
  expect(Result.getOrThrow(portalDefaultConfigOf(`{"title":"Ads"}`))).toEqual({
    title: "Ads",
    locale: "en",
    languages: ["en"],
    supportLink: "",
    supportEmail: "",
  })
  expect(
    Result.getOrThrow(portalDefaultConfigOf(`{"title":"Ads","languages":["fr","en"],"supportEmail":"a@b.example"}`)),
  ).toMatchObject({ languages: ["fr", "en"], supportEmail: "a@b.example" })
})

test("a portal sells in India where it names no region, and in each region once", () => {
  const india = [{ region: "IN", currency: "INR", supportNumber: "" }]
  for (const none of ["", "{}", `{"bizgainConfiguration":{}}`, `{"bizgainConfiguration":{"regionConfig":[]}}`])
    expect(Result.getOrThrow(portalRegionsOf(none))).toEqual(india)
  const twice = `{"bizgainConfiguration":{"regionConfig":[{"region":"GB"},{"region":"IN","supportNumber":"1"},{"region":"GB","supportNumber":"2"}]}}`
  expect(Result.getOrThrow(portalRegionsOf(twice))).toEqual([
    { region: "GB", currency: "GBP", supportNumber: "" },
    { region: "IN", currency: "INR", supportNumber: "1" },
  ])
  expect(partOf(portalRegionsOf(`{"bizgainConfiguration":{"regionConfig":[{"region":"FR"}]}}`))).toBe("portalConfig")
})

test("each region of a portal's record has its number and its currency's symbol", () => {
  const portal = Result.getOrThrow(portalFromWire(wire))
  expect(JSON.parse(portalToWire(portal).portalConfig)).toMatchObject({
    bizgainConfiguration: { regionConfig: [{ region: "GB", supportNumber: "+441619960233", currencySymbol: "£" }] },
  })
})
