import { Schema } from "effect"
import { expect, test } from "vitest"
import { objectives } from "@domain/creatives"
import { CampaignChannel } from "./campaign-channel.ts"
import {
  campaignChannels,
  channelDefinitions,
  countsResults,
  needsPage,
  channelsOn,
  offeredChannels,
  recommendedChannels,
  showsPicture,
  showsText,
  takesInterests,
  takesKeywords,
} from "./channel-definitions.ts"

test("the channels stand in the order of their numbers", () => {
  expect(campaignChannels.map((channel) => Schema.encodeSync(CampaignChannel)(channel))).toEqual([1, 2, 3])
})

test("social and search are offered, banners are not", () => {
  expect(offeredChannels).toEqual(["Social", "Search"])
})

test("messages are recommended on social only", () => {
  expect(recommendedChannels("InstantMessages")).toEqual(["Social"])
  expect(recommendedChannels("Calls")).toEqual(["Social", "Search"])
})

test("search shows lines of text, the others a picture", () => {
  expect(campaignChannels.map((channel) => [showsPicture([channel]), showsText([channel])])).toEqual([
    [true, false],
    [false, true],
    [true, false],
  ])
  expect([showsPicture([]), showsText([])]).toEqual([false, false])
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

test("a channel is on where its network is set up", () => {
  expect(channelsOn(new Set(["meta", "google"]))).toEqual(offeredChannels)
  expect([channelsOn(new Set(["meta"])), channelsOn(new Set(["google"]))]).toEqual([["Social"], ["Search"]])
  expect(recommendedChannels("Calls", channelsOn(new Set(["meta"])))).toEqual(["Social"])
})
