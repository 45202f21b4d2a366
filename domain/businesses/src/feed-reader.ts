import { type ColumnsOfFields, columnsOf, type FeedItem, feedItemOf, isStoreExport, variantOf } from "./feed-item.ts"
import { type FeedIssue, feedItemIssues, isTaken, repeatedId } from "./feed-issues.ts"
import { isBlankRow, type RawRow } from "./feed-row.ts"
import { FeedCounter, type FeedSummary } from "./feed-summary.ts"
import type { ProductMap } from "./feeds.ts"

/** A product of a feed with its number, counted from 1 over all rows with the blank ones, and what is wrong with it. */
export interface CheckedItem {
  readonly row: number
  readonly item: FeedItem
  readonly issues: ReadonlyArray<FeedIssue>
  readonly isTaken: boolean
}

/** Checks a feed row by row: maps columns, joins the rows of a store's product, finds issues and repeated codes, and counts. */
export class FeedReader {
  readonly #counter = new FeedCounter()
  readonly #columns: ColumnsOfFields
  readonly #currency: string
  readonly #storeDomain: string | undefined
  #row = 0
  #isExport: boolean | undefined
  #product: FeedItem | undefined

  constructor(maps: ReadonlyArray<ProductMap>, currency: string, storeDomain?: string) {
    this.#columns = columnsOf(maps)
    this.#currency = currency
    this.#storeDomain = storeDomain
  }

  /** The product of the next row; undefined for a blank one, and for a further picture of the one before. */
  read(raw: RawRow): CheckedItem | undefined {
    this.#row += 1
    if (isBlankRow(raw)) return undefined
    this.#isExport ??= isStoreExport(Object.keys(raw))
    const mapped = feedItemOf(raw, this.#columns)
    if (!this.#isExport) return this.#checked(mapped)
    const isSame = this.#product !== undefined && this.#product.item_group_id === mapped.item_group_id
    const variant = variantOf(mapped, raw, isSame ? this.#product : undefined, {
      storeDomain: this.#storeDomain,
      isRepeated: (id) => this.#counter.isRepeated(id),
    })
    if (!isSame) this.#product = mapped
    if (isSame && mapped.price === undefined) {
      this.#counter.countRow(mapped)
      return undefined
    }
    return this.#checked(variant)
  }

  #checked(item: FeedItem): CheckedItem {
    const own = feedItemIssues(item, this.#currency)
    const issues = this.#counter.isRepeated(item.id) ? [repeatedId, ...own] : own
    this.#counter.countItem(item, issues, this.#currency)
    return { row: this.#row, item, issues, isTaken: isTaken(issues) }
  }

  /** How many rows are read, blank ones too. */
  get rowsRead(): number {
    return this.#row
  }

  /** What the rows so far hold. */
  get summary(): FeedSummary {
    return this.#counter.summary
  }
}
