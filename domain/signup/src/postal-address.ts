import { cutText } from "@domain/kernel"
import { textLimits } from "@domain/validation"
import type { BusinessSection } from "./sections/business.ts"

/** A business's place as one line of a letter, at most as long as an address may be; empty where nothing of it is known. */
export const postalAddress = ({
  addressLine,
  area,
  city,
  postalCode,
}: NonNullable<(typeof BusinessSection.Type)["location"]>): string =>
  cutText(
    [addressLine, area, [city, postalCode].filter(Boolean).join(" ")].filter(Boolean).join(", "),
    textLimits.address,
  )
