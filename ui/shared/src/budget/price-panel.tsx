import type { PriceBreakdown } from "@domain/pricing"
import { Panel } from "@ui/kit/panel"
import { PriceBreakdownTable, type PriceRow } from "@ui/kit/price-breakdown-table"
import { useTranslation } from "react-i18next"
import type { Format } from "../app/use-format.ts"
import styles from "./budget.module.css"

export interface PricePanelProps {
  readonly price: PriceBreakdown
  /** Whether a change gave media back, whose fee stays paid. */
  readonly isReduced: boolean
  /** Whether what was not spent went back, until the campaign goes on. */
  readonly isSoFar: boolean
  readonly format: Format
}

/** What the campaign costs, line by line: the same price breakdown as on the budget page and at the payment. */
export const PricePanel = ({ price, isReduced, isSoFar, format }: PricePanelProps) => {
  const { t } = useTranslation(["app", "common"])
  const money = (amount: number) => format.money(amount, price.currency)
  const title = t(isSoFar ? "app:campaigns.price.soFar" : "app:campaigns.price.title")
  const charged = price.serviceFee - price.serviceFeeWaived
  const rows: ReadonlyArray<PriceRow> = [
    {
      label: t("app:campaigns.price.media"),
      ...(price.media === price.dailyBudget * price.days && {
        detail: t("app:campaigns.price.perDay", { amount: money(price.dailyBudget), count: price.days }),
      }),
      amount: money(price.media),
    },
    ...(price.promoDiscount === 0
      ? []
      : [
          {
            label: t("app:campaigns.price.promo"),
            ...(price.promoCode !== undefined && { detail: price.promoCode }),
            amount: money(-price.promoDiscount),
            isReduction: true,
          },
        ]),
    {
      label: t("app:campaigns.price.fee"),
      amount: money(charged),
      ...(price.serviceFeeWaived > 0 && { was: money(price.serviceFee) }),
    },
    ...price.taxes.map((tax) => ({
      label: `${tax.kind} (${format.percent(tax.ratePercent / 100, 2)})`,
      ...(tax.undertaking !== undefined && { detail: t("common:tax.underLetter", { number: tax.undertaking }) }),
      amount: money(tax.amount),
    })),
  ]
  return (
    <Panel title={title}>
      <PriceBreakdownTable
        caption={title}
        rows={rows}
        totalLabel={t("app:campaigns.price.total")}
        total={money(price.total)}
        wasLabel={t("app:campaigns.price.was")}
      />
      {isReduced ? <p className={styles["quiet"]}>{t("app:campaigns.price.reduced")}</p> : null}
    </Panel>
  )
}
