import { seeded } from "../core/random.ts"

export type Network = "meta" | "google"
/** What an ad asks people to do; it decides which results it brings. */
export type Goal = "leads" | "calls" | "messages" | "traffic"

/** Typical cost of one social click in minor units of each currency. */
const CLICK_MINOR: Readonly<Record<string, number>> = {
  INR: 850,
  GBP: 58,
  USD: 75,
  EUR: 66,
  ILS: 240,
  AED: 260,
  AUD: 95,
  JPY: 90,
}

const RESULT_RATE: Readonly<Record<Network, Readonly<Record<Goal, number>>>> = {
  meta: { leads: 0.1, calls: 0.05, messages: 0.08, traffic: 0 },
  google: { leads: 0.06, calls: 0.09, messages: 0.04, traffic: 0.03 },
}

/** How one ad fares on one day; every figure follows from the seed alone. */
export type DayCharacter = {
  /** Share of the budget the network manages to spend, at most 1. */
  readonly pace: number
  readonly clickMinor: number
  readonly clickRate: number
  readonly resultRate: number
  /** Where between two results the day begins, in [0, 1). */
  readonly phase: number
  readonly reachRate: number
}

export const dayCharacter = (
  seed: string,
  day: string,
  network: Network,
  goal: Goal,
  currency: string,
): DayCharacter => {
  const random = seeded(`${seed}/${day}`)
  const ad = seeded(seed)
  const base = CLICK_MINOR[currency] ?? 80
  const quality = 0.8 + ad() * 0.4
  const search = network === "google"
  return {
    pace: 0.88 + random() * 0.12,
    clickMinor: (base * (search ? 1.9 : 1) * (0.85 + random() * 0.3)) / quality,
    clickRate: (search ? 0.052 : 0.014) * quality * (0.85 + random() * 0.3),
    resultRate: RESULT_RATE[network][goal] * quality * (0.7 + random() * 0.6),
    phase: random() * 0.95,
    reachRate: 0.72 + random() * 0.2,
  }
}
