import { currencySymbol, minorDigits, regionFacts } from "@domain/kernel"
import type { RegionalPriceList } from "@domain/pricing"
import { MoneyField } from "@ui/kit/money-field"
import { NumberField } from "@ui/kit/number-field"
import { TextField } from "@ui/kit/text-field"
import type { Fields } from "@ui/shared/form"
import { useTranslation } from "react-i18next"
import styles from "./prices.module.css"
import { levelNames, type NumberName, type TypedPrices } from "./typed-prices.ts"

export interface PriceFieldsProps {
  readonly form: Fields<TypedPrices>
  /** What the rules say of a field while it is typed. */
  readonly live: { readonly [Name in keyof TypedPrices]?: string }
  readonly region: RegionalPriceList["region"]
}

/** An amount of money, in the region's currency unless told. */
const Amount = ({
  form,
  live,
  region,
  name,
  currency = regionFacts[region].currency,
}: PriceFieldsProps & {
  readonly name: NumberName
  readonly currency?: RegionalPriceList["currency"]
}) => {
  const { t } = useTranslation("portalDesk")
  const field = form.field(name)
  return (
    <MoneyField
      label={t(`portalDesk:prices.term.${name}`)}
      symbol={currencySymbol[currency]}
      minorDigits={minorDigits[currency]}
      {...field}
      error={field.error ?? live[name]}
    />
  )
}

/** The first day and the budgets of the levels. */
export const LevelFields = (props: PriceFieldsProps) => {
  const { t } = useTranslation(["portalDesk", "common"])
  const day = props.form.field("effectiveFrom")
  return (
    <>
      <TextField
        type="date"
        label={t("portalDesk:prices.firstDay")}
        hint={t("portalDesk:prices.firstDayHint", { region: t(`common:region.${props.region}`) })}
        {...day}
        error={day.error ?? props.live.effectiveFrom}
      />
      <div className={styles["fields"]}>
        {levelNames.map((name) => (
          <Amount key={name} {...props} name={name} />
        ))}
      </div>
    </>
  )
}

/** Fee, tax and the least that a wallet is filled with. */
export const TermFields = (props: PriceFieldsProps) => {
  const { t } = useTranslation("portalDesk")
  const { form, live } = props
  const number = (name: "serviceFeePercent" | "serviceFeeWaiverDays" | "taxPercent") => {
    const field = form.number(name)
    return { label: t(`portalDesk:prices.term.${name}`), ...field, error: field.error ?? live[name], minValue: 0 }
  }
  const fraction = { maximumFractionDigits: 2 }
  return (
    <div className={styles["fields"]}>
      <NumberField {...number("serviceFeePercent")} unit="%" maxValue={100} formatOptions={fraction} />
      <NumberField
        {...number("serviceFeeWaiverDays")}
        hint={t("portalDesk:prices.waiverHint")}
        maxValue={365}
        formatOptions={{ maximumFractionDigits: 0 }}
      />
      <NumberField {...number("taxPercent")} unit="%" maxValue={100} formatOptions={fraction} />
      <Amount {...props} name="minimumRechargeUsd" currency="USD" />
      <Amount {...props} name="minorPerUsd" />
    </div>
  )
}
