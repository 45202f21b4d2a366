import { Schema } from "effect"
import { feedItemFields } from "../feed-item.ts"

/** The most of everything that a feed's rules have. Ours. */
export const feedRuleLimits = {
  rules: 50,
  conditions: 10,
  /** Columns that fill one field together. */
  columns: 10,
  /** Maps of columns. */
  maps: 100,
  columnName: 200,
  ruleId: 40,
  /** A text that is set, sought or put in the place of another. */
  text: 1_000,
  conditionValue: 200,
  /** A value that a rule makes; the longest field has as many. */
  value: 5_000,
  /** The change of a price in hundredths of a percent: from nothing left to eleven times the price. */
  percentLeast: -10_000,
  percentMost: 100_000,
  /** The change of a price in minor units, either way. */
  amount: 100_000_000_00,
} as const

const Field = Schema.Literals(feedItemFields)
const PriceField = Schema.Literals(["price", "sale_price"])

/** How a condition compares a field, whatever the case. */
export const ConditionOperator = Schema.Literals([
  "is",
  "isNot",
  "contains",
  "startsWith",
  "isEmpty",
  "isNotEmpty",
  "greaterThan",
  "lessThan",
])
export type ConditionOperator = typeof ConditionOperator.Type

/** When a rule is applied to a product. `value` is empty for operators that need none. */
export const FeedCondition = Schema.Struct({
  field: Field,
  operator: ConditionOperator,
  value: Schema.String.check(Schema.isMaxLength(feedRuleLimits.conditionValue)),
})
export type FeedCondition = typeof FeedCondition.Type

const RuleText = Schema.String.check(Schema.isMaxLength(feedRuleLimits.text))

const shared = {
  id: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(feedRuleLimits.ruleId)),
  isOn: Schema.Boolean,
  /** All of them must hold; without any the rule is for every product. */
  conditions: Schema.Array(FeedCondition).check(Schema.isMaxLength(feedRuleLimits.conditions)),
} as const

/** Sets a field to a text, in which `{title}` stands for the product's own title. */
export const SetRule = Schema.Struct({
  ...shared,
  kind: Schema.tag("set"),
  field: Field,
  text: RuleText,
  isOnlyWhereEmpty: Schema.Boolean,
})

/** Puts a text in the place of another: of the whole value, or of each part that is equal. */
export const ReplaceRule = Schema.Struct({
  ...shared,
  kind: Schema.tag("replace"),
  field: Field,
  find: RuleText,
  replacement: RuleText,
  isWhole: Schema.Boolean,
  isCaseSensitive: Schema.Boolean,
})

/** How a calculated price ends: as it is, with 99, or whole. */
export const PriceRounding = Schema.Literals(["none", "ninetyNine", "whole"])
export type PriceRounding = typeof PriceRounding.Type

/** Makes a price from a price: `percent` in hundredths of a percent, `amount` in minor units of the catalogue's currency. */
export const CalculateRule = Schema.Struct({
  ...shared,
  kind: Schema.tag("calculate"),
  field: PriceField,
  from: PriceField,
  by: Schema.Literals(["percent", "amount"]),
  change: Schema.Int.check(Schema.isBetween({ minimum: -feedRuleLimits.amount, maximum: feedRuleLimits.amount })),
  rounding: PriceRounding,
})

/** Leaves products out. It needs a condition. */
export const ExcludeRule = Schema.Struct({ ...shared, kind: Schema.tag("exclude") })

/** Adds a currency to prices without one. */
export const CurrencyRule = Schema.Struct({
  ...shared,
  kind: Schema.tag("currency"),
  currency: Schema.String.check(Schema.isMaxLength(3), Schema.isPattern(/^[A-Z]{3}$/)),
})

/** Says from when until when the sale prices of products count; dates as the networks write them. */
export const SaleDatesRule = Schema.Struct({
  ...shared,
  kind: Schema.tag("saleDates"),
  from: Schema.String.check(Schema.isMaxLength(40)),
  until: Schema.String.check(Schema.isMaxLength(40)),
})

/** Bulk mends that are safe: words of other languages and spellings, long titles, links, capitals, and no identifiers. */
export const feedMends = ["availability", "condition", "longTitle", "links", "capitals", "noIdentifier"] as const
/** What a rule of mends mends. */
export type FeedMend = (typeof feedMends)[number]

/** Mends what is safe to mend without a question. */
export const MendRule = Schema.Struct({ ...shared, kind: Schema.tag("mend"), mend: Schema.Literals(feedMends) })

/** A rule of a feed. */
export const FeedRule = Schema.Union([
  SetRule,
  ReplaceRule,
  CalculateRule,
  ExcludeRule,
  CurrencyRule,
  SaleDatesRule,
  MendRule,
])
export type FeedRule = typeof FeedRule.Type
/** What a rule does. */
export type FeedRuleKind = FeedRule["kind"]
