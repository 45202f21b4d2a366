import { defaultFlags } from "@domain/portals"
import { Result } from "effect"
import { expect, test } from "vitest"
import type { CampaignChannel } from "../campaign-channel.ts"
import { budget, draft, emptyPlan } from "../testing/index.ts"
import { adPlanOf } from "./ad-plan-of.ts"
import { launchedAdOf } from "./launched-ad-of.ts"

const typed = { origin: "edited", accepted: false } as const
const plan = emptyPlan({
  business: { name: "The Old Harbour Bakery of Rye and York", websiteUrl: "https://rye.example" },
  creative: {
    objective: "LeadGeneration",
    creativeDetail: {
      adDetail: { headline: "Bread", description: "", primaryText: "Warm", callToAction: "GetQuote", ...typed },
      searchAd: { headlines: ["Bread"], descriptions: ["By seven"], ...typed },
      bannerAd: {
        headlines: ["Bread at six"],
        longHeadline: "Bread that is warm from six on",
        descriptions: ["By seven"],
        callToAction: "VisitWebsite",
        colour: "#abc",
        ...typed,
      },
    },
  },
  targeting: {
    channels: ["Social", "Search", "Banner"],
    targetLocation: { mode: "NearBusiness", radius: 10, unit: "Kilometers", areas: [] },
    excludedPlacements: ["news.example", "2-com.example.game"],
  },
})
const campaign = {
  ...draft,
  budget: { ...budget, dailyBudget: 100_000 },
  startDate: "2026-11-20",
  endDate: "2026-11-29",
  channels: (plan.targeting.channels ?? []).map((channel) => ({ channel, status: "Waiting" as const })),
}
const made = (channel: CampaignChannel) =>
  Result.getOrThrow(
    adPlanOf(campaign, plan, {
      channel,
      attempt: 1,
      source: { portal: { flags: defaultFlags } },
      ownPage: "https://marquee.example/b/rye",
      hasProducts: true,
    }),
  )

test("a banner's network is told its lines, its colour and where it is not shown", () => {
  const ad = made("Banner")
  expect(ad.banner).toEqual({
    headlines: ["Bread at six"],
    longHeadline: "Bread that is warm from six on",
    descriptions: ["By seven"],
    callToAction: "VisitWebsite",
    landscape: [],
    square: [],
    logos: [],
    colour: "#aabbcc",
  })
  expect(ad.placements).toEqual({ excluded: ["news.example", "2-com.example.game"] })
  expect(ad.businessName).toBe("The Old Harbour Bakery of")
  expect([ad.social, ad.search, ad.leadForm, ad.showsProducts]).toEqual([undefined, undefined, undefined, undefined])
  expect(ad.link).toBe("https://rye.example")
})

test("other channels are told nothing of the banner", () => {
  for (const channel of ["Social", "Search"] as const) {
    const ad = made(channel)
    expect([ad.banner, ad.placements]).toEqual([undefined, undefined])
    expect(ad.businessName).toBe(plan.business.name)
  }
})

test("a launched banner is kept as its owner reads it later", () => {
  const launchedAd = launchedAdOf(made("Banner"), plan)
  expect(launchedAd.banner).toMatchObject({ headlines: ["Bread at six"], colour: "#aabbcc" })
  expect(launchedAd.audience).toMatchObject({
    interests: [],
    keywords: [],
    excludedPlacements: ["news.example", "2-com.example.game"],
  })
})

test("three channels share the money, and their shares add up", () => {
  const shares = (plan.targeting.channels ?? []).map((channel) => made(channel).dailyBudget)
  expect(shares).toEqual([33_334, 33_333, 33_333])
})
