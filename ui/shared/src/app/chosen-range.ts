import {
  type DateRange,
  dateRangeOf,
  DateRangePreset,
  defaultDateRangePreset,
  isLocalDate,
  type LocalDate,
  localDateAt,
  type Region,
  regionFacts,
} from "@domain/kernel"

/** The period that an address asks for. */
export interface ChosenRange {
  readonly preset: DateRangePreset
  readonly range: DateRange
  readonly today: LocalDate
}

const presetOf = (name: string | null): DateRangePreset =>
  DateRangePreset.literals.find((preset) => preset === name) ?? defaultDateRangePreset

/** Days of the address's `range` (and `from`, `to` of a custom one) in the region's time zone; this month when it names none. */
export const chosenRange = (search: URLSearchParams, region: Region, now: number): ChosenRange => {
  const today = localDateAt(now, regionFacts[region].timeZone)
  const preset = presetOf(search.get("range"))
  const day = (name: string): LocalDate => {
    const date = search.get(name) ?? ""
    return isLocalDate(date) && date <= today ? date : today
  }
  return { preset, today, range: dateRangeOf(preset, today, { from: day("from"), to: day("to") }) }
}
