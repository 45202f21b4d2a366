import { currencies, type Region, regionFacts, timeZones } from "@domain/kernel"

/** What a new profile starts with; the numbers name rows of the specification's id tables. */
export interface ProfileDefaults {
  readonly currencyId: number
  readonly timeZoneId: number
  readonly timeZone: string
}

/** Currency and time zone of a region's profiles; India's are the specification's defaults, the others are ours. Spec: business constants. */
export const profileDefaults = (region: Region): ProfileDefaults => {
  const { currency, timeZone } = regionFacts[region]
  return {
    currencyId: currencies[currency].id,
    timeZoneId: timeZones[timeZone].id,
    timeZone,
  }
}
