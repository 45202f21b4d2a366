import { pageFits } from "@domain/kernel"
import { Schema } from "effect"
import { type ConversionAction, conversionLimits, ConversionSignal, CountedClick } from "./conversion-action.ts"

/** What a website or a server saw. */
export const SeenSignal = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("Page") }),
  Schema.Struct({
    kind: Schema.Literal("Event"),
    event: Schema.String.check(Schema.isMaxLength(conversionLimits.eventLetters)),
  }),
  Schema.Struct({ kind: Schema.Literal("Click"), on: CountedClick }),
  /** A page was opened that makes its visitor belong to an audience. */
  Schema.Struct({ kind: Schema.Literal("Visit") }),
])
export type SeenSignal = typeof SeenSignal.Type

/** Whether a signal is what was seen, on the page with this path. */
export const signalFits = (signal: ConversionSignal, seen: SeenSignal, path: string): boolean => {
  if (signal.kind === "Page") return seen.kind === "Page" && pageFits(signal.match, signal.path, path)
  if (signal.kind === "Event") return seen.kind === "Event" && seen.event === signal.event
  return seen.kind === "Click" && seen.on === signal.on
}

/** The kinds of conversion that are on and are seen by this. */
export const actionsSeen = <A extends Pick<ConversionAction, "signal" | "state">>(
  actions: ReadonlyArray<A>,
  seen: SeenSignal,
  path: string,
): ReadonlyArray<A> => actions.filter(({ state, signal }) => state === "On" && signalFits(signal, seen, path))
