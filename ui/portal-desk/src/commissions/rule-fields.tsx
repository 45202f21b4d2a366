import { currencySymbol, type CurrencyCode, minorDigits } from "@domain/kernel"
import { commissionLimits, type EarnerKind } from "@domain/wallet"
import { MoneyField } from "@ui/kit/money-field"
import { NumberField } from "@ui/kit/number-field"
import { Select } from "@ui/kit/select"
import panel from "@ui/shared/panel.module.css"
import { useTranslation } from "react-i18next"
import prices from "../prices/prices.module.css"
import { ruleBases, type TypedRule } from "./typed-terms.ts"

export interface RuleFieldsProps {
  readonly kind: EarnerKind
  readonly rule: TypedRule
  readonly currency: CurrencyCode
  readonly error: string | undefined
  readonly onChange: (rule: TypedRule) => void
}

/** How one kind of earner is paid: for what, how much, between which limits and for how long. */
export const RuleFields = ({ kind, rule, currency, error, onChange }: RuleFieldsProps) => {
  const { t } = useTranslation("commissions")
  const money = { symbol: currencySymbol[currency], minorDigits: minorDigits[currency] }
  const change = (part: Partial<TypedRule>) => onChange({ ...rule, ...part })
  const { base } = rule
  return (
    <fieldset className={panel["group"]}>
      <legend>{t(`commissions:earner.${kind}`)}</legend>
      <div className={prices["fields"]}>
        <Select
          label={t("commissions:form.base")}
          placeholder={t("commissions:form.base")}
          value={base}
          options={ruleBases.map((id) => ({ id, label: t(`commissions:base.${id}`) }))}
          onChange={(id) => change({ base: ruleBases.find((one) => one === id) ?? "none" })}
          error={error}
        />
        {base === "none" ? null : base === "firstCampaign" ? (
          <MoneyField
            label={t("commissions:form.amount")}
            {...money}
            value={rule.amount}
            onChange={(amount) => change({ amount })}
          />
        ) : (
          <>
            <NumberField
              label={t("commissions:form.percent")}
              unit="%"
              minValue={0}
              maxValue={100}
              value={rule.percent ?? Number.NaN}
              onChange={(percent) => change({ percent: Number.isNaN(percent) ? undefined : percent })}
            />
            <MoneyField
              label={t("commissions:form.atLeast")}
              {...money}
              value={rule.atLeast}
              onChange={(atLeast) => change({ atLeast })}
            />
            <MoneyField
              label={t("commissions:form.atMost")}
              {...money}
              value={rule.atMost}
              onChange={(atMost) => change({ atMost })}
            />
            <NumberField
              label={t("commissions:form.months")}
              hint={t("commissions:form.monthsHint")}
              minValue={1}
              maxValue={commissionLimits.months}
              value={rule.months ?? Number.NaN}
              onChange={(months) => change({ months: Number.isNaN(months) ? undefined : months })}
            />
          </>
        )}
      </div>
    </fieldset>
  )
}
