import { type FactReadings, factReadings } from "../fact-readings.ts"
import { fewPlaces } from "./few-places.ts"

const readings = factReadings(fewPlaces)

/** Never returns for a page without markup. */
export const page: FactReadings["page"] = (question) => {
  while (question.html === "");
  return readings.page(question)
}
