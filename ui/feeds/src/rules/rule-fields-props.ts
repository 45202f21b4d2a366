import type { FeedRule, RuleFailures } from "@domain/businesses"

/** A rule that is edited, and why its fields are refused. */
export interface RuleFieldsProps<Rule extends FeedRule = FeedRule> {
  readonly rule: Rule
  readonly currency: string
  readonly failures: RuleFailures
  readonly onChange: (rule: FeedRule) => void
}
