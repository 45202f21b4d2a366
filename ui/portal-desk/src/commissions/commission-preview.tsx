import { ListPriceLists } from "@application/signup/contract"
import { currencySymbol, minorDigits, type PortalId, type Region, regionFacts } from "@domain/kernel"
import { priceListInForce, priceWithin } from "@domain/pricing"
import { type CommissionTerms, commissionOf, type EarnerKind, type NewCommissionTerms } from "@domain/wallet"
import { useRead } from "@ui/container"
import { DataTable } from "@ui/kit/data-table"
import { MoneyField } from "@ui/kit/money-field"
import panel from "@ui/shared/panel.module.css"
import { todayIn } from "@ui/shared/today"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { earnerKinds } from "./typed-terms.ts"

const days = 14

export interface CommissionPreviewProps {
  readonly portalId: PortalId
  readonly region: Region
  readonly now: CommissionTerms | undefined
  /** The terms that are prepared; undefined while something is missing. */
  readonly then: NewCommissionTerms | undefined
  readonly earners: Readonly<Record<EarnerKind, number>>
}

/** What a client's payment earns each kind of earner by the terms in force and by the prepared ones. */
export const CommissionPreview = ({ portalId, region, now, then, earners }: CommissionPreviewProps) => {
  const { t } = useTranslation("commissions")
  const format = useFormat()
  const { currency } = regionFacts[region]
  const [total, setTotal] = useState<number | undefined>(10_000 * 10 ** minorDigits[currency])
  const { output } = useRead(ListPriceLists, { portalId })
  const priceList = priceListInForce(output ?? [], { portalId, region, currency }, todayIn(region))
  const price =
    total === undefined || priceList === undefined ? undefined : priceWithin(total, { priceList, days, waivedDays: 0 })
  const earned = (terms: NewCommissionTerms | undefined, kind: EarnerKind): number => {
    const rule = terms?.rules[kind]
    if (rule === undefined || price === undefined) return 0
    const takings = { fee: price.serviceFee - price.serviceFeeWaived, receivable: 0, spend: price.media }
    return commissionOf(rule, takings, true)
  }
  const money = (amount: number) => format.money(amount, currency, "always")
  const fee = price === undefined ? 0 : price.serviceFee - price.serviceFeeWaived
  return (
    <div className={panel["stack"]}>
      <div className={panel["form"]}>
        <MoneyField
          label={t("commissions:preview.pays")}
          hint={t("commissions:preview.hint", { count: days })}
          symbol={currencySymbol[currency]}
          minorDigits={minorDigits[currency]}
          value={total}
          onChange={setTotal}
        />
      </div>
      {price === undefined ? (
        <p className={panel["quiet"]} role="status">
          {t("commissions:preview.nothing")}
        </p>
      ) : (
        <>
          <DataTable
            caption={t("commissions:preview.title")}
            rows={earnerKinds.map((kind) => ({ kind, before: earned(now, kind), after: earned(then, kind) }))}
            rowKey={({ kind }) => kind}
            columns={[
              {
                id: "kind",
                label: t("commissions:preview.who"),
                render: ({ kind }) => t(`commissions:earner.${kind}`),
              },
              {
                id: "count",
                label: t("commissions:preview.howMany"),
                isNumber: true,
                render: ({ kind }) => format.number(earners[kind]),
              },
              {
                id: "before",
                label: t("commissions:preview.now"),
                isNumber: true,
                render: ({ before }) => money(before),
              },
              {
                id: "after",
                label: t("commissions:preview.then"),
                isNumber: true,
                render: ({ after }) => (then === undefined ? "–" : money(after)),
              },
            ]}
          />
          <p className={panel["quiet"]} aria-live="polite">
            {fee === 0 ? t("commissions:preview.noFee") : t("commissions:preview.fromFee", { fee: money(fee) })}
          </p>
        </>
      )}
    </div>
  )
}
