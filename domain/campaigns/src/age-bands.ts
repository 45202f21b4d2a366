import { Schema } from "effect"
import { ageBands } from "./targeting-options.ts"

/** The bands between the ages of the specification; "65+" is the open one. Spec: enumerations, Age bands. */
export const AgeBand = Schema.Literals(ageBands)
export type AgeBand = typeof AgeBand.Type

/** The ages where bands begin and end; "65+" ends the open band. Spec: enumerations, "Age bands 18, 25, 35, 45, 55, 65, 65+". */
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

/** From the lowest chosen band's beginning to the highest one's end; gaps between them are closed. No bands mean every age. */
export const ageSpanOf = (bands: ReadonlyArray<AgeBand>): { readonly from: AgeLimit; readonly to: AgeLimit } => {
  const chosen = ageBands.filter((band) => bands.includes(band))
  const lowest = chosen.at(0) ?? "18-24"
  const highest = chosen.at(-1) ?? "65+"
  return { from: limitsOf[lowest][0], to: limitsOf[highest][1] }
}

/** The bands from one age to another; none when the second is not the later. */
export const bandsBetween = (from: AgeLimit, to: AgeLimit): ReadonlyArray<AgeBand> =>
  ageBands.filter(
    (band) => position(from) <= position(limitsOf[band][0]) && position(limitsOf[band][1]) <= position(to),
  )
