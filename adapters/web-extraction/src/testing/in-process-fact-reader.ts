import { Effect } from "effect"
import type { FactReader } from "../fact-reader.ts"
import { factReadings } from "../fact-readings.ts"
import { Unreadable } from "../failures.ts"
import { fewPlaces } from "./few-places.ts"

const readings = factReadings(fewPlaces)

/** Reads in process, with few places; fails for markup that calls itself unreadable. */
export const inProcessFactReader: FactReader["Service"] = {
  page: (question) =>
    question.html.includes("unreadable")
      ? Effect.fail(new Unreadable({ reason: "It says so" }))
      : Effect.sync(() => readings.page(question)),
  words: (question) => Effect.sync(() => readings.words(question)),
  facebookPage: (question) => Effect.sync(() => readings.facebookPage(question)),
  googlePlace: (question) => Effect.sync(() => readings.googlePlace(question)),
}
