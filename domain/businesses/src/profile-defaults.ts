import { currencies, type Region, regionFacts, timeZones } from "@domain/kernel"

/** The defaults of a new profile; the numbers are rows of the specification's id tables. */
export interface ProfileDefaults {
  readonly currencyId: number
  readonly timeZoneId: number
  readonly timeZone: string
}

/**
 * The currency and time zone of a region's profiles. India's are the specification's defaults, the others ours. Spec:
 * business constants.
 */
export const profileDefaults = (region: Region): ProfileDefaults => {
  const { currency, timeZone } = regionFacts[region]
  return {
    currencyId: currencies[currency].id,
    timeZoneId: timeZones[timeZone].id,
    timeZone,
  }
}
