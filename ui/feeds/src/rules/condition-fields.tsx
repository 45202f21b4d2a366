import {
  ConditionOperator,
  type FeedCondition,
  feedItemFields,
  type FeedRule,
  feedRuleLimits,
  needsValue,
  type RuleFailures,
} from "@domain/businesses"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { IconButton } from "@ui/kit/icon-button"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { X } from "lucide-react"
import { useTranslation } from "react-i18next"
import styles from "./rules.module.css"
import { useFailureText } from "./use-failure-text.ts"

export interface ConditionFieldsProps {
  readonly rule: FeedRule
  readonly failures: RuleFailures
  readonly onChange: (rule: FeedRule) => void
}

/** The conditions that must all hold before a rule does anything. */
export const ConditionFields = ({ rule, failures, onChange }: ConditionFieldsProps) => {
  const { t } = useTranslation("feedRules")
  const errorOf = useFailureText(failures)
  const { conditions } = rule
  const change = (next: ReadonlyArray<FeedCondition>) => onChange({ ...rule, conditions: next })
  const changeAt = (place: number, part: Partial<FeedCondition>) =>
    change(conditions.map((condition, index) => (index === place ? { ...condition, ...part } : condition)))
  const missing = errorOf("conditions")
  return (
    <fieldset className={styles["conditions"]}>
      <legend className={styles["name"]}>{t(conditions.length === 0 ? "conditions.none" : "conditions.title")}</legend>
      {missing === undefined ? null : <Banner tone="error">{missing}</Banner>}
      {conditions.map((condition, place) => {
        const error = errorOf(`conditions.${place}`)
        return (
          // A condition has no identity but its place.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={place} className={styles["condition"]}>
            <Select
              label={t("conditions.field", { place: place + 1 })}
              placeholder=""
              options={feedItemFields.map((field) => ({ id: field, label: t(`field.${field}`) }))}
              value={condition.field}
              onChange={(id) => {
                const field = feedItemFields.find((one) => one === id)
                if (field !== undefined) changeAt(place, { field })
              }}
            />
            <Select
              label={t("conditions.operator", { place: place + 1 })}
              placeholder=""
              options={ConditionOperator.literals.map((operator) => ({
                id: operator,
                label: t(`operator.${operator}`),
              }))}
              value={condition.operator}
              onChange={(id) => {
                const operator = ConditionOperator.literals.find((one) => one === id)
                if (operator !== undefined) changeAt(place, { operator })
              }}
            />
            {needsValue(condition.operator) ? (
              <TextField
                label={t("conditions.value", { place: place + 1 })}
                maxLength={feedRuleLimits.conditionValue}
                autoComplete="off"
                value={condition.value}
                {...(error !== undefined && { error })}
                onChange={(value) => changeAt(place, { value })}
              />
            ) : null}
            <IconButton
              label={t("conditions.remove", { place: place + 1 })}
              onPress={() => change(conditions.toSpliced(place, 1))}
            >
              <X aria-hidden />
            </IconButton>
          </div>
        )
      })}
      {conditions.length < feedRuleLimits.conditions ? (
        <div className={styles["acts"]}>
          <Button
            kind="quiet"
            size="small"
            flush="start"
            onPress={() => change([...conditions, { field: "title", operator: "contains", value: "" }])}
          >
            {t("conditions.add")}
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}
