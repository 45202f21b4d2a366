import { loadGazetteer } from "@adapters/places"
import { factReadings } from "./fact-readings.ts"

/** What runs on the thread of readings, which has the tables of places to itself. */
export const { page, facebookPage, googlePlace } = factReadings(loadGazetteer())
