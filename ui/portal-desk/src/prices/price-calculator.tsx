import { currencySymbol, type LocalDate, minorDigits } from "@domain/kernel"
import {
  levelFor,
  priceListInForce,
  type PriceListScope,
  pricingBandOf,
  priceWithin,
  type RegionalPriceList,
} from "@domain/pricing"
import { MoneyField } from "@ui/kit/money-field"
import { NumberField } from "@ui/kit/number-field"
import { Panel } from "@ui/kit/panel"
import { PriceBreakdownTable } from "@ui/kit/price-breakdown-table"
import { Select } from "@ui/kit/select"
import { Switch } from "@ui/kit/switch"
import panel from "@ui/shared/panel.module.css"
import { usePriceRows } from "@ui/shared/price-rows"
import { useFormat } from "@ui/shared/use-format"
import { useTierName } from "@ui/shared/use-tier-name"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./prices.module.css"

const mostDays = 365

/** The lines of a price, and what its daily budget means to the list that it was made by. */
const CustomerPrice = ({
  list,
  price,
}: {
  readonly list: RegionalPriceList
  readonly price: NonNullable<ReturnType<typeof priceWithin>>
}) => {
  const { t } = useTranslation(["portalDesk", "kit"])
  const format = useFormat()
  const tierName = useTierName()
  const rows = usePriceRows(price)
  const { dailyBudget, currency } = price
  const money = (amount: number) => format.money(amount, currency)
  const level = dailyBudget > list.maximumDaily ? undefined : levelFor(pricingBandOf(list), dailyBudget)
  const note =
    level === undefined
      ? t(`portalDesk:prices.${dailyBudget > list.maximumDaily ? "tooMuch" : "tooLittle"}`, {
          daily: money(dailyBudget),
          limit: money(dailyBudget > list.maximumDaily ? list.maximumDaily : list.minimumDaily),
        })
      : t("portalDesk:prices.level", { daily: money(dailyBudget), level: tierName(level.tier) })
  return (
    <div className={panel["stack"]} aria-live="polite">
      <PriceBreakdownTable
        caption={t("portalDesk:prices.calculator")}
        rows={rows}
        totalLabel={t("kit:price.total")}
        total={format.money(price.total, currency, "always")}
        wasLabel={t("kit:price.was")}
      />
      <p className={panel["quiet"]}>{note}</p>
    </div>
  )
}

export interface PriceCalculatorProps {
  readonly scope: PriceListScope
  readonly lists: ReadonlyArray<RegionalPriceList>
  readonly today: LocalDate
}

/** What a customer sees who pays an amount, by the list in force or a coming one. */
export const PriceCalculator = ({ scope, lists, today }: PriceCalculatorProps) => {
  const { t } = useTranslation(["portalDesk", "common"])
  const format = useFormat()
  const { currency } = scope
  const inForce = priceListInForce(lists, scope, today)
  const choices = lists.filter(({ id, effectiveFrom }) => id === inForce?.id || effectiveFrom > today)
  const [total, setTotal] = useState<number | undefined>(10_000 * 10 ** minorDigits[currency])
  const [days, setDays] = useState(14)
  const [isNew, setNew] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const list = choices.find(({ id }) => String(id) === chosen) ?? inForce
  if (list === undefined) return null
  const waivedDays = isNew ? list.serviceFeeWaiverDays : 0
  const price = total === undefined ? undefined : priceWithin(total, { priceList: list, days, waivedDays })
  return (
    <Panel title={t("portalDesk:prices.calculator")} description={t("portalDesk:prices.calculatorLead")}>
      <div className={styles["calculator"]}>
        <div className={panel["form"]}>
          <MoneyField
            label={t("portalDesk:prices.pays")}
            symbol={currencySymbol[currency]}
            minorDigits={minorDigits[currency]}
            value={total}
            onChange={setTotal}
          />
          <NumberField
            label={t("portalDesk:prices.days")}
            minValue={1}
            maxValue={mostDays}
            value={days}
            onChange={(typed) => {
              if (Number.isInteger(typed) && typed >= 1 && typed <= mostDays) setDays(typed)
            }}
          />
          {choices.length < 2 ? null : (
            <Select
              label={t("portalDesk:prices.by")}
              placeholder={t("portalDesk:prices.by")}
              value={String(list.id)}
              options={choices.map(({ id, effectiveFrom }) => ({
                id: String(id),
                label:
                  id === inForce?.id
                    ? t("portalDesk:prices.byToday")
                    : t("portalDesk:prices.byFrom", { day: format.day(effectiveFrom) }),
              }))}
              onChange={setChosen}
            />
          )}
          {list.serviceFeeWaiverDays < 1 || list.serviceFeePercent === 0 ? null : (
            <Switch isSelected={isNew} onChange={setNew}>
              {t("portalDesk:prices.isNew", { count: list.serviceFeeWaiverDays })}
            </Switch>
          )}
        </div>
        {price === undefined ? (
          <p className={panel["quiet"]} role="status">
            {t("portalDesk:prices.nothing")}
          </p>
        ) : (
          <CustomerPrice list={list} price={price} />
        )}
      </div>
    </Panel>
  )
}
