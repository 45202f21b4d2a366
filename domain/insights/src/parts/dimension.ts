import type { CampaignChannel } from "@domain/campaigns"
import { Schema } from "effect"

/** By what networks tell the parts of a day, apart from products. Ours. */
export const PartDimension = Schema.Literals(["Ad", "Place", "Device", "Age", "Gender", "Hour"])
export type PartDimension = typeof PartDimension.Type

/** By what a report shows the parts of its totals. Ours. */
export const ReportDimension = Schema.Literals([...PartDimension.literals, "Product"])
export type ReportDimension = typeof ReportDimension.Type

/** The value of people, devices or places that a network shows without knowing them. */
export const unknownValue = "Unknown"

/** Kinds of devices in their order, as both networks tell them. */
export const deviceValues = ["Phone", "Tablet", "Desktop", "Television", "Other", unknownValue] as const

/** Ages in their order, as both networks tell them; Facebook alone tells of people under 18. */
export const ageValues = ["13-17", "18-24", "25-34", "35-44", "45-54", "55-64", "65+", unknownValue] as const

/** Genders in their order, as both networks tell them. */
export const genderValues = ["Female", "Male", unknownValue] as const

/** Hours of the day by the clock of the ad account, from "0" to "23". */
export const hourValues: ReadonlyArray<string> = Array.from({ length: 24 }, (_, hour) => String(hour))

/** The values that a dimension has in their order; places, ads and products have any. */
export const valuesOfDimension: Readonly<Partial<Record<ReportDimension, ReadonlyArray<string>>>> = {
  Device: deviceValues,
  Age: ageValues,
  Gender: genderValues,
  Hour: hourValues,
}

const ofPeople = PartDimension.literals

/** What each channel's network tells. No search ad and no banner shows products. */
const toldDimensions: Readonly<Record<CampaignChannel, ReadonlyArray<ReportDimension>>> = {
  Social: [...ofPeople, "Product"],
  Search: ofPeople,
  Banner: ofPeople,
}

/** Whether a channel's network tells the parts of a day by a dimension. */
export const isDimensionTold = (channel: CampaignChannel, dimension: ReportDimension): boolean =>
  toldDimensions[channel].includes(dimension)
