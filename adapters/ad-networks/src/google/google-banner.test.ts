import { samplePlan } from "@application/campaigns/conformance"
import type { AdPlan, BannerAd } from "@domain/campaigns"
import google from "@tools/provider-facts/google-ads-v25.json" with { type: "json" }
import { expect, test } from "vitest"
import { googleBanner } from "./google-banner.ts"
import { picturesOf } from "./google-pictures.ts"
import { placementKey } from "./google-placements.ts"

const withBanner = (change: Partial<BannerAd>, plan: AdPlan = samplePlan(1, "Banner")): AdPlan => ({
  ...plan,
  ...(plan.banner !== undefined && { banner: { ...plan.banner, ...change } }),
})

test("the pictures of a step are parts of the ad, without logos where there are none", () => {
  expect(picturesOf("a,b;c;d")).toEqual({
    marketingImages: [{ asset: "a" }, { asset: "b" }],
    squareMarketingImages: [{ asset: "c" }],
    squareLogoImages: [{ asset: "d" }],
  })
  expect(picturesOf("a;b;")).toEqual({ marketingImages: [{ asset: "a" }], squareMarketingImages: [{ asset: "b" }] })
})

test("buttons are of Google's list, and none is sent in another language", () => {
  const known = google.enums.CallToActionType.split(" ")
  const buttons = (["LearnMore", "VisitWebsite", "BookNow", "ApplyNow", "GetQuote"] as const).map(
    (callToAction) => googleBanner.ad(withBanner({ callToAction }), undefined)["callToActionText"],
  )
  for (const button of buttons) expect(known).toContain(String(button).toUpperCase().replace(" ", "_"))
  expect(googleBanner.ad(withBanner({ callToAction: "GetOffer" }), undefined)).not.toHaveProperty("callToActionText")
  const hebrew = { ...withBanner({ callToAction: "BookNow" }), language: "he" }
  expect(googleBanner.ad(hebrew, undefined)).not.toHaveProperty("callToActionText")
})

test("a colour comes with a second that can be read on it, and neither without", () => {
  expect(googleBanner.ad(withBanner({ colour: "#0f766e" }), undefined)).toMatchObject({
    mainColor: "#0f766e",
    accentColor: "#ffffff",
  })
  expect(googleBanner.ad(withBanner({ colour: "#ffffff" }), undefined)["accentColor"]).not.toBe("#ffffff")
  const { banner, ...plan } = samplePlan(1, "Banner")
  const { colour: _colour, ...plain } = banner ?? { colour: "" }
  const ad = googleBanner.ad({ ...plan, banner: plain as BannerAd }, undefined)
  expect(ad).not.toHaveProperty("mainColor")
  expect(ad).not.toHaveProperty("accentColor")
})

test("websites and apps that show no banner are left out once each, by their kind", () => {
  const plan = {
    ...samplePlan(1, "Banner"),
    placements: { excluded: ["games.example/old", "1-476943146", "1-476943146"] },
  }
  expect(googleBanner.leftOut(plan, "campaign")).toEqual([
    { campaign: "campaign", negative: true, placement: { url: "http://games.example/old" } },
    { campaign: "campaign", negative: true, mobileApplication: { appId: "1-476943146" } },
  ])
})

test("one website is the same with and without scheme, www. and a last slash", () => {
  for (const address of ["http://games.example", "https://www.games.example/", "www.games.example", "games.example"])
    expect(placementKey(address)).toBe("games.example")
  expect(placementKey("http://games.example/www.x")).toBe("games.example/www.x")
})

test("clicks for visits are the only results of a banner", () => {
  expect(googleBanner.results).toEqual({ WebsiteVisits: "clicks" })
})
