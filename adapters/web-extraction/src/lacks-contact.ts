import type { ExtractedDetails } from "@domain/businesses"

/** Whether phone or place of a business are missing. */
export const lacksContact = ({ phones, address }: ExtractedDetails): boolean =>
  phones.length === 0 || (address.city === undefined && address.postcode === undefined)
