import { addDays, LocalDate } from "@domain/kernel"
import { Schema } from "effect"
import type { TestDay, VersionCounts } from "../variant/test-day.ts"

/** Chance by a seed (mulberry32): numbers from 0 to 1. */
export const seededChance = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const poisson = (mean: number, chance: () => number): number => {
  const least = Math.exp(-mean)
  let product = chance()
  let count = 0
  while (product > least) {
    product *= chance()
    count += 1
  }
  return count
}

const first = Schema.decodeSync(LocalDate)("2026-12-01")

/** Days of a test whose versions reach unequal numbers of people, and bring results at a rate of each. */
export const simulatedDays = (
  chance: () => number,
  { count, rates }: { readonly count: number; readonly rates: { readonly A: number; readonly B: number } },
): ReadonlyArray<TestDay> => {
  const version = (rate: number): VersionCounts => {
    const people = 300 + Math.floor(chance() * 600)
    const results = poisson(rate * people, chance)
    return { impressions: people, people, clicks: results, results, spend: 5_000 }
  }
  return Array.from({ length: count }, (_, index) => ({
    date: addDays(first, index),
    A: version(rates.A),
    B: version(rates.B),
  }))
}
