import { Result } from "effect"
import { expect, test } from "vitest"
import { followFreeze } from "./campaign-freeze.ts"
import { pause } from "./campaign-lifecycle.ts"
import { mayMove } from "./campaign-moves.ts"
import type { Campaign } from "./campaign.ts"
import { draft } from "./testing/sample-campaign.ts"

const moment = { now: 5_000, today: "2026-11-20" }
const active: Campaign = { ...draft, status: "Active", startDate: "2026-11-01", endDate: "2026-11-30", wentLiveAt: 1 }

test("a freeze stops what runs, and its end lets exactly that go on", () => {
  const frozen = followFreeze(active, true, moment)
  expect(frozen).toEqual({ ...active, status: "Paused", pauseReason: "disabled", isFrozen: true })
  expect(mayMove(frozen, "resume")).toBe(false)
  expect(followFreeze(frozen, true, moment)).toEqual(frozen)
  expect(followFreeze(frozen, false, moment)).toEqual(active)
})

test("what stands for another reason stays as it is through a freeze", () => {
  const paused = Result.getOrThrow(pause(active, "owner"))
  const disabled: Campaign = { ...active, status: "Paused", pauseReason: "disabled" }
  for (const campaign of [paused, disabled, draft]) {
    expect(followFreeze(campaign, true, moment)).toEqual(campaign)
    expect(followFreeze(campaign, false, moment)).toEqual(campaign)
  }
})

test("a campaign whose days are over stays paused after the freeze", () => {
  const frozen = followFreeze(active, true, moment)
  expect(followFreeze(frozen, false, { now: 9_000, today: "2026-12-05" })).toEqual({
    ...active,
    status: "Paused",
    pauseReason: "owner",
  })
})

test("no state of a campaign runs while its business is frozen", () => {
  for (const status of ["Draft", "Approved", "Active", "Paused", "InReview", "Rejected", "Completed"] as const)
    expect(["Approved", "Active"]).not.toContain(followFreeze({ ...active, status }, true, moment).status)
})
