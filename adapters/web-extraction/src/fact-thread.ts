import { loadGazetteer } from "@adapters/places"
import { factReadings } from "./fact-readings.ts"

/** Entry point of the reading thread, which has its own copy of the place tables. */
export const { page, words, facebookPage, googlePlace } = factReadings(loadGazetteer())
