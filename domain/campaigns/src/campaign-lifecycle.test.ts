import { Result } from "effect"
import { expect, test } from "vitest"
import {
  approve,
  changeEndDate,
  complete,
  followAccess,
  launch,
  linkSession,
  pause,
  reject,
  reopenBudget,
  resubmit,
  resume,
  stopForReversal,
} from "./campaign-lifecycle.ts"
import type { Campaign, ChannelState } from "./campaign.ts"
import { SessionId } from "@domain/kernel"
import { isPaymentReversed } from "./campaign-status.ts"
import { refusalsOf, sharedReasons, statusOfChannels, withChannel } from "./channel-states.ts"
import { budget, draft, price } from "./testing/index.ts"

const at = { now: 1_000, today: "2026-11-20" }
const running: Campaign = { ...draft, status: "Active", startDate: "2026-11-20", endDate: "2026-12-19" }
const terms = { region: "IN", budget, price, channels: ["Social"], objective: "Calls" } as const

test("a campaign ends today at the earliest, whatever its budget", () => {
  const daily: Campaign = { ...running, budget: { ...budget, budgetType: "Daily" } }
  const refused = changeEndDate(daily, "2026-11-20", { now: 0, today: "2026-11-21" })
  expect(Result.isFailure(refused) && refused.failure).toMatchObject({
    _tag: "EndDateNotAllowed",
    errorCode: 102,
    earliest: "2026-11-21",
    latest: "2027-11-19",
  })
  const changed = changeEndDate(daily, "2026-11-21", { now: 0, today: "2026-11-21" })
  expect(Result.getOrThrow(changed).endDate).toBe("2026-11-21")
})

test("a campaign may end a year after its start and not a day later", () => {
  expect(Result.isSuccess(changeEndDate(running, "2027-11-19", at))).toBe(true)
  expect(Result.isFailure(changeEndDate(running, "2027-11-20", at))).toBe(true)
})

test("a launch whose first day has passed starts today and keeps its length", () => {
  const launched = launch(draft, { ...terms, budget: { ...budget, startDate: "2026-11-01" } }, at)
  expect(Result.getOrThrow(launched)).toMatchObject({
    status: "InReview",
    startDate: "2026-11-20",
    endDate: "2026-11-29",
    channels: [{ channel: "Social", status: "Waiting" }],
    submittedAt: 1_000,
  })
})

test("a launch for a later day keeps that day and the picture it was drawn with", () => {
  const later = { ...terms, budget: { ...budget, startDate: "2026-12-01" }, pictureUrl: "/ad.png" }
  expect(Result.getOrThrow(launch(draft, later, at))).toMatchObject({
    startDate: "2026-12-01",
    endDate: "2026-12-10",
    pictureUrl: "/ad.png",
    price,
  })
  expect("pictureUrl" in Result.getOrThrow(launch(draft, terms, at))).toBe(false)
})

test("holidays put off the time by which a launch is reviewed", () => {
  const monday = { now: Date.parse("2026-11-16T10:00:00+05:30"), today: "2026-11-16" }
  const dueAt = (campaign: Campaign) => campaign.reviewDueAt
  const holidays = ["2026-11-17"]
  expect(dueAt(Result.getOrThrow(launch(draft, terms, monday)))).toBe(Date.parse("2026-11-19T00:00:00+05:30"))
  expect(dueAt(Result.getOrThrow(launch(draft, { ...terms, holidays }, monday)))).toBe(
    Date.parse("2026-11-20T00:00:00+05:30"),
  )
  const again = resubmit({ ...draft, status: "Rejected" }, monday, { holidays })
  expect(dueAt(Result.getOrThrow(again))).toBe(Date.parse("2026-11-20T00:00:00+05:30"))
})

test("a resubmission makes its channels again and runs its whole length from today", () => {
  const channels: ReadonlyArray<ChannelState> = [{ channel: "Search", status: "Rejected", reason: "no" }]
  const rejected: Campaign = { ...running, status: "Rejected", budget, channels, startDate: "2026-11-01" }
  expect(Result.getOrThrow(resubmit(rejected, at))).toMatchObject({
    status: "InReview",
    channels: [{ channel: "Search", status: "Waiting" }],
    startDate: "2026-11-20",
    endDate: "2026-11-29",
  })
  const { startDate: _start, ...undated } = rejected
  expect(Result.getOrThrow(resubmit(undated, at)).startDate).toBe("2026-11-20")
  expect(Result.getOrThrow(resubmit({ ...rejected, startDate: "2026-11-25" }, at)).startDate).toBe("2026-11-25")
})

test("an early approval waits, and the first live instant is stored", () => {
  const inReview: Campaign = { ...draft, status: "InReview", startDate: "2026-11-21" }
  const approved = Result.getOrThrow(approve(inReview, at))
  expect(approved.status).toBe("Approved")
  expect(approved.wentLiveAt).toBeUndefined()
  const live = Result.getOrThrow(approve(approved, { now: 2_000, today: "2026-11-21" }))
  expect(live).toMatchObject({ status: "Active", wentLiveAt: 2_000 })
  const back = approve({ ...live, status: "Rejected" }, { now: 3_000, today: "2026-11-22" })
  expect(Result.getOrThrow(back).wentLiveAt).toBe(2_000)
})

test("a campaign is not resumed after its last day", () => {
  const paused: Campaign = { ...running, status: "Paused", pauseReason: "owner" }
  const late = resume(paused, { now: 0, today: "2026-12-20" })
  expect(Result.isFailure(late) && late.failure).toMatchObject({
    _tag: "CampaignMoveNotAllowed",
    errorCode: 1006,
    status: "Paused",
    move: "resume",
  })
  expect(Result.getOrThrow(resume(paused, { now: 0, today: "2026-12-19" })).status).toBe("Active")
})

test("the end closes the channels that were live, and leaves what was refused as it is", () => {
  const channels: ReadonlyArray<ChannelState> = [
    { channel: "Social", status: "Active" },
    { channel: "Search", status: "Rejected" },
    { channel: "Banner", status: "InReview" },
  ]
  const early = complete({ ...running, channels }, { now: 0, today: "2026-12-19" })
  expect(Result.isFailure(early) && early.failure.move).toBe("complete")
  const ended = Result.getOrThrow(complete({ ...running, channels }, { now: 0, today: "2026-12-20" }))
  expect(ended.channels.map(({ status }) => status)).toEqual(["Completed", "Rejected", "Completed"])
  const stood = complete(
    { ...running, status: "Paused", pauseReason: "disabled", channels: [{ channel: "Social", status: "Paused" }] },
    { now: 0, today: "2026-12-20" },
  )
  expect(Result.getOrThrow(stood)).toMatchObject({ status: "Completed", channels: [{ status: "Completed" }] })
  expect("pauseReason" in Result.getOrThrow(stood)).toBe(false)
})

test("a rejection forgets why the campaign was paused", () => {
  const paused: Campaign = { ...running, status: "Paused", pauseReason: "owner" }
  expect("pauseReason" in Result.getOrThrow(reject(paused))).toBe(false)
})

test("a campaign is what its liveliest channel is", () => {
  const of = (...statuses: ReadonlyArray<ChannelState["status"]>) =>
    statusOfChannels(statuses.map((status) => ({ channel: "Social", status })))
  expect(of()).toBeUndefined()
  expect(of("Rejected", "Active", "InReview")).toBe("Active")
  expect([of("Paused", "InReview"), of("Failed", "Creating"), of("Waiting")]).toEqual([
    "InReview",
    "InReview",
    "InReview",
  ])
  expect([of("Completed", "Paused"), of("Completed", "Failed"), of("Failed", "Rejected")]).toEqual([
    "Paused",
    "Completed",
    "Rejected",
  ])
})

test("one channel's news leaves the others as they were", () => {
  const before: Campaign = {
    ...draft,
    status: "InReview",
    channels: [
      { channel: "Social", status: "InReview" },
      { channel: "Search", status: "InReview" },
    ],
  }
  const after = withChannel(before, { channel: "Search", status: "Active" }, at)
  expect(after).toMatchObject({ status: "Active", channels: [{ status: "InReview" }, { status: "Active" }] })
})

test("each refused or failed channel is reported with its reason", () => {
  expect(
    refusalsOf([
      { channel: "Social", status: "Active", reason: "not this" },
      { channel: "Search", status: "Rejected", reason: "drugs" },
      { channel: "Banner", status: "Failed", reason: "too small" },
    ]),
  ).toEqual([
    { channel: "Search", reason: "drugs" },
    { channel: "Banner", reason: "too small" },
  ])
  expect(refusalsOf([{ channel: "Search", status: "Rejected" }])).toEqual([])
})

test("a shared reason is reported once, with all its channels", () => {
  expect(
    sharedReasons([
      { channel: "Social", reason: "drugs" },
      { channel: "Search", reason: "too small" },
      { channel: "Banner", reason: "drugs" },
    ]),
  ).toEqual([
    { reason: "drugs", channels: ["Social", "Banner"], reviewReasons: [] },
    { reason: "too small", channels: ["Search"], reviewReasons: [] },
  ])
  expect(sharedReasons([{ channel: "Search" }])).toEqual([])
})

test("a campaign with a reversed payment stays stopped", () => {
  for (const status of ["InReview", "Approved", "Active", "Paused"] as const) {
    const stopped = stopForReversal({ ...running, status })
    expect([stopped.status, isPaymentReversed(stopped)]).toEqual(["Paused", true])
    expect(stopForReversal(stopped)).toEqual(stopped)
    expect(Result.isFailure(resume(stopped, at))).toBe(true)
    expect(Result.isFailure(approve(stopped, at))).toBe(true)
    expect(withChannel(stopped, { channel: "Social", status: "Active" }, at).status).toBe("Paused")
  }
})

test("a campaign without access to its page pauses, and resumes with the access alone", () => {
  for (const status of ["Active", "Approved"] as const) {
    const waiting = followAccess({ ...running, status }, false, at)
    expect(waiting).toMatchObject({ status: "Paused", pauseReason: "accessLost" })
    expect(followAccess(waiting, false, at)).toEqual(waiting)
    expect(Result.isFailure(resume(waiting, at))).toBe(true)
    expect(followAccess(waiting, true, at)).not.toHaveProperty("pauseReason")
    expect(followAccess(waiting, true, at).status).toBe("Active")
  }
})

test("access neither pauses nor resumes what stands for another cause", () => {
  for (const pauseReason of ["owner", "insufficientFunds", "paymentReversed", "disabled"] as const) {
    const paused: Campaign = { ...running, status: "Paused", pauseReason }
    expect([followAccess(paused, false, at), followAccess(paused, true, at)]).toEqual([paused, paused])
  }
  for (const status of ["Draft", "InReview", "Rejected", "Completed", "Archived"] as const) {
    const campaign = { ...running, status }
    expect(followAccess(campaign, false, at)).toBe(campaign)
  }
})

test("a draft, and what is over or was refused, is not stopped again", () => {
  for (const status of ["Draft", "Rejected", "Completed", "Archived"] as const) {
    const campaign = { ...running, status }
    expect(stopForReversal(campaign)).toBe(campaign)
  }
})

test("a running campaign pauses and says why", () => {
  for (const reason of ["owner", "insufficientFunds"] as const)
    expect(Result.getOrThrow(pause(running, reason))).toEqual({ ...running, status: "Paused", pauseReason: reason })
  expect(Result.isFailure(pause(draft, "owner"))).toBe(true)
})

test("only a draft's paid budget may be opened again", () => {
  for (const status of ["Draft", "InReview", "Rejected", "Active", "Paused", "Completed", "Archived"] as const)
    expect(Result.isSuccess(reopenBudget({ ...draft, status }))).toBe(status === "Draft")
})

test("only a draft is launched from another session", () => {
  const sessionId = SessionId.make("00000000-0000-4000-8000-0000000000ff")
  expect(Result.getOrThrow(linkSession(draft, sessionId))).toEqual({ ...draft, sessionId })
  for (const status of ["InReview", "Rejected", "Active", "Archived"] as const)
    expect(Result.isFailure(linkSession({ ...draft, status }, sessionId))).toBe(true)
})
