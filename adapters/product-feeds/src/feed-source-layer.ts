import { Effect, Exit, Layer } from "effect"
import { type FetchFailure, type SafeFetchOptions, safeFetchStream } from "@adapters/web-extraction"
import { FeedNotRead, FeedSource } from "@application/businesses/ports"
import type { RawRow } from "@domain/businesses"
import { feedRows } from "./feed-rows.ts"
import { FeedUnreadable } from "./feed-unreadable.ts"

const atOnce = 500

/** Bytes on the way, and how long they may take: a feed of some hundred thousand products. */
const limits = { maximumBytes: 500_000_000, totalTimeout: 20 * 60_000 } as const

/** What the receiver of the rows failed with, apart from the feed's own faults. */
class Stopped<E> extends Error {
  readonly exit: Exit.Exit<void, E>
  constructor(exit: Exit.Exit<void, E>) {
    super("The rows were not taken")
    this.exit = exit
  }
}

const reasons: Readonly<Record<FetchFailure["_tag"], FeedNotRead["reason"]>> = {
  InvalidWebsiteUrl: "notAllowed",
  AddressNotAllowed: "notAllowed",
  WebsiteTooLarge: "tooLarge",
  WebsiteTooSlow: "tooSlow",
  WebsiteUnreachable: "unreachable",
  NotAWebPage: "unreachable",
}

const reasonOf = (cause: FeedUnreadable): FeedNotRead["reason"] => (cause.code === "doctype" ? "malformed" : cause.code)

/** Feeds fetched from the public web alone, read as they come. */
export const feedSourceLayer = (options: SafeFetchOptions) =>
  Layer.succeed(FeedSource, {
    read: <E, R>(url: string, take: (rows: ReadonlyArray<RawRow>) => Effect.Effect<void, E, R>) =>
      Effect.gen(function* () {
        const services = yield* Effect.context<R>()
        const taken = async (rows: ReadonlyArray<RawRow>) => {
          const exit = await Effect.runPromiseExitWith(services)(take(rows))
          if (Exit.isFailure(exit)) throw new Stopped(exit)
        }
        const ended = safeFetchStream(url, { ...options, ...limits }, async (body, contentType) => {
          try {
            let batch: Array<RawRow> = []
            for await (const row of feedRows(body, contentType)) {
              batch.push(row)
              if (batch.length < atOnce) continue
              await taken(batch)
              batch = []
            }
            if (batch.length > 0) await taken(batch)
            return undefined
          } catch (cause) {
            if (cause instanceof FeedUnreadable || cause instanceof Stopped) return cause
            throw cause
          }
        })
        const outcome = yield* Effect.mapError(ended, ({ _tag }) => new FeedNotRead({ reason: reasons[_tag] }))
        if (outcome instanceof FeedUnreadable) return yield* new FeedNotRead({ reason: reasonOf(outcome) })
        if (outcome instanceof Stopped) return yield* outcome.exit as Exit.Exit<void, E>
      }),
  })
