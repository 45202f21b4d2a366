import { Effect, Exit, Layer } from "effect"
import { type FetchFailure, type SafeFetchOptions, safeFetchStream } from "@adapters/web-extraction"
import { FeedNotRead, FeedSource } from "@application/businesses/ports"
import { isBlankRow, type RawRow } from "@domain/businesses"
import { feedRows } from "./feed-rows.ts"
import { FeedUnreadable } from "./feed-unreadable.ts"

const atOnce = 1_000

const pieceBytes = 65_536

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

const notRead = ({ code, place }: FeedUnreadable): FeedNotRead =>
  new FeedNotRead({ reason: code === "doctype" ? "malformed" : code, ...(place !== undefined && { place }) })

/** Hands rows on as they are read; what they or their receiver failed with, if they did. */
const handedOn = async (
  rows: AsyncIterable<RawRow>,
  taken: (rows: ReadonlyArray<RawRow>) => Promise<void>,
): Promise<FeedUnreadable | Stopped<unknown> | undefined> => {
  try {
    let batch: Array<RawRow> = []
    for await (const row of rows) {
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
}

type Take<E, R> = (rows: ReadonlyArray<RawRow>) => Effect.Effect<void, E, R>

const takenBy = Effect.fnUntraced(function* <E, R>(take: Take<E, R>) {
  const services = yield* Effect.context<R>()
  return async (rows: ReadonlyArray<RawRow>) => {
    const exit = await Effect.runPromiseExitWith(services)(take(rows))
    if (Exit.isFailure(exit)) throw new Stopped(exit)
  }
})

const ended = <E>(outcome: FeedUnreadable | Stopped<unknown> | undefined): Effect.Effect<void, FeedNotRead | E> => {
  if (outcome instanceof FeedUnreadable) return Effect.fail(notRead(outcome))
  return outcome instanceof Stopped ? (outcome.exit as Exit.Exit<void, E>) : Effect.void
}

async function* piecesOf(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
}

/** Reads feeds from the public web alone, and feeds in files; each row is taken as it arrives. */
export const feedSourceLayer = (options: SafeFetchOptions) =>
  Layer.succeed(FeedSource, {
    read: <E, R>(url: string, take: Take<E, R>) =>
      Effect.gen(function* () {
        const taken = yield* takenBy(take)
        const read = safeFetchStream(url, { ...options, ...limits }, (body, contentType) =>
          handedOn(feedRows(body, contentType), taken),
        )
        yield* ended<E>(yield* Effect.mapError(read, ({ _tag }) => new FeedNotRead({ reason: reasons[_tag] })))
      }),
    readBytes: <E, R>(bytes: Uint8Array, take: Take<E, R>) =>
      Effect.gen(function* () {
        const taken = yield* takenBy(take)
        yield* ended<E>(yield* Effect.promise(() => handedOn(feedRows(piecesOf(bytes)), taken)))
      }),
    firstRow: (bytes) =>
      Effect.flatMap(
        Effect.promise(async () => {
          try {
            for await (const row of feedRows(piecesOf(bytes))) if (!isBlankRow(row)) return row
            return undefined
          } catch (cause) {
            if (cause instanceof FeedUnreadable) return cause
            throw cause
          }
        }),
        (row) => (row instanceof FeedUnreadable ? Effect.fail(notRead(row)) : Effect.succeed(row)),
      ),
  })
