import type { ExtractedAddress, ExtractedPlace } from "@domain/businesses"
import type { CountryCode } from "libphonenumber-js/max"
import type { Entity } from "./entity.ts"
import { present } from "./fact.ts"
import { statedHours } from "./hours.ts"
import type { Page } from "./page.ts"
import { isSomebodys, statedPhones } from "./phones.ts"
import { statedPosition } from "./position.ts"

/** A place beside the first, and the structured data that states it if any does. */
export type FurtherPlace = { readonly address: ExtractedAddress; readonly entity?: Entity }

/** A further place with its own phones, hours and position; an address in running text has none of its own. */
export const extractedPlace = (
  page: Page,
  { address, entity }: FurtherPlace,
  country: CountryCode | undefined,
): ExtractedPlace => {
  if (entity === undefined) return { address, phones: [], openingHours: [] }
  const position = statedPosition(entity)
  return {
    address,
    phones: statedPhones(entity, (address.country?.value as CountryCode | undefined) ?? country).filter(({ value }) =>
      isSomebodys(value, page),
    ),
    openingHours: statedHours(entity),
    ...present({ latitude: position?.latitude, longitude: position?.longitude }),
  }
}
