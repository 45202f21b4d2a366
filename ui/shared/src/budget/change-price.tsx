import type { ChangeQuote } from "@application/campaigns/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { Banner } from "@ui/kit/banner"
import { PriceBreakdownTable, type PriceRow } from "@ui/kit/price-breakdown-table"
import { useTranslation } from "react-i18next"
import type { Format } from "../app/use-format.ts"
import { AddMoneyOffer } from "../payment/index.ts"
import styles from "./budget.module.css"

export interface ChangePriceProps {
  readonly quote: ChangeQuote
  readonly format: Format
  /** The business that pays, and the path that comes back to this change. */
  readonly businessProfileId: BusinessProfileId
  readonly back: string
}

/** What a change costs line by line, what the wallet covers and what is missing; or what comes back. */
export const ChangePrice = ({ quote, format, businessProfileId, back }: ChangePriceProps) => {
  const { t } = useTranslation(["app", "common"])
  const { added, returned, fromWallet, missing } = quote
  const money = (amount: number) => format.money(amount, added.currency)
  if (added.total <= 0)
    return (
      <p>
        {added.total === 0
          ? returned === undefined
            ? t("app:campaigns.change.free")
            : t("app:campaigns.change.onResume", { total: money(returned.total) })
          : t(`app:campaigns.change.${added.tax === 0 ? "back" : "backWithTax"}`, {
              total: money(0 - added.total),
              tax: money(0 - added.tax),
            })}
      </p>
    )
  const rows: ReadonlyArray<PriceRow> = [
    { label: t("app:campaigns.change.media"), amount: money(added.media) },
    {
      label: t("app:campaigns.price.fee"),
      amount: money(added.serviceFee - added.serviceFeeWaived),
      ...(added.serviceFeeWaived > 0 && { was: money(added.serviceFee) }),
    },
    ...added.taxes.map((tax) => ({
      label: `${tax.kind} (${format.percent(tax.ratePercent / 100, 2)})`,
      ...(tax.undertaking !== undefined && { detail: t("common:tax.underLetter", { number: tax.undertaking }) }),
      amount: money(tax.amount),
    })),
  ]
  const covered = { label: t("app:campaigns.change.fromWallet"), amount: money(0 - fromWallet), isReduction: true }
  return (
    <div className={styles["form"]}>
      {missing === 0 ? null : (
        <Banner
          tone="warning"
          title={t("app:campaigns.change.short", { missing: money(missing) })}
          action={
            <AddMoneyOffer
              businessProfileId={businessProfileId}
              missing={missing}
              amount={money(missing)}
              back={back}
            />
          }
        >
          {t("app:campaigns.change.shortHelp")}
        </Banner>
      )}
      <PriceBreakdownTable
        caption={t("app:campaigns.change.price")}
        rows={rows}
        totalLabel={t("app:campaigns.price.total")}
        total={money(added.total)}
        wasLabel={t("app:campaigns.price.was")}
        {...(missing > 0 && {
          settlement: { rows: [covered], label: t("app:campaigns.change.missing"), rest: money(missing) },
        })}
      />
      {missing > 0 ? null : <p className={styles["quiet"]}>{t("app:campaigns.change.covered")}</p>}
    </div>
  )
}
