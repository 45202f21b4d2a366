import { expect, test } from "vitest"
import type { Campaign } from "@domain/campaigns"
import { CampaignId, SessionId } from "@domain/kernel"
import { totalsOf } from "./metrics.ts"
import { isPressing, nextActionsOf } from "./next-actions.ts"
import { trendOf } from "./trend.ts"

const now = Date.parse("2026-11-12T10:00:00Z")

const campaign = (id: number, status: Campaign["status"], pauseReason?: Campaign["pauseReason"]) => ({
  id: CampaignId.make(id),
  sessionId: SessionId.make(`00000000-0000-4000-8000-${String(id).padStart(12, "0")}`),
  status,
  channels: [],
  ...(pauseReason !== undefined && { pauseReason }),
})

test("sums keep ratios absent while there is nothing to divide by", () => {
  expect(totalsOf([])).toEqual({ impressions: 0, clicks: 0, results: 0, spend: 0 })
  expect(totalsOf([{ impressions: 100, clicks: 4, results: 3, spend: 1_000 }])).toEqual({
    impressions: 100,
    clicks: 4,
    results: 3,
    spend: 1_000,
    costPerResult: 333,
    costPerClick: 250,
    clickThroughRate: 0.04,
  })
})

test("a trend is the change against the range before and absent without one", () => {
  const before = totalsOf([{ impressions: 100, clicks: 4, results: 2, spend: 1_000 }])
  const after = totalsOf([{ impressions: 200, clicks: 4, results: 4, spend: 1_000 }])
  expect(trendOf(after, before)).toEqual({ spend: 0, results: 1, clicks: 0, impressions: 1, costPerResult: -0.5 })
  expect(trendOf(after, totalsOf([]))).toStrictEqual({})
})

test("what is broken comes first, then leads, then drafts", () => {
  const campaigns = [campaign(4, "Draft"), campaign(3, "Paused", "insufficientFunds"), campaign(2, "Rejected")]
  const actions = nextActionsOf({ campaigns, leads: { count: 5 }, now })
  expect(actions.map(({ kind }) => kind)).toEqual(["fixRejected", "topUp", "answerLeads", "finishDraft"])
  expect(actions[2]).toEqual({ kind: "answerLeads", count: 5 })
  expect(actions[3]).toMatchObject({ campaignId: 4, sessionId: campaigns[0]?.sessionId })
})

test("campaigns of one kind are one action with their number", () => {
  expect(nextActionsOf({ campaigns: [campaign(2, "Draft"), campaign(1, "Draft")], leads: { count: 0 }, now })).toEqual([
    expect.objectContaining({ kind: "finishDraft", campaignId: 2, count: 2 }),
  ])
})

test("ended campaigns suggest a new one, and a running one to continue", () => {
  expect(nextActionsOf({ campaigns: [campaign(1, "Completed")], leads: { count: 0 }, now })).toEqual([
    { kind: "createCampaign" },
  ])
  expect(nextActionsOf({ campaigns: [campaign(1, "Active")], leads: { count: 0 }, now })).toEqual([
    { kind: "keepGoing" },
  ])
})

test("everything that the owner can do is asked, the most urgent first", () => {
  const campaigns = [
    campaign(1, "InReview"),
    campaign(2, "Paused", "owner"),
    campaign(3, "Draft"),
    campaign(4, "Paused", "insufficientFunds"),
    campaign(5, "Rejected"),
  ]
  const kinds = (newLeads: number) =>
    nextActionsOf({ campaigns, leads: { count: newLeads }, now }).map(({ kind }) => kind)
  expect(kinds(1)).toEqual(["fixRejected", "topUp", "answerLeads", "finishDraft", "resumePaused", "waitForReview"])
  expect(kinds(0)).toEqual(["fixRejected", "topUp", "finishDraft", "resumePaused", "waitForReview"])
  expect(nextActionsOf({ campaigns: campaigns.slice(0, 2), leads: { count: 0 }, now })).toEqual([
    { kind: "resumePaused", campaignId: 2, count: 1 },
    { kind: "waitForReview", campaignId: 1, count: 1 },
  ])
})

test("a channel that could not be set up is tried again before the rest is waited for", () => {
  const lacking = (status: Campaign["status"]) => ({
    ...campaign(1, status),
    channels: [
      { channel: "Social" as const, status: "InReview" as const },
      { channel: "Search" as const, status: "Failed" as const },
    ],
  })
  const kinds = (status: Campaign["status"]) =>
    nextActionsOf({ campaigns: [lacking(status)], leads: { count: 0 }, now }).map(({ kind }) => kind)
  expect(kinds("InReview")).toEqual(["retryChannel"])
  expect(kinds("Active")).toEqual(["retryChannel"])
  expect(kinds("Rejected")).toEqual(["fixRejected"])
  expect(kinds("Completed")).toEqual(["createCampaign"])
})

test("a refused channel is changed before one that could not be set up is tried again", () => {
  const partly = (status: "Rejected" | "Failed", id: number) => ({
    ...campaign(id, "Active"),
    channels: [
      { channel: "Social" as const, status: "Active" as const },
      { channel: "Search" as const, status },
    ],
  })
  const campaigns = [partly("Failed", 2), partly("Rejected", 1)]
  expect(nextActionsOf({ campaigns, leads: { count: 0 }, now })).toEqual([
    { kind: "fixChannel", campaignId: 1, count: 1 },
    { kind: "retryChannel", campaignId: 2, count: 1 },
  ])
})

test("leads are answered before another campaign is made", () => {
  expect(
    nextActionsOf({ campaigns: [campaign(1, "Completed")], leads: { count: 2 }, now }).map(({ kind }) => kind),
  ).toEqual(["answerLeads", "createCampaign"])
})

test("one campaign that runs is enough to keep going", () => {
  expect(
    nextActionsOf({ campaigns: [campaign(2, "Completed"), campaign(1, "Active")], leads: { count: 0 }, now }),
  ).toEqual([{ kind: "keepGoing" }])
})

test("a disabled campaign asks nothing of its owner, who is asked to make another", () => {
  expect(nextActionsOf({ campaigns: [campaign(1, "Paused", "disabled")], leads: { count: 0 }, now })).toEqual([
    { kind: "createCampaign" },
  ])
  expect(nextActionsOf({ campaigns: [campaign(1, "Archived")], leads: { count: 0 }, now })).toEqual([
    { kind: "createCampaign" },
  ])
})

test("a trend needs both numbers and something to compare with", () => {
  const nothing = totalsOf([])
  expect(trendOf(nothing, totalsOf([{ impressions: 10, clicks: 0, results: 2, spend: 100 }]))).toEqual({
    spend: -1,
    results: -1,
    impressions: -1,
  })
})

test("money that ends early is asked for with its days, and enough money is not", () => {
  const asked = (isLow: boolean) =>
    nextActionsOf({
      campaigns: [campaign(1, "Active")],
      leads: { count: 0 },
      wallet: { isLow, daysLeft: 2, missing: 500_00 },
      now,
    })
  expect(asked(true)).toEqual([{ kind: "lowBalance", days: 2, amount: 500_00 }])
  expect(asked(false)).toEqual([{ kind: "keepGoing" }])
})

test("a draft that a client has to approve is awaited, or its ended link renewed", () => {
  const draft = campaign(1, "Draft")
  const { sessionId } = draft
  const asked = (linkUntil: number) =>
    nextActionsOf({
      campaigns: [draft],
      leads: { count: 0 },
      approvals: [{ sessionId, askedAt: now - 5, linkUntil }],
      now,
    })
  expect(asked(now + 1)).toEqual([{ kind: "awaitApproval", sessionId, count: 1, oldestAt: now - 5 }])
  expect(asked(now)).toEqual([{ kind: "renewLink", sessionId, count: 1, oldestAt: now - 5 }])
  expect(asked(0)).toEqual([{ kind: "renewLink", sessionId, count: 1, oldestAt: now - 5 }])
})

test("the approval that has waited longest names the action for all of them", () => {
  const approvals = [2, 1, 3].map((id) => ({
    sessionId: campaign(id, "Draft").sessionId,
    askedAt: now + id,
    linkUntil: now + 9,
  }))
  expect(nextActionsOf({ campaigns: [], leads: { count: 0 }, approvals, now })[0]).toEqual({
    kind: "awaitApproval",
    sessionId: approvals[1]?.sessionId,
    count: 3,
    oldestAt: now + 1,
  })
})

test("feeds with errors come after leads, which tell since when they wait", () => {
  expect(
    nextActionsOf({
      campaigns: [campaign(1, "Active")],
      leads: { count: 3, oldestAt: 7 },
      faulty: { feeds: 2 },
      now,
    }),
  ).toEqual([
    { kind: "answerLeads", count: 3, oldestAt: 7 },
    { kind: "fixFeed", count: 2 },
  ])
})

test("changes that an autopilot proposes are one action, and press nobody", () => {
  const proposals = { count: 2, campaignId: campaign(1, "Active").id, oldestAt: 0 }
  const [action] = nextActionsOf({ campaigns: [campaign(1, "Active")], leads: { count: 0 }, proposals, now })
  expect(action).toEqual({ kind: "answerAutopilot", ...proposals })
  expect(action && isPressing(action, now)).toBe(false)
})
