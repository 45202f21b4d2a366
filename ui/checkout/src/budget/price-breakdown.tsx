import type { PriceBreakdown as Price } from "@domain/pricing"
import type { PaymentShares } from "@domain/wallet"
import { PriceBreakdownTable } from "@ui/kit/price-breakdown-table"
import { useTranslation } from "react-i18next"
import styles from "@ui/journey/layout.module.css"
import { useMoney } from "@ui/shared/payment"
import { usePriceRows } from "@ui/shared/price-rows"

export interface PriceBreakdownProps {
  readonly price: Price
  /** What of the total the wallet pays and what is due, while it is to be paid. */
  readonly shares?: PaymentShares
  /** Whether the wallet is somebody else's, about which nothing is said then. */
  readonly isForClient?: boolean
  /** Whether the wallet is called the business's, since agents and clients read it too. */
  readonly isOfBusiness?: boolean
  /** Whether it is paid, after which the receipt says where the money is. */
  readonly isPaid?: boolean
}

/**
 * The price as every surface shows it: media, promotion, fee, taxes and total, and what the wallet pays. Before the
 * payment it also tells the owner what happens on a pause. Spec: pricing, price breakdown.
 */
export const PriceBreakdown = ({
  price,
  shares,
  isForClient = false,
  isOfBusiness = false,
  isPaid = false,
}: PriceBreakdownProps) => {
  const { t } = useTranslation(["launch", "kit", "common"])
  const money = useMoney(price.currency)
  const rows = usePriceRows(price)
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
      {isForClient || isPaid ? null : (
        <p className={styles["soft"]}>{t(isOfBusiness ? "launch:price.onPauseBusiness" : "launch:price.onPause")}</p>
      )}
    </div>
  )
}
