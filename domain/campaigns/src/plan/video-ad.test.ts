import { acceptCopy, type SocialVideo } from "@domain/creatives"
import { defaultFlags } from "@domain/portals"
import { Result } from "effect"
import { expect, test } from "vitest"
import type { Campaign } from "../campaign.ts"
import { planChanges } from "../edits/plan-changes.ts"
import { budget, draft, emptyPlan } from "../testing/index.ts"
import { adPlanOf } from "./ad-plan-of.ts"
import type { CampaignPlan } from "./campaign-plan.ts"
import { copiedPlan } from "./copied-plan.ts"
import { creativeContentOf } from "./creative-content.ts"
import { type CreativeDetail, planCreativeRules } from "./creative.ts"
import { launchedAdOf } from "./launched-ad-of.ts"
import { planForAnother } from "./plan-for-another.ts"
import { formatsFor, socialFormatOf } from "./social-format.ts"

const file = "/media/5f0c8a1b2d3e4f5061728394a5b6c7d8e9f00112"
const video: SocialVideo = {
  url: `${file}.mp4`,
  posterUrl: `${file}.jpg`,
  durationMillis: 12_000,
  width: 1080,
  height: 1920,
  name: "Oven",
}
const adDetail = acceptCopy({
  headline: "Rye from six",
  description: "Baked daily",
  primaryText: "Bread, as it was.",
  callToAction: "LearnMore" as const,
  origin: "edited" as const,
  accepted: false,
})
const planWith = (detail: CreativeDetail, objective: "WebsiteVisits" | "Calls" = "WebsiteVisits"): CampaignPlan =>
  emptyPlan({
    business: { name: "Rye", websiteUrl: "https://rye.example" },
    creative: { objective, creativeDetail: { adDetail, ...detail } },
    targeting: {
      channels: ["Social"],
      targetLocation: { mode: "NearBusiness", radius: 10, unit: "Kilometers", areas: [] },
    },
  })
const campaign: Campaign = {
  ...draft,
  budget,
  startDate: "2026-11-20",
  endDate: "2026-11-29",
  channels: [{ channel: "Social", status: "Waiting" }],
}
const adOf = (plan: CampaignPlan) =>
  Result.getOrThrow(
    adPlanOf(campaign, plan, {
      channel: "Social",
      attempt: 1,
      source: { portal: { flags: defaultFlags } },
      ownPage: "https://marquee.example/b/rye",
      hasProducts: true,
    }),
  )
const problemOf = (shown: SocialVideo) => {
  const checked = planCreativeRules.creativeDetail?.check?.({ video: shown }, "IN")
  return checked !== undefined && Result.isFailure(checked) ? checked.failure.key : undefined
}

test("an ad with a video tells it to the network and to its readers, without products", () => {
  const plan = planWith({ video })
  const ad = adOf(plan)
  expect(ad.social?.video).toEqual(video)
  expect(ad.showsProducts).toBeUndefined()
  expect(adOf(planWith({})).showsProducts).toBe(true)
  expect(launchedAdOf(ad, plan).picture?.content.video).toEqual(video)
})

test("a video is offered for every objective, and cards come before it", () => {
  expect(formatsFor(planWith({}, "Calls"))).toContain("video")
  expect(socialFormatOf(planWith({ video }, "Calls"))).toBe("video")
  const both = planWith({ video, cards: [] })
  expect(socialFormatOf(both)).toBe("carousel")
  expect([adOf(both).social?.video, creativeContentOf(both).video]).toEqual([undefined, undefined])
})

test("a draft takes no video of another site, and none that Meta refuses", () => {
  expect(problemOf(video)).toBeUndefined()
  expect(problemOf({ ...video, url: "https://a.example/v.mp4" })).toBe("validation.creativeUrlInvalid")
  expect(problemOf({ ...video, posterUrl: "javascript:alert(1)" })).toBe("validation.creativeUrlInvalid")
  expect(problemOf({ ...video, durationMillis: 500 })).toBe("creatives.video.tooShort")
  expect(problemOf({ ...video, width: 2_560 })).toBeUndefined()
  expect(problemOf({ ...video, width: 4_000 })).toBe("creatives.video.tooWide")
})

test("another video or cover is a new ad, and what it hides changes nothing", () => {
  const plan = planWith({ video })
  const fields = (detail: CreativeDetail) =>
    planChanges(plan, planWith(detail), "Social").map(({ field, effect }) => [field, effect])
  expect(fields({ video: { ...video, posterUrl: `${file}.png` } })).toEqual([["picture", "newAd"]])
  expect(fields({})).toEqual([["picture", "newAd"]])
  expect(fields({ video, selectedTemplateId: "bold" })).toEqual([])
})

test("a copy keeps the video, and another business's campaign does not", () => {
  const plan = planWith({ video })
  const facts = { minimumDaily: 35_000, today: "2026-11-29" as const }
  expect(copiedPlan(plan, facts).creative.creativeDetail?.video).toEqual(video)
  const begun = emptyPlan({ business: { name: "Oak" } })
  expect(planForAnother(plan, begun, facts).creative.creativeDetail?.video).toBeUndefined()
})
