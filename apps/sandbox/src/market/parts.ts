import type { Context } from "../core/context.ts"
import { seeded } from "../core/random.ts"
import { unitOf } from "./book.ts"
import { startOfDay } from "./calendar.ts"
import type { DayMetrics } from "./simulate.ts"

/** By what a network parts the figures of a day. */
export type PartName = "age" | "gender" | "device" | "platform" | "region" | "hour"

/** A part of a day: phones, people of an age, an hour. */
export type Part = { readonly name: PartName; readonly value: string }

/** Regions where ads of a currency are shown, with Google's number of each and how many people look from there. */
const REGIONS: Readonly<Record<string, readonly (readonly [id: string, name: string, weight: number])[]>> = {
  INR: [
    ["20462", "Maharashtra", 60],
    ["20460", "Karnataka", 16],
    ["20453", "Delhi", 12],
    ["20455", "Gujarat", 8],
    ["20461", "Kerala", 4],
  ],
  GBP: [
    ["20339", "England", 80],
    ["20341", "Scotland", 11],
    ["20342", "Wales", 6],
    ["20340", "Northern Ireland", 3],
  ],
  USD: [
    ["21137", "California", 40],
    ["21167", "New York", 35],
    ["21176", "Texas", 25],
  ],
}

/** The regions of a currency's market; others than the known have one without a name. */
export const regionsOf = (currency: string): readonly (readonly [id: string, name: string, weight: number])[] =>
  REGIONS[currency] ?? [["", "Unknown", 1]]

/** All regions that are known here. */
export const allRegions = Object.entries(REGIONS).flatMap(([currency, regions]) =>
  regions.map(([id, name]) => ({ id, name, currency })),
)

const WEIGHTS: Readonly<Record<Exclude<PartName, "region" | "hour">, Readonly<Record<string, number>>>> = {
  age: { "18-24": 18, "25-34": 34, "35-44": 24, "45-54": 13, "55-64": 7, "65+": 4 },
  gender: { female: 52, male: 45, unknown: 3 },
  device: { iphone: 22, android_smartphone: 56, ipad: 3, android_tablet: 3, desktop: 15, other: 1 },
  platform: { facebook: 62, instagram: 34, audience_network: 4 },
}

/** People look least at night and most in the evening. */
const hourWeight = (hour: number): number => (hour < 6 ? 1 : hour < 9 ? 4 : hour < 17 ? 6 : hour < 22 ? 11 : 4)

/** The hours in which a day was served, by the clock of its budget. */
const hoursOf = (day: DayMetrics, timeZone: string): readonly (readonly [string, number])[] => {
  const start = startOfDay(day.day, timeZone)
  const hourOf = (ms: number) => Math.min(23, Math.max(0, Math.floor((ms - start) / 3_600_000)))
  const [first, last] = [hourOf(day.servedFromMs), hourOf(Math.max(day.servedFromMs, day.servedToMs - 1))]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).map((hour) => [
    String(hour),
    hourWeight(hour),
  ])
}

const weightsOf = (context: Context, day: DayMetrics, name: PartName): readonly (readonly [string, number])[] => {
  const unit = unitOf(context, day.adId)
  const weights =
    name === "hour"
      ? hoursOf(day, unit?.timeZone ?? "UTC")
      : name === "region"
        ? regionsOf(unit?.currency ?? "").map(([, value, weight]) => [value, weight] as const)
        : Object.entries(WEIGHTS[name])
  // Each ad is liked by others a little.
  return weights.map(([value, weight]) => [value, weight * (0.6 + 0.8 * seeded(`${day.adId}/${name}/${value}`)())])
}

/** Whole parts of a number by weights, which add up to it: the largest remainders get what rounding leaves. */
const shared = (total: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const exact = weights.map((weight) => (total * weight) / sum)
  const parts = exact.map(Math.floor)
  const left = total - parts.reduce((all, part) => all + part, 0)
  const order = exact.map((part, index) => ({ index, rest: part - Math.floor(part) }))
  for (const { index } of order.toSorted((a, b) => b.rest - a.rest || a.index - b.index).slice(0, left))
    parts[index] = (parts[index] ?? 0) + 1
  return parts
}

/** Few results are whole people, whom chance puts here or there. */
const drawn = (total: number, weights: readonly number[], seed: string): number[] => {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const parts = weights.map(() => 0)
  const random = seeded(seed)
  for (let person = 0; person < total; person += 1) {
    let left = random() * sum
    const index = weights.findIndex((weight) => (left -= weight) < 0)
    parts[Math.max(0, index)] = (parts[Math.max(0, index)] ?? 0) + 1
  }
  return parts
}

/** A day's parts by name; impressions, clicks, spend and results of the parts add up to the day's. */
export const partsOfDay = (
  context: Context,
  day: DayMetrics,
  name: PartName,
): readonly { readonly value: string; readonly day: DayMetrics }[] => {
  const weights = weightsOf(context, day, name)
  const of = (figure: "impressions" | "reach" | "clicks" | "spendMinor") =>
    shared(
      day[figure],
      weights.map(([, weight]) => weight),
    )
  const [impressions, reach, clicks, spendMinor] = [of("impressions"), of("reach"), of("clicks"), of("spendMinor")]
  const results = drawn(
    day.results,
    weights.map(([, weight]) => weight),
    `${day.adId}/${day.day}/${name}/results`,
  )
  return weights.map(([value], index) => ({
    value,
    day: {
      ...day,
      impressions: impressions[index] ?? 0,
      reach: reach[index] ?? 0,
      clicks: clicks[index] ?? 0,
      spendMinor: spendMinor[index] ?? 0,
      results: results[index] ?? 0,
    },
  }))
}

/** The days as far as they are of these parts. */
export const daysOfParts = (
  context: Context,
  days: readonly DayMetrics[],
  parts: readonly Part[],
): readonly DayMetrics[] =>
  parts.reduce(
    (left, { name, value }) =>
      left.flatMap((day) =>
        partsOfDay(context, day, name)
          .filter((part) => part.value === value)
          .map((part) => part.day),
      ),
    days,
  )
