import { Option, Schema } from "effect"
import { CodeSet } from "./code-set.ts"
import { type FeedItem, type FeedItemField, feedItemFields } from "./feed-item.ts"
import { FeedIssue, IssueSeverity } from "./feed-issues.ts"
import { readFeedPrice } from "./feed-price.ts"
import { countMends } from "./feed-rules/safe-mends.ts"

const Counts = Schema.Record(Schema.String, Schema.Int)

/** What a feed holds: products, their codes, currencies and gaps, and how many have issues. `rows` counts every row or element. */
export const FeedSummary = Schema.Struct({
  rows: Schema.Int,
  items: Schema.Int,
  taken: Schema.Int,
  distinctIds: Schema.Int,
  blankIds: Schema.Int,
  groups: Schema.Int,
  /**
   * Products as people count them, however many variants each has, and the products that have at least one taken
   * variant.
   */
  products: Schema.optionalKey(Schema.Int),
  productsTaken: Schema.optionalKey(Schema.Int),
  /** Products that the feed's rules leave out; they are counted nowhere else than among the rows. */
  excluded: Schema.optionalKey(Schema.Int),
  withPrice: Schema.Int,
  zeroPrice: Schema.Int,
  withSalePrice: Schema.Int,
  /** Links with blanks or characters beyond ASCII, which networks take only encoded. */
  linksToEncode: Schema.Int,
  currencies: Counts,
  availability: Counts,
  missing: Counts,
  /** How many products have an issue of each severity. */
  issues: Counts,
  /** How many products have each issue, by severity, field and fix; earlier readings did not count them. */
  byIssue: Schema.optionalKey(Counts),
  /** How many products each safe mend would change, by the id of its rule; earlier readings did not count them. */
  mends: Schema.optionalKey(Counts),
  /** Taken products with a warning; earlier readings did not count them. */
  warned: Schema.optionalKey(Schema.Int),
  firstId: Schema.optionalKey(Schema.String),
  lastId: Schema.optionalKey(Schema.String),
})
export type FeedSummary = typeof FeedSummary.Type

const counted: ReadonlyArray<FeedItemField> = feedItemFields.filter((field) =>
  ["title", "description", "link", "image_link", "price", "availability", "brand", "condition"].includes(field),
)

/** The longest list of different values that a summary counts apart. */
const mostValues = 50

/** Counts by name, in which no name is there before it is counted, not even `constructor`. */
const noCounts = (): Record<string, number> => Object.create(null) as Record<string, number>

const add = (counts: Record<string, number>, value: string): void => {
  if (value in counts || Object.keys(counts).length < mostValues) counts[value] = (counts[value] ?? 0) + 1
}

const issueNames = new WeakMap<FeedIssue, string>()

/** The name under which an issue is counted; an issue that many products share is named once. */
const issueName = (issue: FeedIssue): string => {
  const known = issueNames.get(issue)
  if (known !== undefined) return known
  const { severity, field, fix } = issue
  const name = `${severity}.${field}.${fix}`
  issueNames.set(issue, name)
  return name
}

/** An issue with how many products have it. */
export interface CountedIssue {
  readonly issue: FeedIssue
  readonly items: number
}

const decodeIssue = Schema.decodeUnknownOption(FeedIssue)

/** The issues that a summary counts, the worst and the most frequent first; undefined for a reading that did not count them. */
export const countedIssues = ({ byIssue }: FeedSummary): ReadonlyArray<CountedIssue> | undefined =>
  byIssue === undefined
    ? undefined
    : Object.entries(byIssue)
        .flatMap(([name, items]): ReadonlyArray<CountedIssue> => {
          const [severity, field, fix] = name.split(".")
          return Option.toArray(decodeIssue({ severity, field, fix })).map((issue) => ({ issue, items }))
        })
        .toSorted(
          (one, other) =>
            IssueSeverity.literals.indexOf(one.issue.severity) - IssueSeverity.literals.indexOf(other.issue.severity) ||
            other.items - one.items,
        )

/** Counts the products of a feed as they come; remembers hashes of their codes and nothing else of them. */
export class FeedCounter {
  readonly #ids = new CodeSet()
  readonly #groups = new CodeSet()
  readonly #takenGroups = new CodeSet()
  readonly #counts = {
    rows: 0,
    items: 0,
    taken: 0,
    alone: 0,
    aloneTaken: 0,
    blankIds: 0,
    withPrice: 0,
    zeroPrice: 0,
    withSalePrice: 0,
    linksToEncode: 0,
    warned: 0,
  }
  readonly #currencies = noCounts()
  readonly #availability = noCounts()
  readonly #missing: Record<string, number> = Object.fromEntries(counted.map((field) => [field, 0]))
  readonly #issues: Record<string, number> = Object.fromEntries(IssueSeverity.literals.map((name) => [name, 0]))
  #excluded = 0
  readonly #byIssue: Record<string, number> = {}
  readonly #mends: Record<string, number> = {}
  #firstId: string | undefined
  #lastId: string | undefined

  /** Whether an earlier product has the code. */
  isRepeated(id: string | undefined): boolean {
    return id !== undefined && this.#ids.has(id)
  }

  /** A row that is no product of its own, such as a further picture. */
  countRow({ item_group_id: group }: FeedItem): void {
    this.#counts.rows += 1
    if (group !== undefined) this.#groups.add(group)
  }

  /** A product that a rule leaves out. */
  countExcluded(): void {
    this.#counts.rows += 1
    this.#excluded += 1
  }

  /** A product, with what is wrong with it. */
  countItem(item: FeedItem, issues: ReadonlyArray<FeedIssue>, currency: string): void {
    this.countRow(item)
    this.#counts.items += 1
    const { id, item_group_id: group } = item
    if (group === undefined) this.#counts.alone += 1
    if (id === undefined) this.#counts.blankIds += 1
    else {
      this.#ids.add(id)
      this.#firstId ??= id
      this.#lastId = id
    }
    for (const field of counted) if (item[field] === undefined) this.#missing[field] = (this.#missing[field] ?? 0) + 1
    this.#countPrices(item, currency)
    countMends(this.#mends, item, currency)
    if (/[^!-~]/.test(item.link ?? "")) this.#counts.linksToEncode += 1
    if (item.availability !== undefined) add(this.#availability, item.availability)
    const { error, warning } = this.#countIssues(issues)
    if (error) return
    this.#counts.taken += 1
    if (warning) this.#counts.warned += 1
    if (group === undefined) this.#counts.aloneTaken += 1
    else this.#takenGroups.add(group)
  }

  /** Counts each severity and each issue of a product once, and returns which severities there are. */
  #countIssues(issues: ReadonlyArray<FeedIssue>) {
    const there = { error: false, warning: false, suggestion: false }
    for (const [place, issue] of issues.entries()) {
      there[issue.severity] = true
      const name = issueName(issue)
      const isFirst = issues.findIndex((one) => issueName(one) === name) === place
      if (isFirst) this.#byIssue[name] = (this.#byIssue[name] ?? 0) + 1
    }
    for (const severity of IssueSeverity.literals) if (there[severity]) add(this.#issues, severity)
    return there
  }

  #countPrices({ price, sale_price: sale }: FeedItem, currency: string): void {
    if (price !== undefined) {
      this.#counts.withPrice += 1
      const read = readFeedPrice(price, currency)
      if (read !== undefined) add(this.#currencies, read.currency)
      if (read?.amount === 0) this.#counts.zeroPrice += 1
    }
    if (sale !== undefined) this.#counts.withSalePrice += 1
  }

  /** What has been counted so far. */
  get summary(): FeedSummary {
    const { alone, aloneTaken, ...counts } = this.#counts
    return {
      ...counts,
      ...(this.#excluded > 0 && { excluded: this.#excluded }),
      distinctIds: this.#ids.size,
      groups: this.#groups.size,
      products: this.#groups.size + alone,
      productsTaken: this.#takenGroups.size + aloneTaken,
      currencies: { ...this.#currencies },
      availability: { ...this.#availability },
      missing: { ...this.#missing },
      issues: { ...this.#issues },
      byIssue: { ...this.#byIssue },
      mends: { ...this.#mends },
      ...(this.#firstId !== undefined && { firstId: this.#firstId }),
      ...(this.#lastId !== undefined && { lastId: this.#lastId }),
    }
  }
}

/** A reading of a feed, as far as it says which products are shown: its own once it is done, until then those before. */
export interface ShownReading {
  readonly status: string
  readonly summary?: FeedSummary
  readonly shown?: { readonly summary: FeedSummary }
}

/** The counts of the products that a feed shows now; undefined before its first reading is done. */
export const shownSummary = (reading: ShownReading | undefined): FeedSummary | undefined =>
  reading?.status === "Done" ? reading.summary : reading?.shown?.summary
