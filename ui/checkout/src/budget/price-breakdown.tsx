import type { PriceBreakdown as Price } from "@domain/pricing"
import type { PaymentShares } from "@domain/wallet"
import { formatNumber } from "@ui/i18n"
import { PriceBreakdownTable, type PriceRow } from "@ui/kit/price-breakdown-table"
import { useTranslation } from "react-i18next"
import { usePortal } from "@ui/shared/frame"
import styles from "@ui/journey/layout.module.css"
import { useMoney } from "@ui/shared/payment"

export interface PriceBreakdownProps {
  readonly price: Price
  /** What of the total the wallet pays and what is due, while it is to be paid. */
  readonly shares?: PaymentShares
  /** Whether the wallet is somebody else's, about which nothing is said then. */
  readonly isForClient?: boolean
  /** Whether it is paid, after which the receipt says where the money is. */
  readonly isPaid?: boolean
}

/**
 * The price as every surface shows it: media, promotion, fee, taxes and total, and what the wallet pays. Before the
 * payment it also tells the owner what happens on a pause. Spec: pricing, price breakdown.
 */
export const PriceBreakdown = ({ price, shares, isForClient = false, isPaid = false }: PriceBreakdownProps) => {
  const { t } = useTranslation(["launch", "kit", "common"])
  const { language } = usePortal()
  const money = useMoney(price.currency)
  const charged = price.serviceFee - price.serviceFeeWaived
  const rows: ReadonlyArray<PriceRow> = [
    {
      label: t("launch:price.media"),
      detail: t("launch:price.mediaDetail", {
        daily: money(price.dailyBudget),
        days: t("common:unit.days", { count: price.days }),
      }),
      amount: money(price.media, true),
    },
    ...(price.promoDiscount > 0
      ? [
          {
            label: t("launch:price.promo", { code: price.promoCode ?? "" }),
            amount: money(-price.promoDiscount, true),
            isReduction: true,
          },
        ]
      : []),
    {
      label: t("launch:price.fee"),
      amount: money(charged, true),
      ...(price.serviceFeeWaived > 0 && {
        detail: charged === 0 ? t("launch:price.feeWaived") : t("launch:price.feePartlyWaived"),
        was: money(price.serviceFee, true),
      }),
    },
    ...price.taxes.map(({ kind, ratePercent, amount, undertaking }) => ({
      label: t("launch:price.tax", { kind, rate: formatNumber(ratePercent, language) }),
      ...(undertaking !== undefined && { detail: t("common:tax.underLetter", { number: undertaking }) }),
      amount: money(amount, true),
    })),
  ]
  return (
    <div className={styles["tight"]}>
      <PriceBreakdownTable
        caption={t("launch:price.caption")}
        rows={rows}
        totalLabel={t("kit:price.total")}
        total={money(price.total, true)}
        wasLabel={t("kit:price.was")}
        {...(shares !== undefined &&
          shares.fromWallet > 0 && {
            settlement: {
              rows: [
                { label: t("launch:price.fromWallet"), amount: money(-shares.fromWallet, true), isReduction: true },
              ],
              label: t("launch:price.due"),
              rest: money(shares.due, true),
            },
          })}
      />
      {isForClient || isPaid ? null : <p className={styles["soft"]}>{t("launch:price.onPause")}</p>}
    </div>
  )
}
