import { type FactReadings, factReadings } from "../fact-readings.ts"
import { fewPlaces } from "./few-places.ts"

const readings = factReadings(fewPlaces)

/** Never returns for a page without markup. */
export const page: FactReadings["page"] = (asked) => {
  while (asked.html === "");
  return readings.page(asked)
}
