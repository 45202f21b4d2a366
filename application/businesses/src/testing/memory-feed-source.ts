import { Effect, Layer } from "effect"
import { feedExcess, type RawRow } from "@domain/businesses"
import { FeedNotRead, FeedSource } from "../ports/feed-source.ts"

/** The rows of plain CSV in Latin letters without quotes. */
const rowsOf = (bytes: Uint8Array): ReadonlyArray<RawRow> => {
  const lines = String.fromCharCode(...bytes).split("\n")
  const [header = [], ...rows] = lines.filter((line) => line !== "").map((line) => line.split(","))
  return rows.map((cells) => Object.fromEntries(header.map((name, at) => [name, cells[at]])))
}

/** Feeds by their address, two rows at a time; every other address is out of reach. Files are plain CSV, and no JSON. */
export const memoryFeedSource = (feeds: Readonly<Record<string, ReadonlyArray<RawRow>>> = {}) =>
  Layer.succeed(FeedSource, {
    read: <E, R>(url: string, take: (rows: ReadonlyArray<RawRow>) => Effect.Effect<void, E, R>) =>
      Effect.gen(function* () {
        const rows = feeds[url]
        if (rows === undefined) return yield* new FeedNotRead({ reason: "unreachable" })
        const excess = feedExcess({ rows: rows.length })
        if (excess !== undefined) return yield* new FeedNotRead({ reason: "tooLarge", excess })
        for (let at = 0; at < rows.length; at += 2) yield* take(rows.slice(at, at + 2))
      }),
    readBytes: (bytes, take) => take(rowsOf(bytes)),
    firstRow: (bytes) =>
      bytes[0] === 0x7b
        ? Effect.fail(new FeedNotRead({ reason: "notAFeed", place: { line: 1, column: 2 } }))
        : Effect.sync(() => rowsOf(bytes)[0]),
  })
