import { createHash, type Hash } from "node:crypto"
import { Effect, Exit, Layer } from "effect"
import { type FetchFailure, type SafeFetchOptions, safeFetchStream } from "@adapters/web-extraction"
import { FeedNotRead, FeedSource, type KnownReading, type TakeRows } from "@application/businesses/ports"
import { feedExcess, feedSizeLimits, isBlankRow, type RawRow } from "@domain/businesses"
import { refuseTooLarge } from "./count-rows.ts"
import type { RowBatches } from "./delimited-rows.ts"
import { feedRows } from "./feed-rows.ts"
import { FeedUnreadable } from "./feed-unreadable.ts"
import { openSpool, type Spool } from "./spool.ts"

const atOnce = 1_000

const pieceBytes = 65_536

/** Bytes on the way, and how long they may take: a feed of some hundred thousand products. */
const limits = { maximumBytes: feedSizeLimits.packedBytes, totalTimeout: 20 * 60_000 } as const

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

const notFetched = ({ _tag }: FetchFailure): FeedNotRead => {
  const excess = _tag === "WebsiteTooLarge" ? feedExcess({ packedBytes: limits.maximumBytes + 1 }) : undefined
  return new FeedNotRead({ reason: reasons[_tag], ...(excess !== undefined && { excess }) })
}

const notRead = ({ code, place, excess }: FeedUnreadable): FeedNotRead =>
  new FeedNotRead({
    reason: code === "doctype" ? "malformed" : code,
    ...(place !== undefined && { place }),
    ...(excess !== undefined && { excess }),
  })

/** What a reading failed with by the feed's or its receiver's fault; undefined where it did not. */
type Fault = FeedUnreadable | Stopped<unknown> | undefined

const faultOf = async (reading: () => Promise<void>): Promise<Fault> => {
  try {
    await reading()
    return undefined
  } catch (cause) {
    if (cause instanceof FeedUnreadable || cause instanceof Stopped) return cause
    throw cause
  }
}

/** Hands rows on as they are read. */
const handedOn = async (batches: RowBatches, taken: (rows: ReadonlyArray<RawRow>) => Promise<void>): Promise<void> => {
  let waiting: Array<RawRow> = []
  for await (const rows of batches) {
    for (const row of rows) waiting.push(row)
    while (waiting.length >= atOnce) {
      await taken(waiting.slice(0, atOnce))
      waiting = waiting.slice(atOnce)
    }
  }
  if (waiting.length > 0) await taken(waiting)
}

const takenBy = Effect.fnUntraced(function* <E, R>(take: TakeRows<E, R>) {
  const services = yield* Effect.context<R>()
  return async (rows: ReadonlyArray<RawRow>) => {
    const exit = await Effect.runPromiseExitWith(services)(take(rows))
    if (Exit.isFailure(exit)) throw new Stopped(exit)
  }
})

const ended = <E>(fault: Fault): Effect.Effect<void, FeedNotRead | E> => {
  if (fault instanceof FeedUnreadable) return Effect.fail(notRead(fault))
  return fault instanceof Stopped ? (fault.exit as Exit.Exit<void, E>) : Effect.void
}

async function* piecesOf(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
}

/** Begins a mark: of what the reading depends on, what the server says of the bytes, and then of the bytes. */
const markFrom = ({ basis }: KnownReading, contentType: string): Hash =>
  createHash("sha256").update(JSON.stringify([basis, contentType]))

async function* marked(bytes: AsyncIterable<Uint8Array>, mark: Hash) {
  for await (const chunk of bytes) {
    mark.update(chunk)
    yield chunk
  }
}

/** Fetches a feed into a spool and marks it, unless it is seen to be too large or no feed while it comes. */
const fetchInto = (spool: Spool, url: string, options: SafeFetchOptions, known: KnownReading) =>
  Effect.gen(function* () {
    const fetched = safeFetchStream(url, { ...options, ...limits }, async (body, contentType) => {
      const mark = markFrom(known, contentType)
      const fault = await faultOf(() => refuseTooLarge(spool.kept(marked(body, mark)), contentType))
      return { contentType, mark, fault }
    })
    const { contentType, mark, fault } = yield* Effect.mapError(fetched, notFetched)
    yield* ended<never>(fault)
    return { contentType, mark: mark.digest("base64") }
  })

const rowOrFault = async (bytes: Uint8Array): Promise<RawRow | FeedUnreadable | undefined> => {
  try {
    for await (const rows of feedRows(piecesOf(bytes))) for (const row of rows) if (!isBlankRow(row)) return row
    return undefined
  } catch (cause) {
    if (cause instanceof FeedUnreadable) return cause
    throw cause
  }
}

/**
 * Reads feeds from the public web alone, and feeds in files. A feed is gone through once for its size before its first row is
 * read, which is how one that is too large is refused while it arrives.
 */
export const feedSourceLayer = (options: SafeFetchOptions) =>
  Layer.succeed(FeedSource, {
    read: <E, R>(url: string, take: TakeRows<E, R>, known: KnownReading) =>
      Effect.acquireUseRelease(
        Effect.promise(openSpool),
        (spool) =>
          Effect.gen(function* () {
            const taken = yield* takenBy(take)
            const { contentType, mark } = yield* fetchInto(spool, url, options, known)
            if (mark === known.mark) return mark
            const reading = () => handedOn(feedRows(spool.read(), contentType), taken)
            yield* ended<E>(yield* Effect.promise(() => faultOf(reading)))
            return mark
          }),
        (spool) => Effect.promise(spool.close),
      ),
    readBytes: <E, R>(bytes: Uint8Array, take: TakeRows<E, R>, known: KnownReading) =>
      Effect.gen(function* () {
        const mark = markFrom(known, "").update(bytes).digest("base64")
        if (mark === known.mark) return mark
        const taken = yield* takenBy(take)
        const reading = async () => {
          await refuseTooLarge(piecesOf(bytes))
          await handedOn(feedRows(piecesOf(bytes)), taken)
        }
        yield* ended<E>(yield* Effect.promise(() => faultOf(reading)))
        return mark
      }),
    firstRow: (bytes) =>
      Effect.flatMap(
        Effect.promise(() => rowOrFault(bytes)),
        (row) => (row instanceof FeedUnreadable ? Effect.fail(notRead(row)) : Effect.succeed(row)),
      ),
  })
