import { Context, Effect, Layer } from "effect"
import { limitedThread, type LimitedThreadOptions } from "@adapters/threads"
import { Unreadable } from "./failures.ts"

type FactReadings = typeof import("./fact-thread.ts")

type ReadingQuestion<Name extends keyof FactReadings> = Parameters<FactReadings[Name]>[0]

/** Reads facts of a business from fetched content, isolated from the caller. */
export class FactReader extends Context.Service<
  FactReader,
  {
    readonly [Name in keyof FactReadings]: (
      question: ReadingQuestion<Name>,
    ) => Effect.Effect<ReturnType<FactReadings[Name]>, Unreadable>
  }
>()("web-extraction/FactReader") {}

/** About twice the cost of the heaviest page that is read whole: 5 s, and 200 MB with the places. */
const defaultLimits: LimitedThreadOptions = { milliseconds: 10_000, heapMegabytes: 384 }

/** Runs readings on a thread's module, one at a time; one past its limits ends the thread, is logged and fails. */
export const factReaderOn = (module: string, limits: LimitedThreadOptions = defaultLimits) =>
  Layer.effect(
    FactReader,
    Effect.gen(function* () {
      const thread = yield* limitedThread(module, limits)
      const ask = <Name extends keyof FactReadings>(name: Name, request: ReadingQuestion<Name>) =>
        thread.ask(name, request).pipe(
          Effect.map((answer) => answer as ReturnType<FactReadings[Name]>),
          Effect.catch(({ reason }) =>
            Effect.andThen(
              Effect.logWarning(`A reading (${name}) came to no end: ${reason}`),
              Effect.fail(new Unreadable({ reason })),
            ),
          ),
        )
      return {
        page: (question) => ask("page", question),
        words: (question) => ask("words", question),
        facebookPage: (question) => ask("facebookPage", question),
        googlePlace: (question) => ask("googlePlace", question),
      }
    }),
  )

/** Readings with the places of both countries, on a thread started by the first one. */
export const factReaderLayer = factReaderOn(new URL("./fact-thread.ts", import.meta.url).href)
