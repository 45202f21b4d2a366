import { Schema } from "effect"
import { expect, test } from "vitest"
import { objectives } from "@domain/creatives"
import { allServices } from "@domain/kernel"
import { CampaignChannel } from "./campaign-channel.ts"
import {
  campaignChannels,
  channelDefinitions,
  countsResults,
  needsPage,
  channelsOn,
  recommendedChannels,
  showsBanner,
  showsDesign,
  showsPicture,
  showsText,
  takesInterests,
  takesKeywords,
  usualChannels,
} from "./channel-definitions.ts"

test("the channels stand in the order of their numbers", () => {
  expect(campaignChannels.map((channel) => Schema.encodeSync(CampaignChannel)(channel))).toEqual([1, 2, 3])
})

test("social and search are every portal's, banners are where a portal offers them", () => {
  expect(usualChannels).toEqual(["Social", "Search"])
  expect(channelsOn(allServices, {})).toEqual(["Social", "Search"])
  expect(channelsOn(allServices, { isBannerOffered: false })).toEqual(["Social", "Search"])
  expect(channelsOn(allServices, { isBannerOffered: true })).toEqual(["Social", "Search", "Banner"])
})

test("a banner is never chosen where nobody chooses it", () => {
  for (const objective of objectives) expect(recommendedChannels(objective, campaignChannels)).not.toContain("Banner")
})

test("messages are recommended on social only", () => {
  expect(recommendedChannels("InstantMessages")).toEqual(["Social"])
  expect(recommendedChannels("Calls")).toEqual(["Social", "Search"])
})

test("each channel shows an ad of its own, and search alone nothing of the design", () => {
  const shown = [showsPicture, showsText, showsBanner, showsDesign]
  expect(campaignChannels.map((channel) => shown.map((shows) => shows([channel])))).toEqual([
    [true, false, false, true],
    [false, true, false, false],
    [false, false, true, true],
  ])
  expect(shown.map((shows) => shows([]))).toEqual([false, false, false, false])
})

test("social ads use a page's name and interests, search ads keywords", () => {
  expect(campaignChannels.map((channel) => [needsPage([channel]), takesInterests([channel])])).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ])
  expect(campaignChannels.map((channel) => takesKeywords([channel]))).toEqual([false, true, false])
  expect(needsPage(["Search", "Social"])).toBe(true)
})

test("only social brings leads by a form, and Facebook shows nothing but social", () => {
  expect(campaignChannels.filter((channel) => channelDefinitions[channel].hasLeadForm)).toEqual(["Social"])
  expect(campaignChannels.map((channel) => channelDefinitions[channel].network)).toEqual([
    "Facebook",
    "Google",
    "Google",
  ])
})

test("a search ad's enquiries and messages are not counted", () => {
  const uncounted = objectives.filter((objective) => !countsResults("Search", objective))
  expect(uncounted.toSorted()).toEqual(["InstantMessages", "LeadGeneration"])
  expect(objectives.every((objective) => countsResults("Social", objective))).toBe(true)
})

test("a banner counts visits alone", () => {
  expect(objectives.filter((objective) => countsResults("Banner", objective))).toEqual(["WebsiteVisits"])
})

test("a channel is on where its network is set up", () => {
  const flags = { isBannerOffered: true }
  expect([channelsOn(new Set(["meta"]), flags), channelsOn(new Set(["google"]), flags)]).toEqual([
    ["Social"],
    ["Search", "Banner"],
  ])
  expect(recommendedChannels("Calls", channelsOn(new Set(["meta"]), flags))).toEqual(["Social"])
})
