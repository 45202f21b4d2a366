import { LocalDate } from "@domain/kernel"
import { expect, test } from "vitest"
import { type ReportedDay, reportedSpends, withShownSpend } from "./shown-spend.ts"

const today = LocalDate.make("2026-03-09")
const day = (date: string, externalCampaignId: string, reported: number, channel: "Social" | "Search" = "Social") => ({
  date: LocalDate.make(date),
  channel,
  externalCampaignId,
  impressions: 0,
  clicks: 0,
  results: 0,
  spend: 0,
  reported,
})

test("each campaign's spend is summed in all and for a day, by name", () => {
  const days: ReadonlyArray<ReportedDay> = [
    day("2026-03-09", "b", 300),
    day("2026-03-08", "a", 10),
    day("2026-03-09", "a", 20),
    day("2026-03-08", "b", 500),
    day("2026-03-09", "c", 7),
  ]
  expect(reportedSpends(days, today)).toEqual([
    { externalCampaignId: "a", inAll: 30, today: 20 },
    { externalCampaignId: "b", inAll: 800, today: 300 },
    { externalCampaignId: "c", inAll: 7, today: 7 },
  ])
})

test("days are shown by date, then channel, then name, until the most is used up", () => {
  const days = [
    day("2026-03-09", "a", 50),
    day("2026-03-08", "b", 50, "Search"),
    day("2026-03-08", "d", 50),
    day("2026-03-08", "c", 50),
    day("2026-03-07", "e", 50, "Search"),
  ]
  const shown = (given: typeof days) => withShownSpend(given, 170).map((one) => [one.externalCampaignId, one.spend])
  const expected = [
    ["e", 50],
    ["c", 50],
    ["d", 50],
    ["b", 20],
    ["a", 0],
  ]
  expect(shown(days)).toEqual(expected)
  expect(shown(days.toReversed())).toEqual(expected)
})
