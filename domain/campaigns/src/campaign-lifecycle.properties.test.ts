import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { addDays, BusinessProfileId, CampaignId, SessionId } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import type { Campaign, CampaignStatus, ChannelState } from "./campaign.ts"
import {
  approve,
  changeEndDate,
  complete,
  deleteDraft,
  launch,
  movesFrom,
  pause,
  reject,
  resubmit,
  resume,
} from "./campaign-lifecycle.ts"
import { withChannels } from "./channel-states.ts"
import type { CampaignMove } from "./failures.ts"

const budget = {
  budgetType: "Lifetime",
  schedulingMode: "RunContinuously",
  currency: "INR",
  dailyBudget: 35_000,
  days: 10,
} as const

const price = {
  currency: "INR",
  days: 10,
  dailyBudget: 35_000,
  media: 350_000,
  promoDiscount: 0,
  serviceFee: 0,
  serviceFeeWaived: 0,
  taxes: [],
  tax: 0,
  total: 350_000,
  effectivePerDay: 35_000,
  priceListDate: "2026-01-01",
} as const

const draft: Campaign = {
  id: CampaignId.make(1),
  businessProfileId: BusinessProfileId.make(1),
  sessionId: SessionId.make("00000000-0000-4000-8000-000000000001"),
  name: "Sunrise",
  status: "Draft",
  channels: [],
  spent: 0,
  createdAt: 0,
}

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
    resubmit: () => resubmit(campaign, "IN", at),
    approve: () => approve(campaign, at),
    reject: () => reject(campaign),
    pause: () => pause(campaign, reason),
    resume: () => resume(campaign, at),
    complete: () => complete(campaign, at),
    changeEndDate: () => changeEndDate(campaign, addDays(at.today, 3), at),
    delete: () => deleteDraft(campaign),
    edit: () => Result.fail("edits are the draft's business"),
  }
  return moves[move]()
}

const turn: fc.Arbitrary<Turn> = fc.record({
  move: fc.constantFrom<CampaignMove>(
    "launch",
    "resubmit",
    "approve",
    "reject",
    "pause",
    "resume",
    "complete",
    "changeEndDate",
    "delete",
  ),
  days: fc.integer({ min: 0, max: 6 }),
  reason: fc.constantFrom("owner", "insufficientFunds"),
})

/** What a person would draw on a board: where each move leads. */
const model: Readonly<Record<string, Partial<Record<CampaignMove, ReadonlyArray<CampaignStatus>>>>> = {
  Draft: { launch: ["InReview"], delete: ["Draft"] },
  InReview: { approve: ["Active", "Approved"], reject: ["Rejected"], changeEndDate: ["InReview"] },
  Approved: {
    approve: ["Active", "Approved"],
    reject: ["Rejected"],
    pause: ["Paused"],
    changeEndDate: ["Approved"],
    complete: ["Completed"],
  },
  Active: { reject: ["Rejected"], pause: ["Paused"], complete: ["Completed"], changeEndDate: ["Active"] },
  Paused: {
    resume: ["Active", "Approved"],
    reject: ["Rejected"],
    complete: ["Completed"],
    changeEndDate: ["Paused"],
  },
  Rejected: { resubmit: ["InReview"], approve: ["Active", "Approved"] },
  Completed: {},
}

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
        campaign = result.success
      }
    }),
  )
})

test("a move is refused exactly where the table does not list it", () => {
  law(
    fc.property(
      turn,
      fc.constantFrom<CampaignStatus>("Draft", "InReview", "Approved", "Active", "Paused", "Rejected", "Completed"),
      (next, status) => {
        const campaign: Campaign = { ...draft, status, startDate: firstDay, endDate: addDays(firstDay, -1) }
        const listed = movesFrom[next.move].includes(status)
        const timely = next.move !== "resume" && next.move !== "changeEndDate"
        expect(Result.isSuccess(attempt(campaign, next, 0))).toBe(listed && (timely || next.move === "changeEndDate"))
      },
    ),
  )
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

test("a campaign in review goes live with any live channel and is rejected only when every channel is", () => {
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
