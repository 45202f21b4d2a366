import { Layer, Stream } from "effect"
import type { FileCell } from "@domain/insights"
import { LeadFileWords, Workbooks } from "../ports/lead-files.ts"

const line = (cells: ReadonlyArray<FileCell>): string =>
  `${cells.map((cell) => (typeof cell === "string" ? cell : String("count" in cell ? cell.count : cell.local))).join("\t")}\n`

/** Sheets as lines with tabs between their cells. */
export const memoryWorkbooks = Layer.succeed(Workbooks, {
  of: ({ head }, batches) =>
    Stream.fromAsyncIterable(batches, (cause) => cause).pipe(
      Stream.map((rows) => rows.map(line).join("")),
      (rows) => Stream.concat(Stream.make(line(head)), rows),
      Stream.encodeText,
      Stream.toAsyncIterable,
    ),
})

/** Every text is its own key, with the language before it. */
export const memoryLeadFileWords = Layer.succeed(LeadFileWords, {
  in: (language) => ({
    fileName: "leads",
    headOf: (column) => `${language} ${column}`,
    statuses: {
      New: `${language} New`,
      Contacted: `${language} Contacted`,
      Won: `${language} Won`,
      Lost: `${language} Lost`,
      Spam: `${language} Spam`,
    },
    fit: { fitting: `${language} fits`, notFitting: `${language} does not fit` },
    agreement: { given: `${language} agreed`, notGiven: `${language} refused` },
  }),
})
