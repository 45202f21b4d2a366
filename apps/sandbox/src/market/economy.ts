import { economyOf, type NetworkName } from "../ad-network-facts.ts"
import { seeded } from "../core/random.ts"
import type { Goal } from "./network-economy.ts"

/** Typical cost of one click in minor units of each currency. */
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

/** What decides how an ad fares, besides chance. */
type Shown = {
  readonly network: NetworkName
  readonly goal: Goal
  readonly currency: string
  /** Whether it is shown on other websites and in apps. */
  readonly isDisplay?: boolean
  /** The seed of its ads' quality where several are as good; an ad's own otherwise. */
  readonly quality?: string
}

/** Performance of one ad on one day; every figure follows from the seed alone. */
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
  { network, goal, currency, isDisplay = false, quality: shared = seed }: Shown,
): DayCharacter => {
  const random = seeded(`${seed}/${day}`)
  const ad = seeded(shared)
  const base = CLICK_MINOR[currency] ?? 80
  const quality = 0.8 + ad() * 0.4
  const { clickCost, clickRate, resultRate } = economyOf(network, isDisplay)
  return {
    pace: 0.88 + random() * 0.12,
    clickMinor: (base * clickCost * (0.85 + random() * 0.3)) / quality,
    clickRate: clickRate * quality * (0.85 + random() * 0.3),
    resultRate: resultRate[goal] * quality * (0.7 + random() * 0.6),
    phase: random() * 0.95,
    reachRate: 0.72 + random() * 0.2,
  }
}
