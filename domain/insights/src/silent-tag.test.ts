import { expect, test } from "vitest"
import { silentTagAge, tagSilentSince } from "./silent-tag.ts"

const now = 1_800_000_000_000
const counting = { status: "Active", objective: "WebsiteVisits", resultsAre: "Conversions" } as const
const live = { ...counting, wentLiveAt: now - 3 * silentTagAge }

test("a tag that is not heard for a day is silent since it was last heard", () => {
  expect(tagSilentSince([live], now - silentTagAge, now)).toBe(now - silentTagAge)
  expect(tagSilentSince([live], now - silentTagAge + 1, now)).toBeUndefined()
})

test("a tag that was never heard is silent since the campaign went live", () => {
  expect(tagSilentSince([live], undefined, now)).toBe(live.wentLiveAt)
})

test("a tag is not waited for on a campaign's first day", () => {
  const begun = { ...counting, wentLiveAt: now - silentTagAge + 1 }
  expect(tagSilentSince([begun], now - 9 * silentTagAge, now)).toBeUndefined()
})

test("a tag is waited for only while a campaign that counts conversions runs", () => {
  const paused = { ...live, status: "Paused" as const }
  const visits = { status: "Active", objective: "WebsiteVisits", wentLiveAt: live.wentLiveAt } as const
  expect(tagSilentSince([paused, visits], now - 9 * silentTagAge, now)).toBeUndefined()
})
