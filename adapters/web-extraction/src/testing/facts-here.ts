import { Effect } from "effect"
import type { FactReader } from "../fact-reader.ts"
import { factReadings } from "../fact-readings.ts"
import { Unreadable } from "../failures.ts"
import { fewPlaces } from "./few-places.ts"

const readings = factReadings(fewPlaces)

/** Reads in process, with few places; fails for markup that calls itself unreadable. */
export const factsHere: FactReader["Service"] = {
  page: (asked) =>
    asked.html.includes("unreadable")
      ? Effect.fail(new Unreadable({ reason: "It says so" }))
      : Effect.sync(() => readings.page(asked)),
  facebookPage: (asked) => Effect.sync(() => readings.facebookPage(asked)),
  googlePlace: (asked) => Effect.sync(() => readings.googlePlace(asked)),
}
