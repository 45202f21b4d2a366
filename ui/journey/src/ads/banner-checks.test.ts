import type { BannerCopy } from "@domain/creatives"
import { expect, test } from "vitest"
import { checkBanner, isBannerSound } from "./banner-checks.ts"

const ad: BannerCopy = {
  headlines: ["Fresh bread"],
  longHeadline: "Fresh bread from our own oven, every morning from seven",
  descriptions: ["Sourdough, buns and cakes."],
  callToAction: "VisitWebsite",
  origin: "suggested",
  accepted: false,
}

test("a banner needs a headline, a long headline and a description", () => {
  expect(isBannerSound(checkBanner(ad))).toBe(true)
  for (const wrong of [
    { ...ad, headlines: [" "] },
    { ...ad, longHeadline: "" },
    { ...ad, descriptions: [] },
    { ...ad, headlines: ["1", "2", "3", "4", "5", "6"] },
  ])
    expect(isBannerSound(checkBanner(wrong))).toBe(false)
})

test("a banner's lines are counted as Google counts them", () => {
  expect(isBannerSound(checkBanner({ ...ad, headlines: ["x".repeat(30)] }))).toBe(true)
  expect(isBannerSound(checkBanner({ ...ad, headlines: ["パ".repeat(16)] }))).toBe(false)
  expect(isBannerSound(checkBanner({ ...ad, longHeadline: "x".repeat(91) }))).toBe(false)
})

test("a banner may have no address, and a wrong address is told", () => {
  expect(isBannerSound(checkBanner({ ...ad, finalUrl: "" }))).toBe(true)
  expect(isBannerSound(checkBanner({ ...ad, finalUrl: "not an address" }))).toBe(false)
})
