import { type Region, regionFacts } from "@domain/kernel"
import { phone } from "@domain/validation"
import { Predicate, Result } from "effect"

/** A telephone field's content: the country chosen and the number as typed. */
export interface PhoneParts {
  readonly country: Region
  readonly number: string
}

const regions: ReadonlyArray<Region> = ["IN", "GB"]

/** A stored number as it is shown: its own country and what follows the country's code. A foreign one keeps its plus. */
export const partsOf = (stored: string | undefined, region: Region): PhoneParts => {
  const number = (stored ?? "").trim()
  const country = regions.find((each) => number.startsWith(`+${regionFacts[each].dialCode}`))
  return country === undefined
    ? { country: region, number }
    : { country, number: number.slice(regionFacts[country].dialCode.length + 1) }
}

/** What was typed and kept on the device; undefined for anything else. */
export const keptParts = (kept: unknown): PhoneParts | undefined => {
  if (!Predicate.hasProperty(kept, "number") || !Predicate.isString(kept.number)) return undefined
  const country = regions.find((each) => Predicate.hasProperty(kept, "country") && kept.country === each)
  return country && { country, number: kept.number }
}

/** The number as it is stored, or why it cannot be. */
export const storedOf = ({ country, number }: PhoneParts) => Result.map(phone(number, country), ({ e164 }) => e164)
