import { type FeedItemField, feedItemFields, feedMends, type FeedRule, feedRuleLimits } from "@domain/businesses"
import { Checkbox } from "@ui/kit/checkbox"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { useTranslation } from "react-i18next"
import { CalculateFields } from "./calculate-fields.tsx"
import type { RuleFieldsProps } from "./rule-fields-props.ts"
import styles from "./rules.module.css"
import { useFailureText } from "./use-failure-text.ts"

type Of<Kind extends FeedRule["kind"]> = RuleFieldsProps<Extract<FeedRule, { readonly kind: Kind }>>

const told = (error: string | undefined) => (error === undefined ? {} : { error })

/** The fields of what a rule does. */
export const RuleFields = (props: RuleFieldsProps) => {
  const { rule } = props
  switch (rule.kind) {
    case "set":
      return <SetFields {...props} rule={rule} />
    case "replace":
      return <ReplaceFields {...props} rule={rule} />
    case "calculate":
      return <CalculateFields {...props} rule={rule} />
    case "saleDates":
      return <SaleDatesFields {...props} rule={rule} />
    case "currency":
      return <CurrencyFields {...props} rule={rule} />
    case "mend":
      return <MendFields {...props} rule={rule} />
    case "exclude":
      return null
  }
}

interface FieldChoiceProps {
  readonly value: FeedItemField
  readonly onChange: (field: FeedItemField) => void
}

const FieldChoice = ({ value, onChange }: FieldChoiceProps) => {
  const { t } = useTranslation("feedRules")
  return (
    <Select
      label={t("form.field")}
      placeholder=""
      options={feedItemFields.map((field) => ({ id: field, label: t(`field.${field}`) }))}
      value={value}
      onChange={(id) => {
        const field = feedItemFields.find((one) => one === id)
        if (field !== undefined) onChange(field)
      }}
    />
  )
}

const SetFields = ({ rule, failures, onChange }: Of<"set">) => {
  const { t } = useTranslation("feedRules")
  const errorOf = useFailureText(failures)
  return (
    <>
      <FieldChoice value={rule.field} onChange={(field) => onChange({ ...rule, field })} />
      <TextField
        label={t("form.text")}
        hint={t("form.textHint", { title: "{title}", brand: "{brand}" })}
        maxLength={feedRuleLimits.text}
        autoComplete="off"
        value={rule.text}
        {...told(errorOf("text"))}
        onChange={(text) => onChange({ ...rule, text })}
      />
      <Checkbox
        isSelected={rule.isOnlyWhereEmpty}
        onChange={(isOnlyWhereEmpty) => onChange({ ...rule, isOnlyWhereEmpty })}
      >
        {t("form.onlyEmpty")}
      </Checkbox>
    </>
  )
}

const ReplaceFields = ({ rule, failures, onChange }: Of<"replace">) => {
  const { t } = useTranslation("feedRules")
  const errorOf = useFailureText(failures)
  return (
    <>
      <FieldChoice value={rule.field} onChange={(field) => onChange({ ...rule, field })} />
      <div className={styles["pair"]}>
        <TextField
          label={t("form.find")}
          maxLength={feedRuleLimits.text}
          autoComplete="off"
          value={rule.find}
          {...told(errorOf("find"))}
          onChange={(find) => onChange({ ...rule, find })}
        />
        <TextField
          label={t("form.replacement")}
          hint={t("form.replacementHint")}
          maxLength={feedRuleLimits.text}
          autoComplete="off"
          value={rule.replacement}
          onChange={(replacement) => onChange({ ...rule, replacement })}
        />
      </div>
      <Checkbox isSelected={rule.isWhole} onChange={(isWhole) => onChange({ ...rule, isWhole })}>
        {t("form.whole")}
      </Checkbox>
      <Checkbox
        isSelected={rule.isCaseSensitive}
        onChange={(isCaseSensitive) => onChange({ ...rule, isCaseSensitive })}
      >
        {t("form.caseSensitive")}
      </Checkbox>
    </>
  )
}

/** A day is chosen from a calendar; a moment that was typed elsewhere stays a text. */
const dateType = (text: string): "date" | "text" => (text === "" || /^\d{4}-\d{2}-\d{2}$/.test(text) ? "date" : "text")

const SaleDatesFields = ({ rule, failures, onChange }: Of<"saleDates">) => {
  const { t } = useTranslation("feedRules")
  const errorOf = useFailureText(failures)
  return (
    <div className={styles["pair"]}>
      <TextField
        label={t("form.from")}
        type={dateType(rule.from)}
        value={rule.from}
        onChange={(from) => onChange({ ...rule, from })}
      />
      <TextField
        label={t("form.until")}
        hint={t("form.untilHint")}
        type={dateType(rule.until)}
        value={rule.until}
        {...told(errorOf("until"))}
        onChange={(until) => onChange({ ...rule, until })}
      />
    </div>
  )
}

const currencies = ["INR", "GBP", "USD", "EUR", "ILS", "AED", "AUD", "CAD", "SGD", "JPY"]

const CurrencyFields = ({ rule, currency, onChange }: Of<"currency">) => {
  const { t } = useTranslation("feedRules")
  return (
    <Select
      label={t("form.currency")}
      placeholder=""
      options={[...new Set([currency, rule.currency, ...currencies])].map((code) => ({ id: code, label: code }))}
      value={rule.currency}
      onChange={(code) => onChange({ ...rule, currency: code })}
    />
  )
}

const MendFields = ({ rule, onChange }: Of<"mend">) => {
  const { t } = useTranslation("feedRules")
  return (
    <Select
      label={t("form.mend")}
      placeholder=""
      options={feedMends.map((mend) => ({ id: mend, label: t(`mend.${mend}`) }))}
      value={rule.mend}
      onChange={(id) => {
        const mend = feedMends.find((one) => one === id)
        if (mend !== undefined) onChange({ ...rule, mend })
      }}
    />
  )
}
