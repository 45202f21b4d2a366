import { Result } from "effect"
import { fieldOfTarget, joinedFields } from "../feed-item.ts"
import type { BusinessFieldFailure } from "../message-keys.ts"
import type { ProductMap } from "../product-map.ts"
import { readSaleDates } from "../sale-dates.ts"
import { isComparable, needsValue } from "./conditions.ts"
import { feedRuleLimits, type FeedCondition, type FeedRule } from "./feed-rule.ts"
import type { FeedRules } from "./kept-rules.ts"
import { unknownPlaceholders } from "./placeholders.ts"

/** Why fields of a rule are refused, by the field's name; a condition's value is `conditions.<index>`. */
export type RuleFailures = Readonly<Record<string, BusinessFieldFailure>>

const required: BusinessFieldFailure = { key: "validation.required" }

const conditionFailure = ({ operator, value }: FeedCondition, currency: string): BusinessFieldFailure | undefined => {
  if (!needsValue(operator)) return undefined
  if (value.trim() === "") return required
  const isSize = operator === "greaterThan" || operator === "lessThan"
  return isSize && !isComparable(value, currency) ? { key: "businesses.feed.rule.notANumber" } : undefined
}

const textFailure = (text: string): BusinessFieldFailure | undefined => {
  if (text.trim() === "") return required
  const [name] = unknownPlaceholders(text)
  return name === undefined ? undefined : { key: "businesses.feed.rule.placeholderUnknown", params: { name } }
}

const isPercent = (change: number): boolean =>
  change >= feedRuleLimits.percentLeast && change <= feedRuleLimits.percentMost

const own = (rule: FeedRule): Readonly<Record<string, BusinessFieldFailure | undefined>> => {
  switch (rule.kind) {
    case "set":
      return { text: textFailure(rule.text) }
    case "replace":
      return { find: rule.find === "" ? required : undefined }
    case "calculate":
      return {
        change:
          rule.by === "percent" && !isPercent(rule.change)
            ? { key: "businesses.feed.rule.percentOutOfRange" }
            : undefined,
      }
    case "exclude":
      return {
        conditions: rule.conditions.length === 0 ? { key: "businesses.feed.rule.conditionNeeded" } : undefined,
      }
    case "saleDates":
      return {
        until:
          readSaleDates(`${rule.from.trim()}/${rule.until.trim()}`) === undefined
            ? { key: "businesses.feed.rule.datesInvalid" }
            : undefined,
      }
    case "currency":
    case "mend":
      return {}
  }
}

const told = (failures: Readonly<Record<string, BusinessFieldFailure | undefined>>): RuleFailures =>
  Object.fromEntries(
    Object.entries(failures).flatMap(([name, failure]) => (failure === undefined ? [] : [[name, failure] as const])),
  )

/** What is wrong with a rule by itself, in a catalogue of a currency. */
export const feedRuleFailures = (rule: FeedRule, currency: string): RuleFailures => ({
  ...told(
    Object.fromEntries(
      rule.conditions.map((condition, index) => [`conditions.${index}`, conditionFailure(condition, currency)]),
    ),
  ),
  ...told(own(rule)),
})

const mapFailure = (maps: ReadonlyArray<ProductMap>, { source, target }: ProductMap, index: number) => {
  const field = fieldOfTarget(target)
  if (field === undefined) return { key: "businesses.feed.columnUnknown" } as const
  if (source.trim() === "") return required
  const before = maps.slice(0, index).filter((map) => fieldOfTarget(map.target) === field)
  const isJoined = joinedFields.includes(field) && before.length < feedRuleLimits.columns
  const isRepeated = before.some((map) => !isJoined || map.source === source)
  return isRepeated ? ({ key: "businesses.feed.repeated" } as const) : undefined
}

/** Checks maps and rules as they are kept: failures by `productMaps.<index>` and `rules.<index>.<field>`. */
export const checkFeedRules = (typed: FeedRules, currency: string): Result.Result<FeedRules, RuleFailures> => {
  const { productMaps, rules } = typed
  const ids = rules.map(({ id }) => id)
  const failures = told({
    ...Object.fromEntries(
      productMaps.map((map, index) => [`productMaps.${index}`, mapFailure(productMaps, map, index)] as const),
    ),
    ...Object.fromEntries(
      rules.flatMap((rule, index) => [
        [
          `rules.${index}.id`,
          ids.indexOf(rule.id) < index ? ({ key: "businesses.feed.repeated" } as const) : undefined,
        ] as const,
        ...Object.entries(feedRuleFailures(rule, currency)).map(
          ([name, failure]) => [`rules.${index}.${name}`, failure] as const,
        ),
      ]),
    ),
  })
  return Object.keys(failures).length === 0 ? Result.succeed(typed) : Result.fail(failures)
}
