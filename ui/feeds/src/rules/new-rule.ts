import type { FeedRule, FeedRuleKind } from "@domain/businesses"

/** The kinds of rules, in the order in which they are offered. */
export const ruleKinds: ReadonlyArray<FeedRuleKind> = [
  "set",
  "replace",
  "calculate",
  "exclude",
  "saleDates",
  "currency",
  "mend",
]

/** A new rule of a kind, on and for every product; what it does has yet to be said. */
export const newRule = (kind: FeedRuleKind, id: string, currency: string): FeedRule => {
  const shared = { id, isOn: true, conditions: [] } as const
  switch (kind) {
    case "set":
      return { ...shared, kind, field: "brand", text: "", isOnlyWhereEmpty: true }
    case "replace":
      return { ...shared, kind, field: "title", find: "", replacement: "", isWhole: false, isCaseSensitive: false }
    case "calculate":
      return { ...shared, kind, field: "sale_price", from: "price", by: "percent", change: -1_000, rounding: "none" }
    case "exclude":
      return { ...shared, kind, conditions: [{ field: "availability", operator: "is", value: "out_of_stock" }] }
    case "saleDates":
      return { ...shared, kind, from: "", until: "" }
    case "currency":
      return { ...shared, kind, currency }
    case "mend":
      return { ...shared, kind, mend: "longTitle" }
  }
}

/** A list in which one element stands at another place. */
export const moved = <A>(list: ReadonlyArray<A>, from: number, to: number): ReadonlyArray<A> => {
  const item = list[from]
  return item === undefined ? list : list.toSpliced(from, 1).toSpliced(to, 0, item)
}
