import type { BusinessLocation } from "@domain/businesses"
import { truncateText } from "@domain/kernel"
import { textLimits } from "@domain/validation"

/** Where a business's outlet stands, its area and its town, at most as long as an outlet may be; undefined where it told neither. Ours. */
export const outletOf = ({ area = "", city = "" }: BusinessLocation): string | undefined => {
  const told = [area.trim(), city.trim()].filter((part) => part !== "").join(", ")
  return told === "" ? undefined : truncateText(told, textLimits.area)
}
