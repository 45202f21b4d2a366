import { type MinorUnits, percentOf } from "@domain/kernel"
import { Result } from "effect"

/** A percentage of an amount of a price; a price's amounts and rates are whole and within range by their Schemas. */
export const partOfPrice = (amount: MinorUnits, percent: number): MinorUnits =>
  Result.getOrThrow(percentOf(amount, percent))

/** Half of a percentage of an amount of a price, rounded by itself, half up: the tax of one of two authorities. */
export const halfPartOfPrice = (amount: MinorUnits, percent: number): MinorUnits => {
  const scaled = BigInt(amount) * BigInt(Math.round(percent * 100))
  return Number((scaled + 10_000n) / 20_000n)
}
