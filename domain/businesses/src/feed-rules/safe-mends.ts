import type { FeedItem } from "../feed-item.ts"
import { type FeedMend, feedMends, type FeedRule } from "./feed-rule.ts"
import { mendsOf } from "./mends.ts"
import { withCurrency } from "./price-rules.ts"

const mendRule = (mend: FeedMend): FeedRule => ({ id: `mend-${mend}`, isOn: true, conditions: [], kind: "mend", mend })

/** The rules that mend without a question, by their ids. */
export const safeMends = (currency: string): ReadonlyArray<FeedRule> => [
  ...feedMends.map(mendRule),
  { id: "mend-currency", isOn: true, conditions: [], kind: "currency", currency },
]

const lacksCurrency = ({ price, sale_price: sale }: FeedItem, currency: string): boolean =>
  [price, sale].some((text) => text !== undefined && withCurrency(text, currency) !== text)

/** Counts a product under the id of each safe mend that would change it. */
export const countMends = (counts: Record<string, number>, item: FeedItem, currency: string): void => {
  for (const mend of feedMends)
    for (const _field in mendsOf[mend](item)) {
      counts[`mend-${mend}`] = (counts[`mend-${mend}`] ?? 0) + 1
      break
    }
  if (lacksCurrency(item, currency)) counts["mend-currency"] = (counts["mend-currency"] ?? 0) + 1
}
