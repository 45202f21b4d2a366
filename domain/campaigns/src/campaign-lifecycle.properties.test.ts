import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { addDays } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import type { Campaign, ChannelState } from "./campaign.ts"
import {
  approve,
  archive,
  restore,
  changeEndDate,
  complete,
  deleteDraft,
  disable,
  enable,
  end,
  launch,
  pause,
  reject,
  resubmit,
  resume,
} from "./campaign-lifecycle.ts"
import {
  hasRefusedChannel,
  isBeingSetUp,
  mayMove,
  movesFrom,
  movesOfDisabled,
  movesOfRefusedChannel,
} from "./campaign-moves.ts"
import { CampaignStatus, isDisabled } from "./campaign-status.ts"
import { withChannels } from "./channel-states.ts"
import { CampaignMove } from "./failures.ts"
import { anyCampaign, budget, draft, price } from "./testing/index.ts"

interface Turn {
  readonly move: CampaignMove
  readonly days: number
  readonly reason: "owner" | "insufficientFunds"
}

const dayMilliseconds = 86_400_000
const firstDay = "2026-11-20"

const moment = (day: number) => ({ now: 1_763_600_000_000 + day * dayMilliseconds, today: addDays(firstDay, day) })

const attempt = (campaign: Campaign, { move, reason }: Turn, day: number): Result.Result<Campaign, unknown> => {
  const at = moment(day)
  const moves: Readonly<Record<CampaignMove, () => Result.Result<Campaign, unknown>>> = {
    launch: () =>
      launch(campaign, { region: "IN", budget, price, channels: ["Social", "Search"], objective: "Calls" }, at),
    resubmit: () => resubmit(campaign, at),
    approve: () => approve(campaign, at),
    reject: () => reject(campaign),
    pause: () => pause(campaign, reason),
    resume: () => resume(campaign, at),
    complete: () => complete(campaign, at),
    changeEndDate: () => changeEndDate(campaign, addDays(at.today, 3), at),
    delete: () => deleteDraft(campaign),
    edit: () => Result.fail("edits are the draft's business"),
    changeAd: () => Result.fail("changed ads are the plan's business"),
    disable: () => disable(campaign),
    enable: () => enable(campaign),
    end: () => end(campaign, at),
    archive: () => archive(campaign),
    restore: () => restore(campaign),
  }
  return moves[move]()
}

const turn: fc.Arbitrary<Turn> = fc.record({
  move: fc.constantFrom(...CampaignMove.literals.filter((move) => move !== "edit" && move !== "changeAd")),
  days: fc.integer({ min: 0, max: 6 }),
  reason: fc.constantFrom("owner", "insufficientFunds"),
})

/** The expected transitions, written by hand. */
const model: Readonly<Record<string, Partial<Record<CampaignMove, ReadonlyArray<CampaignStatus>>>>> = {
  Draft: { launch: ["InReview"], delete: ["Draft"], edit: ["Draft"] },
  InReview: {
    approve: ["Active", "Approved"],
    reject: ["Rejected"],
    changeEndDate: ["InReview"],
    changeAd: ["InReview"],
    archive: ["Archived"],
  },
  Approved: {
    approve: ["Active", "Approved"],
    reject: ["Rejected"],
    pause: ["Paused"],
    disable: ["Paused"],
    changeEndDate: ["Approved"],
    changeAd: ["Approved"],
    complete: ["Completed"],
    end: ["Completed"],
  },
  Active: {
    reject: ["Rejected"],
    pause: ["Paused"],
    disable: ["Paused"],
    complete: ["Completed"],
    end: ["Completed"],
    changeEndDate: ["Active"],
    changeAd: ["Active"],
  },
  Paused: {
    resume: ["Active", "Approved"],
    reject: ["Rejected"],
    complete: ["Completed"],
    end: ["Completed"],
    changeEndDate: ["Paused"],
    changeAd: ["Paused"],
    disable: ["Paused"],
    enable: ["Paused"],
  },
  Rejected: {
    resubmit: ["InReview"],
    approve: ["Active", "Approved"],
    archive: ["Archived"],
    edit: ["Rejected"],
  },
  Completed: { archive: ["Archived"] },
  Archived: { restore: ["Completed"] },
}

test("the table of moves is the model, and disabled campaigns stay inactive", () => {
  for (const move of CampaignMove.literals)
    expect(movesFrom[move].toSorted(), move).toEqual(
      CampaignStatus.literals.filter((status) => model[status]?.[move] !== undefined).toSorted(),
    )
  expect(movesOfDisabled).toEqual(["enable", "complete", "end", "changeEndDate"])
})

test("only allowed moves happen, whatever is tried in whatever order", () => {
  law(
    fc.property(fc.array(turn, { maxLength: 30 }), (turns) => {
      let campaign = draft
      let day = 0
      for (const next of turns) {
        day += next.days
        const result = attempt(campaign, next, day)
        const leadsTo = model[campaign.status]?.[next.move]
        if (Result.isFailure(result)) continue
        expect(leadsTo, `${next.move} from ${campaign.status}`).toContain(result.success.status)
        expect(result.success.pauseReason === undefined).toBe(result.success.status !== "Paused")
        if (isDisabled(campaign)) expect(["Paused", "Completed"]).toContain(result.success.status)
        campaign = result.success
      }
    }),
  )
})

test("a move is refused exactly where the table does not list it", () => {
  law(
    fc.property(anyCampaign, turn, (any, next) => {
      const campaign: Campaign = {
        ...any,
        startDate: firstDay,
        endDate: addDays(firstDay, next.move === "resume" ? 0 : -1),
      }
      expect(Result.isSuccess(attempt(campaign, next, 0))).toBe(mayMove(campaign, next.move))
      const isMended = movesOfRefusedChannel.includes(next.move) && hasRefusedChannel(campaign)
      const isKept =
        (next.move === "archive" && isBeingSetUp(campaign)) ||
        (next.move === "restore" && campaign.archivedFrom === undefined)
      if (!isDisabled(campaign) && next.move !== "enable")
        expect(mayMove(campaign, next.move)).toBe(
          isMended || (movesFrom[next.move].includes(campaign.status) && !isKept),
        )
    }),
  )
})

test("a campaign can be cancelled once none of its channels is being set up", () => {
  const inReview = (first: ChannelState["status"]): Campaign => ({
    ...draft,
    status: "InReview",
    channels: [
      { channel: "Social", status: first },
      { channel: "Search", status: "InReview" },
    ],
  })
  expect((["Waiting", "Creating"] as const).map((status) => mayMove(inReview(status), "archive"))).toEqual([
    false,
    false,
  ])
  expect((["InReview", "Failed", "Rejected"] as const).map((status) => mayMove(inReview(status), "archive"))).toEqual([
    true,
    true,
    true,
  ])
})

test("only the owner resumes a disabled campaign, once staff enable it", () => {
  const disabled = Result.getOrThrow(disable({ ...draft, status: "Active" }))
  const refused = resume(disabled, moment(0))
  expect(Result.isFailure(refused) && refused.failure).toMatchObject({ _tag: "CampaignDisabled", errorCode: 1016 })
  expect(mayMove(disabled, "resume")).toBe(false)
  const enabled = Result.getOrThrow(enable(disabled))
  expect(enabled).toMatchObject({ status: "Paused", pauseReason: "owner" })
  expect(Result.getOrThrow(resume(enabled, moment(0))).status).toBe("Active")
})

test("a campaign that was not disabled is not enabled", () => {
  expect(mayMove({ status: "Paused", pauseReason: "insufficientFunds" }, "enable")).toBe(false)
  expect(mayMove({ status: "Paused" }, "enable")).toBe(false)
})

const channelStatus = fc.constantFrom<ChannelState["status"]>(
  "Waiting",
  "Creating",
  "InReview",
  "Active",
  "Paused",
  "Rejected",
  "Failed",
  "Completed",
)

test("a reviewed campaign is live with any live channel, rejected with none", () => {
  law(
    fc.property(channelStatus, channelStatus, (social, search) => {
      const inReview: Campaign = { ...draft, status: "InReview", startDate: firstDay }
      const next = withChannels(
        inReview,
        [
          { channel: "Social", status: social },
          { channel: "Search", status: search },
        ],
        moment(0),
      )
      const statuses = [social, search]
      const lost = statuses.every((status) => status === "Rejected" || status === "Failed")
      expect(next.status).toBe(statuses.includes("Active") ? "Active" : lost ? "Rejected" : "InReview")
    }),
  )
})

test("an owner's pause outlasts whatever the channels say, short of losing them all", () => {
  const paused: Campaign = { ...draft, status: "Paused", pauseReason: "owner" }
  expect(withChannels(paused, [{ channel: "Social", status: "Active" }], moment(0)).status).toBe("Paused")
})

test("channels that all refuse a disabled campaign leave it disabled", () => {
  const disabled: Campaign = { ...draft, status: "Paused", pauseReason: "disabled" }
  expect(withChannels(disabled, [{ channel: "Social", status: "Rejected" }], moment(0))).toMatchObject({
    status: "Paused",
    pauseReason: "disabled",
  })
})
