import { type FeedItem, type FeedItemField, feedItemFields } from "../feed-item.ts"
import type { FeedIssue } from "../feed-issues.ts"
import { type CheckedItem, FeedReader } from "../feed-reader.ts"
import type { RawRow } from "../feed-row.ts"
import type { FeedRule } from "./feed-rule.ts"
import type { FeedRules } from "./kept-rules.ts"
import { safeMends } from "./safe-mends.ts"

/** The feed whose first rows are looked at. */
export interface PreviewedFeed {
  readonly rows: ReadonlyArray<RawRow>
  readonly currency: string
  readonly storeDomain?: string | undefined
}

/** A product before and after the rules, with the fields that change and the issues that go and come. */
export interface PreviewedItem {
  readonly row: number
  readonly before: CheckedItem
  readonly after: CheckedItem
  readonly changed: ReadonlyArray<FeedItemField>
  readonly mended: ReadonlyArray<FeedIssue>
  readonly arisen: ReadonlyArray<FeedIssue>
}

/** The products of a sample, and how many of them change, are left out, and lose an issue. */
export interface FeedPreview {
  readonly items: ReadonlyArray<PreviewedItem>
  readonly changed: number
  readonly excluded: number
  readonly mended: number
}

const readAll = ({ rows, currency, storeDomain }: PreviewedFeed, { productMaps, rules }: FeedRules) => {
  const reader = new FeedReader(productMaps, currency, storeDomain, rules)
  return [...rows.flatMap((row) => reader.read(row)), ...reader.end()]
}

/** The fields in which two products differ. */
const changedFields = (before: FeedItem, after: FeedItem): ReadonlyArray<FeedItemField> =>
  feedItemFields.filter((field) => before[field] !== after[field])

const without = (issues: ReadonlyArray<FeedIssue>, others: ReadonlyArray<FeedIssue>): ReadonlyArray<FeedIssue> =>
  issues.filter(({ field, fix }) => !others.some((other) => other.field === field && other.fix === fix))

/** What the rules make of a sample: read with the same maps, without any rule and with all, by the reader of feeds itself. */
export const previewFeed = (feed: PreviewedFeed, decided: FeedRules): FeedPreview => {
  const plain = readAll(feed, { ...decided, rules: [] })
  const ruled = new Map(readAll(feed, decided).map((item) => [item.row, item] as const))
  const items = plain.flatMap((before): ReadonlyArray<PreviewedItem> => {
    const after = ruled.get(before.row)
    if (after === undefined) return []
    const isOut = after.isExcluded === true
    return [
      {
        row: before.row,
        before,
        after,
        changed: isOut ? [] : changedFields(before.item, after.item),
        mended: isOut ? [] : without(before.issues, after.issues),
        arisen: without(after.issues, before.issues),
      },
    ]
  })
  return {
    items,
    changed: items.filter(({ changed }) => changed.length > 0).length,
    excluded: items.filter(({ after }) => after.isExcluded === true).length,
    mended: items.filter(({ mended }) => mended.length > 0).length,
  }
}

/** A rule that mends safely, and how many products of the sample it changes; `isWhole` says that the whole feed is counted. */
export interface SuggestedMend {
  readonly rule: FeedRule
  readonly items: number
  readonly isWhole?: boolean
}

/** Ready rules that would mend products of the sample after the rules so far, most products first; none that is there already. */
export const suggestedMends = (feed: PreviewedFeed, decided: FeedRules): ReadonlyArray<SuggestedMend> => {
  const candidates = safeMends(feed.currency).filter((rule) => !decided.rules.some(({ id }) => id === rule.id))
  const now = readAll(feed, decided)
  const suggested = candidates.map((rule): SuggestedMend => {
    const mended = readAll(feed, { ...decided, rules: [...decided.rules, rule] })
    const items = mended.filter(({ item }, index) => changedFields(now[index]?.item ?? {}, item).length > 0).length
    return { rule, items }
  })
  return suggested.filter(({ items }) => items > 0).toSorted((one, other) => other.items - one.items)
}

/**
 * The mends that a whole feed calls for by the counts of its shown reading, then mends that its sample alone calls for with rules
 * that are not read yet.
 */
export const wholeFeedMends = (
  counts: Readonly<Record<string, number>>,
  suggested: ReadonlyArray<SuggestedMend>,
  { currency, rules }: { readonly currency: string; readonly rules: ReadonlyArray<FeedRule> },
): ReadonlyArray<SuggestedMend> => {
  const counted = safeMends(currency)
    .filter(({ id }) => (counts[id] ?? 0) > 0 && !rules.some((rule) => rule.id === id))
    .map((rule): SuggestedMend => ({ rule, items: counts[rule.id] ?? 0, isWhole: true }))
  const others = suggested.filter(({ rule }) => !counted.some((one) => one.rule.id === rule.id))
  return [...counted.toSorted((one, other) => other.items - one.items), ...others]
}
