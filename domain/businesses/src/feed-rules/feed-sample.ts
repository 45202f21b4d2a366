import { Schema } from "effect"
import { isBlankRow, type RawRow } from "../feed-row.ts"

/** The most that is kept of a reading's first rows. Ours. */
export const feedSampleLimits = { rows: 50, columns: 200, columnName: 200, cell: 500, characters: 200_000 } as const

/** The columns of a feed as its file names them, and its first rows with long cells cut. */
export const FeedSample = Schema.Struct({
  columns: Schema.Array(Schema.String),
  rows: Schema.Array(Schema.Record(Schema.String, Schema.String)),
})
export type FeedSample = typeof FeedSample.Type

const cut = (cell: string): string =>
  cell.length <= feedSampleLimits.cell ? cell : [...cell].slice(0, feedSampleLimits.cell).join("")

/** Takes the first rows of a reading that say something, until it has enough. */
export class FeedSampler {
  readonly #columns = new Set<string>()
  readonly #rows: Array<Readonly<Record<string, string>>> = []
  #characters = 0

  take(rows: ReadonlyArray<RawRow>): void {
    for (const row of rows) {
      const isFull = this.#rows.length >= feedSampleLimits.rows || this.#characters >= feedSampleLimits.characters
      if (isFull) return
      if (!isBlankRow(row)) this.#add(row)
    }
  }

  #add(row: RawRow): void {
    const cells: Array<readonly [string, string]> = []
    for (const [column, value = ""] of Object.entries(row)) {
      if (column.length > feedSampleLimits.columnName) continue
      if (!this.#columns.has(column) && this.#columns.size >= feedSampleLimits.columns) continue
      this.#columns.add(column)
      const cell = cut(value)
      if (cell === "") continue
      this.#characters += cell.length
      cells.push([column, cell])
    }
    this.#rows.push(Object.fromEntries(cells))
  }

  /** What is kept so far. */
  get sample(): FeedSample {
    return { columns: [...this.#columns], rows: [...this.#rows] }
  }
}
