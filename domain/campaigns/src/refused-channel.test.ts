import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import type { Campaign } from "./campaign.ts"
import { resubmit } from "./campaign-lifecycle.ts"
import { refusedChannelsOf, hasRefusedChannel, mayMove } from "./campaign-moves.ts"
import { anyCampaign, draft } from "./testing/index.ts"

const moment = (day: number) => ({ now: 1_763_600_000_000 + day * 86_400_000, today: `2026-11-${20 + day}` })

test("resubmitting a running campaign resets only what was refused", () => {
  law(
    fc.property(anyCampaign, (campaign) => {
      const refused = campaign.channels.filter(({ status }) => status === "Rejected")
      const goesOn = ["InReview", "Approved", "Active"].includes(campaign.status)
      expect(hasRefusedChannel(campaign)).toBe(goesOn && refused.length > 0)
      expect(mayMove(campaign, "edit") && goesOn).toBe(hasRefusedChannel(campaign))
      if (!hasRefusedChannel(campaign)) return
      expect(refusedChannelsOf(campaign)).toEqual(refused.map(({ channel }) => channel))
      const resubmitted = Result.getOrThrow(resubmit(campaign, moment(3)))
      const { pictureUrl, ...kept } = campaign
      const hasPicture = pictureUrl !== undefined && refused.every(({ channel }) => channel === "Search")
      expect(resubmitted).toEqual({
        ...kept,
        ...(hasPicture && { pictureUrl }),
        submittedAt: moment(3).now,
        reviewDueAt: resubmitted.reviewDueAt,
        channels: campaign.channels.map((state) =>
          state.status === "Rejected" ? { channel: state.channel, status: "Waiting" } : state,
        ),
      })
      expect(hasRefusedChannel(resubmitted)).toBe(false)
    }),
  )
})

test("a refused social ad's picture is drawn again, a running one's stays", () => {
  const pictureAfter = (refused: "Social" | "Search") => {
    const channels = (["Social", "Search"] as const).map((channel) => ({
      channel,
      status: channel === refused ? ("Rejected" as const) : ("Active" as const),
    }))
    const campaign: Campaign = { ...draft, status: "Active", pictureUrl: "/media/1.png", channels }
    return Result.getOrThrow(resubmit(campaign, moment(0))).pictureUrl
  }
  expect([pictureAfter("Social"), pictureAfter("Search")]).toEqual([undefined, "/media/1.png"])
})

test("all channels of a rejected campaign need a change, else only refused ones", () => {
  const channels = [
    { channel: "Social", status: "Rejected" },
    { channel: "Search", status: "Failed" },
  ] as const
  expect(refusedChannelsOf({ status: "Rejected", channels })).toEqual(["Social", "Search"])
  expect(refusedChannelsOf({ status: "Active", channels })).toEqual(["Social"])
  for (const status of ["Draft", "Paused", "Completed", "Archived"] as const) {
    expect(refusedChannelsOf({ status, channels })).toEqual([])
    expect(mayMove({ status, channels }, "resubmit")).toBe(false)
  }
})

test("the ads of a campaign are changed once all its channels have been set up", () => {
  const running = (status: Campaign["channels"][number]["status"]) => ({
    status: "Active" as const,
    channels: [
      { channel: "Search" as const, status: "Active" as const },
      { channel: "Social" as const, status },
    ],
  })
  expect(mayMove(running("InReview"), "changeAd")).toBe(true)
  expect(mayMove(running("Creating"), "changeAd")).toBe(false)
  expect(mayMove(running("Waiting"), "changeAd")).toBe(false)
})
