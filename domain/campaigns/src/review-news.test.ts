import fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import type { ChannelState } from "./campaign.ts"
import { reviewNews, verdictOf } from "./review-news.ts"
import { anyCampaign } from "./testing/index.ts"

const live: ChannelState = { channel: "Social", status: "Active" }
const refused: ChannelState = { channel: "Search", status: "Rejected", reason: "Too loud" }
const notNotified = [{ channel: "Social" }, { channel: "Search" }] as const

test("a channel is live only while its campaign runs", () => {
  expect(verdictOf("Active", live)).toBe("live")
  for (const status of ["InReview", "Approved", "Paused", "Rejected"] as const) {
    expect(verdictOf(status, live)).toBeUndefined()
    expect(verdictOf(status, refused)).toBe("refused")
  }
  for (const status of ["Draft", "Completed", "Archived"] as const) {
    expect([verdictOf(status, live), verdictOf(status, refused)]).toEqual([undefined, undefined])
  }
})

test("news gives every channel's state, and the reason and remedy of a refused one", () => {
  const result = reviewNews({ status: "Active", channels: [live, refused] }, notNotified)
  expect(result?.news).toEqual({
    channels: [
      { channel: "Social", status: "Active" },
      { channel: "Search", status: "Rejected", reason: "Too loud", remedy: "change" },
    ],
    isNewlyLive: true,
  })
  expect(result?.notified).toEqual([
    { channel: "Social", notified: "live" },
    { channel: "Search", notified: "refused" },
  ])
})

test("what is done about a refusal depends on the campaign and on what was refused", () => {
  const remedy = (status: "Active" | "Paused" | "Rejected", channel: ChannelState) =>
    reviewNews({ status, channels: [channel] }, [{ channel: channel.channel }])?.news.channels[0]?.remedy
  const failed: ChannelState = { channel: "Search", status: "Failed" }
  expect([remedy("Active", refused), remedy("Active", failed)]).toEqual(["change", "retry"])
  expect([remedy("Rejected", refused), remedy("Rejected", failed)]).toEqual(["change", "change"])
  expect([remedy("Paused", refused), remedy("Paused", failed)]).toEqual(["resume", "resume"])
})

test("a verdict that changes is news, one that was told is none", () => {
  const campaign = { status: "Active", channels: [live] } as const
  expect(reviewNews(campaign, [{ channel: "Social", notified: "live" }])).toBeUndefined()
  expect(reviewNews(campaign, [{ channel: "Social", notified: "refused" }])?.news.isNewlyLive).toBe(true)
  expect(reviewNews(campaign, [{ channel: "Search" }])).toBeUndefined()
})

test("whatever happens to a campaign, the same news is never told twice", () => {
  law(
    fc.property(anyCampaign, (campaign) => {
      const first = reviewNews(
        campaign,
        campaign.channels.map(({ channel }) => ({ channel })),
      )
      if (first !== undefined) expect(reviewNews(campaign, first.notified)).toBeUndefined()
    }),
  )
})

test("news of one channel leaves what another was told", () => {
  const notified = [{ channel: "Social" }, { channel: "Search", notified: "refused" }] as const
  expect(reviewNews({ status: "Active", channels: [live, refused] }, notified)?.notified).toEqual([
    { channel: "Social", notified: "live" },
    { channel: "Search", notified: "refused" },
  ])
})
