import { type Region, regionFacts } from "@domain/kernel"

/** What a new profile starts with; the numbers name rows of the specification's id tables. */
export interface ProfileDefaults {
  readonly currencyId: number
  readonly timeZoneId: number
  readonly timeZone: string
}

const ids: Readonly<Record<Region, { readonly currencyId: number; readonly timeZoneId: number }>> = {
  IN: { currencyId: 17, timeZoneId: 142 },
  GB: { currencyId: 12, timeZoneId: 88 },
}

/** Currency and time zone of a region's profiles; India's are the specification's defaults, the others are ours. Spec: business constants. */
export const profileDefaults = (region: Region): ProfileDefaults => ({
  ...ids[region],
  timeZone: regionFacts[region].timeZone,
})
