import { type CurrencyCode } from "@domain/kernel"
import { Result } from "effect"
import {
  checkProductRow,
  checkStoreRow,
  type ProductRow,
  type RawRow,
  type RowFailures,
  type StoreRow,
} from "./feed-row.ts"

/** The valid rows of a feed, and the refused ones with their number, counted from 1, and reason. */
export interface FeedReading<Row> {
  readonly rows: ReadonlyArray<Row>
  readonly refused: ReadonlyArray<{ readonly row: number; readonly failures: RowFailures }>
}

const reading = <Row>(
  raws: ReadonlyArray<RawRow>,
  check: (raw: RawRow) => Result.Result<Row, RowFailures>,
  key: keyof Row & string,
): FeedReading<Row> => {
  const seen = new Set<unknown>()
  const rows: Array<Row> = []
  const refused: Array<FeedReading<Row>["refused"][number]> = []
  for (const [index, raw] of raws.entries()) {
    const checked = check(raw)
    if (Result.isFailure(checked)) refused.push({ row: index + 1, failures: checked.failure })
    else if (seen.has(checked.success[key]))
      refused.push({ row: index + 1, failures: { [key]: { key: "businesses.feed.repeated" } } })
    else {
      seen.add(checked.success[key])
      rows.push(checked.success)
    }
  }
  return { rows, refused }
}

/**
 * The products of a feed; of rows with the same product_id only the first counts. Spec: entities, product feeds; rules
 * ours.
 */
export const readProductRows = (raws: ReadonlyArray<RawRow>, currency: CurrencyCode): FeedReading<ProductRow> =>
  reading(raws, (raw) => checkProductRow(raw, currency), "product_id")

/**
 * The stores of a feed; of rows with the same store_code only the first counts. Spec: entities, store feeds; rules
 * ours.
 */
export const readStoreRows = (raws: ReadonlyArray<RawRow>): FeedReading<StoreRow> =>
  reading(raws, checkStoreRow, "store_code")
