import { currencySymbol, minorDigits, regionFacts } from "@domain/kernel"
import type { RegionalPriceList } from "@domain/pricing"
import { Button } from "@ui/kit/button"
import { MoneyField } from "@ui/kit/money-field"
import { NumberField } from "@ui/kit/number-field"
import { TextField } from "@ui/kit/text-field"
import panel from "@ui/shared/panel.module.css"
import { useTierName } from "@ui/shared/use-tier-name"
import { useTranslation } from "react-i18next"
import styles from "./prices.module.css"
import type { TypedPack } from "./typed-prices.ts"

const mostPacks = 20

export interface PackFieldsProps {
  readonly packs: ReadonlyArray<TypedPack>
  readonly region: RegionalPriceList["region"]
  readonly problem: string | undefined
  readonly onChange: (packs: ReadonlyArray<TypedPack>) => void
}

/** The add-on packs of a further list: changed, added and taken away. */
export const PackFields = ({ packs, region, problem, onChange }: PackFieldsProps) => {
  const { t } = useTranslation("portalDesk")
  const tierName = useTierName()
  const { currency } = regionFacts[region]
  const change = (at: number, part: Partial<TypedPack>) =>
    onChange(packs.map((pack, index) => (index === at ? { ...pack, ...part } : pack)))
  const numberOf = (typed: number) => (Number.isNaN(typed) ? undefined : typed)
  return (
    <fieldset className={panel["group"]}>
      <legend>{t("portalDesk:prices.packs.title")}</legend>
      {packs.map((pack, index) => (
        // Rows have no other identity than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={styles["pack"]} role="group" aria-label={tierName(pack.tierName)}>
          <TextField
            label={t("portalDesk:prices.packs.name")}
            maxLength={60}
            value={pack.tierName}
            onChange={(tierName) => change(index, { tierName })}
          />
          <MoneyField
            label={t("portalDesk:prices.packs.price")}
            symbol={currencySymbol[currency]}
            minorDigits={minorDigits[currency]}
            value={pack.price}
            onChange={(price) => change(index, { price })}
          />
          <NumberField
            label={t("portalDesk:prices.packs.tax")}
            unit="%"
            minValue={0}
            maxValue={100}
            hasSteppers={false}
            value={pack.taxPercent ?? Number.NaN}
            onChange={(typed) => change(index, { taxPercent: numberOf(typed) })}
          />
          <NumberField
            label={t("portalDesk:prices.packs.days")}
            minValue={1}
            maxValue={3650}
            hasSteppers={false}
            value={pack.days ?? Number.NaN}
            onChange={(typed) => change(index, { days: numberOf(typed) })}
          />
          <Button
            kind="quiet"
            size="small"
            onPress={() => onChange(packs.filter((_, at) => at !== index))}
            aria-label={t("portalDesk:prices.packs.removeNamed", { name: tierName(pack.tierName) })}
          >
            {t("portalDesk:prices.packs.remove")}
          </Button>
        </div>
      ))}
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      {packs.length >= mostPacks ? null : (
        <div className={panel["actions"]}>
          <Button
            kind="secondary"
            size="small"
            onPress={() =>
              onChange([...packs, { tierName: "", price: undefined, taxPercent: packs[0]?.taxPercent, days: 30 }])
            }
          >
            {t("portalDesk:prices.packs.add")}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
