import type { CampaignChannel } from "@domain/campaigns"
import * as fc from "fast-check"
import { autopilotOff } from "../autopilot/autopilot-kind.ts"
import type { AutopilotEvidence } from "../autopilot/autopilot-evidence.ts"

const counted = { spend: fc.nat(400_000), results: fc.oneof(fc.constant(0), fc.nat(120)) }
const money = fc.integer({ min: 1_000, max: 5_000_000 })
const channels = fc.subarray<CampaignChannel>(["Social", "Search", "Banner"], { minLength: 1 }).chain((names) =>
  fc.tuple(
    ...names.map((channel) =>
      fc.record({
        channel: fc.constant(channel),
        ...counted,
        isShown: fc.boolean(),
        leastDaily: fc.integer({ min: 0, max: 10_000 }),
      }),
    ),
  ),
)
const area = (name: string) => ({ placeId: name, name, countryCode: "IN", latitude: 18, longitude: 73 })
const placeNames = ["Kerala", "Gujarat", "Delhi", "Karnataka"]
const terms = ["bread recipe", "free bread", "bread near me", "bakery jobs"]

/** A campaign as an autopilot that is on finds it. */
export const anyAutopilotEvidence: fc.Arbitrary<AutopilotEvidence> = fc
  .record({
    channels,
    fundsLeft: money,
    adDays: fc.integer({ min: 7, max: 28 }),
    daysLeft: fc.integer({ min: 3, max: 60 }),
    hours: fc.array(fc.record(counted), { minLength: 24, maxLength: 24 }),
    places: fc.array(fc.record(counted), { minLength: 4, maxLength: 4 }),
    searches: fc.array(fc.record(counted), { minLength: 4, maxLength: 4 }),
    areas: fc.subarray(placeNames, { minLength: 1 }),
    parts: fc.option(fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 3, maxLength: 3 }), {
      nil: undefined,
    }),
    budgetPercent: fc.constantFrom(10 as const, 20 as const, 30 as const, 50 as const),
    hoursLimit: fc.constantFrom(3 as const, 6 as const, 9 as const, 12 as const),
    dayParts: fc.option(
      fc
        .subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 })
        .map((days) => days.map((weekday) => ({ weekday, from: 0, to: 1_440 }))),
      { nil: undefined },
    ),
  })
  .map(({ hours, places, searches, areas, parts, budgetPercent, hoursLimit, dayParts, ...facts }) => ({
    now: Date.parse("2026-11-29T06:00:00Z"),
    days: { from: "2026-11-01", to: "2026-11-28" },
    ...facts,
    dailyLeft: Math.ceil(facts.fundsLeft / facts.daysLeft),
    ...(parts !== undefined && {
      budgetParts: facts.channels.map(({ channel }, index) => ({ channel, part: parts[index] ?? 1 })),
    }),
    hours: hours.map((part, hour) => ({ hour, ...part })),
    places: places.map((part, index) => ({ place: placeNames[index] ?? "", ...part })),
    searches: searches.map((part, index) => ({ term: terms[index] ?? "", mayLeaveOut: index > 0, ...part })),
    areas: areas.map(area),
    negativeKeywords: [],
    ...(dayParts !== undefined && { dayParts, shownHours: dayParts }),
    possible: ["Budget", "Hours", "Places", "Searches"],
    settings: { ...autopilotOff, mode: "DoIt", limits: { budgetPercent, hours: hoursLimit } },
    earlier: [],
  }))
