import { CountPricedCampaigns } from "@application/signup/contract"
import {
  changedTerms,
  changedTotals,
  type PriceListScope,
  type PriceTerm,
  type RegionalPriceList,
} from "@domain/pricing"
import { useRead } from "@ui/container"
import { DataTable } from "@ui/kit/data-table"
import panel from "@ui/shared/panel.module.css"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"

const usualDays = 30

/** The packs of a list as one text, to be compared. */
const packsIn = ({ addOnPacks }: RegionalPriceList): string =>
  JSON.stringify(addOnPacks.map(({ tierName, price, taxPercent, days }) => [tierName, price, taxPercent, days]))

/** Writes one of a list's terms in the reader's language. */
const useTermText = (currency: RegionalPriceList["currency"]) => {
  const { t } = useTranslation(["portalDesk", "common"])
  const format = useFormat()
  return (term: PriceTerm, value: number): string => {
    if (term === "serviceFeePercent" || term === "taxPercent") return format.percent(value / 100, 2)
    if (term === "serviceFeeWaiverDays") return t("common:unit.days", { count: value })
    return format.money(value, term === "minimumRechargeUsd" ? "USD" : currency)
  }
}

export interface PriceChangesProps {
  readonly scope: PriceListScope
  readonly before: RegionalPriceList
  readonly after: RegionalPriceList
}

/** What a further list changes, and for whom: its terms, what customers pay, and the campaigns that it counts for. */
export const PriceChanges = ({ scope, before, after }: PriceChangesProps) => {
  const { t } = useTranslation(["portalDesk", "common"])
  const format = useFormat()
  const textOf = useTermText(scope.currency)
  const { output } = useRead(CountPricedCampaigns, { portalId: scope.portalId, region: scope.region })
  const terms = changedTerms(before, after)
  const packsChange = packsIn(before) !== packsIn(after)
  const totals = changedTotals(before, after, usualDays, 0)
  const money = (amount: number | undefined) =>
    amount === undefined ? t("portalDesk:prices.notSold") : format.money(amount, scope.currency, "always")
  const differenceOf = ({ before: old, after: next }: (typeof totals)[number]) => {
    if (old === undefined || next === undefined) return "—"
    const more = next - old
    return more === 0
      ? t("portalDesk:prices.same")
      : `${more > 0 ? "+" : ""}${format.money(more, scope.currency, "always")}`
  }
  if (terms.length === 0 && !packsChange)
    return (
      <p className={panel["quiet"]} role="status">
        {t("portalDesk:prices.noChange")}
      </p>
    )
  return (
    <div className={panel["stack"]}>
      <h3>{t("portalDesk:prices.changes")}</h3>
      <ul className={panel["rows"]} aria-label={t("portalDesk:prices.changes")}>
        {terms.map(({ term, before: old, after: next }) => (
          <li key={term} className={panel["row"]}>
            <span>{t(`portalDesk:prices.term.${term}`)}</span>
            <span>
              <s>
                <bdi>{textOf(term, old)}</bdi>
              </s>{" "}
              <strong>
                <bdi>{textOf(term, next)}</bdi>
              </strong>
            </span>
          </li>
        ))}
        {packsChange ? <li className={panel["row"]}>{t("portalDesk:prices.packsChange")}</li> : null}
      </ul>
      <strong>{t("portalDesk:prices.totals", { count: usualDays })}</strong>
      <DataTable
        caption={t("portalDesk:prices.totals", { count: usualDays })}
        rows={totals}
        rowKey={({ dailyBudget }) => String(dailyBudget)}
        columns={[
          {
            id: "daily",
            label: t("portalDesk:prices.daily"),
            render: ({ dailyBudget }) => format.money(dailyBudget, scope.currency),
          },
          { id: "before", label: t("portalDesk:prices.now"), isNumber: true, render: (row) => money(row.before) },
          { id: "after", label: t("portalDesk:prices.then"), isNumber: true, render: (row) => money(row.after) },
          { id: "difference", label: t("portalDesk:prices.difference"), isNumber: true, render: differenceOf },
        ]}
      />
      <p>
        {output === undefined
          ? t("portalDesk:prices.forWhom")
          : `${t("portalDesk:prices.waiting", { count: output.waiting, number: format.number(output.waiting) })} ${t(
              "portalDesk:prices.paid",
              { count: output.paid, number: format.number(output.paid) },
            )}`}
      </p>
      {before.portalId === undefined ? <p className={panel["quiet"]}>{t("portalDesk:prices.firstOwn")}</p> : null}
    </div>
  )
}
