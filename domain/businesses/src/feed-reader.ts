import { type ColumnsOfFields, columnsOf, type FeedItem, feedItemOf, isStoreExport, variantOf } from "./feed-item.ts"
import { type FeedIssue, feedItemIssues, isTaken, repeatedId } from "./feed-issues.ts"
import { isBlankRow, type RawRow } from "./feed-row.ts"
import { applyFeedRules } from "./feed-rules/apply-rules.ts"
import type { FeedRule } from "./feed-rules/feed-rule.ts"
import { FeedCounter, type FeedSummary } from "./feed-summary.ts"
import type { ProductMap } from "./product-map.ts"

/** A product of a feed with its number, counted from 1 over all rows with the blank ones, and what is wrong with it. */
export interface CheckedItem {
  readonly row: number
  readonly item: FeedItem
  readonly issues: ReadonlyArray<FeedIssue>
  readonly isTaken: boolean
  /** Whether a rule of the feed leaves it out; nothing is said of its issues then. */
  readonly isExcluded?: boolean
}

/** Variants of a product that wait for its further pictures; more than any store has. */
const mostHeld = 5_000

/**
 * Checks a feed row by row: maps columns, joins the rows of a store's product, applies the feed's rules, finds issues and repeated
 * codes, and counts.
 */
export class FeedReader {
  readonly #counter = new FeedCounter()
  readonly #columns: ColumnsOfFields
  readonly #currency: string
  readonly #storeDomain: string | undefined
  readonly #rules: ReadonlyArray<FeedRule>
  #row = 0
  #isExport: boolean | undefined
  #product: FeedItem | undefined
  #held: Array<{ readonly row: number; readonly item: FeedItem }> = []
  readonly #pictures = new Set<string>()

  constructor(
    maps: ReadonlyArray<ProductMap>,
    currency: string,
    storeDomain?: string,
    rules: ReadonlyArray<FeedRule> = [],
  ) {
    this.#columns = columnsOf(maps)
    this.#currency = currency
    this.#storeDomain = storeDomain
    this.#rules = rules
  }

  /** The products that are whole with the next row: its own, or in a store's export the variants of the product before. */
  read(raw: RawRow): ReadonlyArray<CheckedItem> {
    this.#row += 1
    if (isBlankRow(raw)) return []
    this.#isExport ??= isStoreExport(Object.keys(raw))
    const mapped = feedItemOf(raw, this.#columns)
    if (!this.#isExport) return [this.#checked(this.#row, mapped)]
    const isSame = this.#product !== undefined && this.#product.item_group_id === mapped.item_group_id
    const whole = isSame && this.#held.length < mostHeld ? [] : this.end()
    const variant = variantOf(mapped, raw, isSame ? this.#product : undefined, {
      storeDomain: this.#storeDomain,
      isRepeated: (id) => this.#counter.isRepeated(id) || this.#held.some(({ item }) => item.id === id),
    })
    if (!isSame) {
      this.#product = mapped
      this.#pictures.clear()
    }
    if (mapped.image_link !== undefined) this.#pictures.add(mapped.image_link)
    if (isSame && mapped.price === undefined) this.#counter.countRow(mapped)
    else this.#held.push({ row: this.#row, item: variant })
    return whole
  }

  /** The variants that waited for further pictures of their product; there are none left to come. */
  end(): ReadonlyArray<CheckedItem> {
    const held = this.#held
    this.#held = []
    return held.map(({ row, item }) => {
      const further = [...this.#pictures].filter((picture) => picture !== item.image_link).join(",")
      return this.#checked(row, further === "" ? item : { additional_image_link: further, ...item })
    })
  }

  #checked(row: number, mapped: FeedItem): CheckedItem {
    const { item, isExcluded } = applyFeedRules(mapped, this.#rules, this.#currency)
    if (isExcluded) {
      this.#counter.countExcluded()
      return { row, item, issues: [], isTaken: false, isExcluded }
    }
    const own = feedItemIssues(item, this.#currency)
    const issues = this.#counter.isRepeated(item.id) ? [repeatedId, ...own] : own
    this.#counter.countItem(item, issues, this.#currency)
    return { row, item, issues, isTaken: isTaken(issues) }
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
