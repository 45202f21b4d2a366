import type { CheckedItem } from "./feed-reader.ts"
import { FeedCounter, type FeedSummary } from "./feed-summary.ts"

type Counted = Pick<CheckedItem, "item" | "issues" | "isExcluded">

const countsOf = (products: ReadonlyArray<Counted>, currency: string): FeedSummary => {
  const counter = new FeedCounter()
  for (const { item, issues, isExcluded = false } of products)
    if (isExcluded) counter.countExcluded()
    else counter.countItem(item, issues, currency)
  return counter.summary
}

/** The count of a name that is counted; words such as `constructor` are in every object. */
const countOf = (counts: Readonly<Record<string, number>>, name: string): number =>
  Object.hasOwn(counts, name) ? (counts[name] ?? 0) : 0

const moved = (before: number, without: number, added: number): number => Math.max(0, before - without + added)

/** Numbers by name; one that was not counted before is gone when nothing is left of it. */
const movedCounts = (
  before: Readonly<Record<string, number>>,
  without: Readonly<Record<string, number>>,
  added: Readonly<Record<string, number>>,
  keepsZero: boolean,
): Readonly<Record<string, number>> => {
  const names = [...new Set([...Object.keys(before), ...Object.keys(added)])]
  const counts = names.map(
    (name) => [name, moved(countOf(before, name), countOf(without, name), countOf(added, name))] as const,
  )
  return Object.fromEntries(counts.filter(([, count]) => keepsZero || count > 0))
}

/** A feed's counts after some of its products gave way to others; the first and the last code stay as they were read. Ours. */
export const summaryAfter = (
  before: FeedSummary,
  removed: ReadonlyArray<Counted>,
  added: ReadonlyArray<Counted>,
  currency: string,
): FeedSummary => {
  const [without, plus] = [countsOf(removed, currency), countsOf(added, currency)]
  const by = (
    name: Exclude<
      keyof FeedSummary,
      "currencies" | "availability" | "missing" | "issues" | "byIssue" | "mends" | "firstId" | "lastId"
    >,
  ) => moved(before[name] ?? 0, without[name] ?? 0, plus[name] ?? 0)
  const excluded = by("excluded")
  return {
    ...before,
    ...(before.excluded !== undefined || excluded > 0 ? { excluded } : {}),
    rows: by("rows"),
    items: by("items"),
    taken: by("taken"),
    distinctIds: by("distinctIds"),
    blankIds: by("blankIds"),
    groups: by("groups"),
    ...(before.products !== undefined && { products: by("products"), productsTaken: by("productsTaken") }),
    withPrice: by("withPrice"),
    zeroPrice: by("zeroPrice"),
    withSalePrice: by("withSalePrice"),
    linksToEncode: by("linksToEncode"),
    currencies: movedCounts(before.currencies, without.currencies, plus.currencies, false),
    availability: movedCounts(before.availability, without.availability, plus.availability, false),
    missing: movedCounts(before.missing, without.missing, plus.missing, true),
    issues: movedCounts(before.issues, without.issues, plus.issues, true),
    ...(before.byIssue !== undefined && {
      byIssue: movedCounts(before.byIssue, without.byIssue ?? {}, plus.byIssue ?? {}, false),
    }),
    ...(before.mends !== undefined && {
      mends: movedCounts(before.mends, without.mends ?? {}, plus.mends ?? {}, false),
    }),
    ...(before.warned !== undefined && { warned: by("warned") }),
  }
}
