import { type DayPart, mergeDayParts, wholeWeek } from "@domain/budget"
import type { Region } from "@domain/kernel"
import { usualHours } from "./ad-hours.ts"

/** A week of hours that is chosen with one press. Ours. */
export const hourPresets = ["Always", "Business", "Evenings", "Weekends"] as const
/** The name of such a week. */
export type HourPreset = (typeof hourPresets)[number]

const eveningSpan = { from: 17 * 60, to: 22 * 60 }

/** The hours of a preset: the business's own opening hours where they are known, else the hours usual in its region. Ours. */
export const hoursOfPreset = (
  preset: HourPreset,
  { region, openingHours }: { readonly region: Region; readonly openingHours: ReadonlyArray<DayPart> | undefined },
): ReadonlyArray<DayPart> => {
  const weeks: Readonly<Record<HourPreset, () => ReadonlyArray<DayPart>>> = {
    Always: () => wholeWeek,
    Business: () => mergeDayParts(openingHours?.length ? openingHours : usualHours(region)),
    Evenings: () => wholeWeek.map(({ weekday }) => ({ weekday, ...eveningSpan })),
    Weekends: () => wholeWeek.filter(({ weekday }) => weekday === 0 || weekday === 6),
  }
  return weeks[preset]()
}
