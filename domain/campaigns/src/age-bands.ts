import { Schema } from "effect"
import { ageBands } from "./targeting-options.ts"

/** The age bands between the specification's limits; "65+" is open-ended. Spec: enumerations, Age bands. */
export const AgeBand = Schema.Literals(ageBands)
export type AgeBand = typeof AgeBand.Type

/**
 * The limits of the age bands; "65+" ends the open one. Spec: enumerations, "Age bands 18, 25, 35, 45, 55, 65, 65+".
 */
export const ageLimits = ["18", "25", "35", "45", "55", "65", "65+"] as const
/** One of the ages where bands begin and end. */
export type AgeLimit = (typeof ageLimits)[number]

const limitsOf: Readonly<Record<AgeBand, readonly [from: AgeLimit, to: AgeLimit]>> = {
  "18-24": ["18", "25"],
  "25-34": ["25", "35"],
  "35-44": ["35", "45"],
  "45-54": ["45", "55"],
  "55-64": ["55", "65"],
  "65+": ["65", "65+"],
}

const position = (limit: AgeLimit): number => ageLimits.indexOf(limit)

/** From the lower limit of the lowest band to the upper limit of the highest, without gaps. No bands mean every age. */
export const ageSpanOf = (bands: ReadonlyArray<AgeBand>): { readonly from: AgeLimit; readonly to: AgeLimit } => {
  const chosen = ageBands.filter((band) => bands.includes(band))
  const lowest = chosen.at(0) ?? "18-24"
  const highest = chosen.at(-1) ?? "65+"
  return { from: limitsOf[lowest][0], to: limitsOf[highest][1] }
}

/** The bands between two ages; none unless the second is later. */
export const bandsBetween = (from: AgeLimit, to: AgeLimit): ReadonlyArray<AgeBand> =>
  ageBands.filter(
    (band) => position(from) <= position(limitsOf[band][0]) && position(limitsOf[band][1]) <= position(to),
  )
