import { changedPortal, seededPortals } from "@domain/portals"
import { Result } from "effect"
import { expect, test } from "vitest"
import { featureChange, offerOf, typedFeatures } from "./feature-values.ts"

test.each(seededPortals)("what $title offers is unchanged by fields that nobody touched", (portal) => {
  expect(featureChange(typedFeatures(portal), typedFeatures(portal))).toEqual({})
})

test.each(seededPortals)("a change of $title that is stored shows the fields as they were typed", (portal) => {
  const before = typedFeatures(portal)
  const after = {
    ...before,
    isBannerOffered: !before.isBannerOffered,
    isLaunchOffered: !before.isLaunchOffered,
    kind: "CreativeBuilder" as const,
    phone: "disabled" as const,
    longestPrimaryText: 125,
    twoPeopleFrom: { INR: 50_000_00, GBP: 900_00 },
    samplePercent: 10,
    embeddedBy: ["https://bank.example"],
    chatToken: "5f0c9a52-token",
    chatHost: "https://wchat.in.freshchat.com",
  }
  const changed = Result.getOrThrow(changedPortal(portal, featureChange(before, after)))
  expect(typedFeatures(changed)).toEqual(after)
  expect(offerOf(portal, after).flags).toMatchObject(changed.flags)
  const back = Result.getOrThrow(changedPortal(changed, featureChange(after, before)))
  expect(typedFeatures(back)).toEqual(before)
})

test("only what differs is named", () => {
  const [portal = expect.unreachable()] = seededPortals
  const before = typedFeatures(portal)
  expect(featureChange(before, { ...before, isCampaignReviewed: !before.isCampaignReviewed })).toEqual({
    flags: { isCampaignReviewed: !before.isCampaignReviewed },
  })
})
