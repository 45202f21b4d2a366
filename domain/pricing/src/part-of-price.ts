import { type MinorUnits, percentOf } from "@domain/kernel"
import { Result } from "effect"

/** A percentage of an amount of a price; a price's amounts and rates are whole and within range by their Schemas. */
export const partOfPrice = (amount: MinorUnits, percent: number): MinorUnits =>
  Result.getOrThrow(percentOf(amount, percent))
