import { Schema } from "effect"
import { expect, test } from "vitest"
import { CampaignChannel } from "./campaign-channel.ts"
import {
  campaignChannels,
  offeredChannels,
  recommendedChannels,
  showsPicture,
  showsText,
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
