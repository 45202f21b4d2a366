import { feedPriceDigits, type FeedRule, feedRuleLimits, PriceRounding } from "@domain/businesses"
import { NumberField } from "@ui/kit/number-field"
import { Select } from "@ui/kit/select"
import { useTranslation } from "react-i18next"
import type { RuleFieldsProps } from "./rule-fields-props.ts"
import styles from "./rules.module.css"
import { useFailureText } from "./use-failure-text.ts"

const prices = ["price", "sale_price"] as const
const measures = ["percent", "amount"] as const

type CalculateFieldsProps = RuleFieldsProps<Extract<FeedRule, { readonly kind: "calculate" }>>

/** Which price is made from which, by how much, and how it ends. */
export const CalculateFields = ({ rule, currency, failures, onChange }: CalculateFieldsProps) => {
  const { t } = useTranslation("feedRules")
  const error = useFailureText(failures)("change")
  const isPercent = rule.by === "percent"
  const digits = isPercent ? 2 : feedPriceDigits(currency)
  const unit = 10 ** digits
  const options = prices.map((id) => ({ id, label: t(`field.${id}`) }))
  return (
    <>
      <div className={styles["pair"]}>
        <Select
          label={t("form.makes")}
          placeholder=""
          options={options}
          value={rule.field}
          onChange={(id) => onChange({ ...rule, field: id === "price" ? "price" : "sale_price" })}
        />
        <Select
          label={t("form.madeFrom")}
          placeholder=""
          options={options}
          value={rule.from}
          onChange={(id) => onChange({ ...rule, from: id === "price" ? "price" : "sale_price" })}
        />
      </div>
      <div className={styles["pair"]}>
        <Select
          label={t("form.by")}
          placeholder=""
          options={measures.map((id) => ({ id, label: t(`by.${id}`) }))}
          value={rule.by}
          onChange={(id) => onChange({ ...rule, by: id === "percent" ? "percent" : "amount", change: 0 })}
        />
        <NumberField
          label={t("form.change")}
          hint={t("form.changeHint")}
          hasSteppers={false}
          unit={isPercent ? "%" : currency}
          minValue={(isPercent ? feedRuleLimits.percentLeast : -feedRuleLimits.amount) / unit}
          maxValue={(isPercent ? feedRuleLimits.percentMost : feedRuleLimits.amount) / unit}
          formatOptions={{ maximumFractionDigits: digits }}
          value={rule.change / unit}
          {...(error !== undefined && { error })}
          onChange={(change) => onChange({ ...rule, change: Number.isNaN(change) ? 0 : Math.round(change * unit) })}
        />
      </div>
      <Select
        label={t("form.rounding")}
        placeholder=""
        options={PriceRounding.literals.map((id) => ({ id, label: t(`rounding.${id}`) }))}
        value={rule.rounding}
        onChange={(id) => {
          const rounding = PriceRounding.literals.find((one) => one === id)
          if (rounding !== undefined) onChange({ ...rule, rounding })
        }}
      />
    </>
  )
}
