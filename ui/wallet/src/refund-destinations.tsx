import { Ltr } from "@ui/i18n"
import { useTranslation } from "react-i18next"
import type { destinationsOf } from "./read-refunds.ts"
import styles from "./refund.module.css"

export interface RefundDestinationsProps {
  readonly parts: ReturnType<typeof destinationsOf>
  readonly money: (amount: number) => string
}

/** The payments that a refund goes back to: each to the card or account that made it. */
export const RefundDestinations = ({ parts, money }: RefundDestinationsProps) => {
  const { t } = useTranslation("app")
  return (
    <div className={styles["destinations"]}>
      <p className={styles["label"]}>{t("app:refund.goesTo")}</p>
      <ul className={styles["parts"]}>
        {parts.map(({ payment, amount }) => (
          <li key={payment.paymentId} className={styles["part"]}>
            <span>
              {t("app:refund.payment")}{" "}
              <span className={styles["soft"]}>
                <Ltr>{payment.gatewayReference}</Ltr>
              </span>
            </span>
            <bdi dir="ltr">{money(amount)}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
