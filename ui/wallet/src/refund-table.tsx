import type { WalletRefund } from "@domain/wallet"
import { Ltr } from "@ui/i18n"
import { type Status, StatusBadge } from "@ui/kit/badge"
import { DataTable } from "@ui/kit/data-table"
import { useTranslation } from "react-i18next"
import type { Format } from "@ui/shared/use-format"
import type { RefundsReading } from "./read-refunds.ts"
import styles from "./refund.module.css"

const looks: Readonly<Record<WalletRefund["state"], Status>> = {
  InProgress: "waiting",
  Failed: "attention",
  Successful: "done",
}

export interface RefundTableProps {
  readonly reading: RefundsReading
  readonly format: Format
  readonly money: (amount: number) => string
}

/** Refunds so far, newest first, each with its state in words. */
export const RefundTable = ({ reading: { refunds, payments }, format, money }: RefundTableProps) => {
  const { t } = useTranslation("app")
  const referenceOf = ({ paymentId }: WalletRefund) =>
    payments.find((payment) => payment.paymentId === paymentId)?.gatewayReference
  return (
    <DataTable
      caption={t("app:refund.earlier")}
      rows={refunds}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          id: "to",
          label: t("app:refund.to"),
          render: (refund) => (
            <span className={styles["words"]}>
              <span>{t("app:refund.payment")}</span>
              <span className={styles["soft"]}>
                <Ltr>{referenceOf(refund) ?? ""}</Ltr>
              </span>
              <span className={styles["soft"]}>{t(`app:refund.meaning.${refund.state}`)}</span>
            </span>
          ),
        },
        {
          id: "state",
          label: t("app:refund.state"),
          onPhones: "bare",
          render: ({ state }) => <StatusBadge status={looks[state]}>{t(`app:refund.states.${state}`)}</StatusBadge>,
        },
        {
          id: "at",
          label: t("app:wallet.when"),
          onPhones: "bare",
          render: ({ createdAt }) => <bdi>{format.moment(createdAt)}</bdi>,
        },
        {
          id: "amount",
          label: t("app:wallet.amount"),
          isNumber: true,
          onPhones: "main",
          render: ({ amount }) => <bdi dir="ltr">{money(amount)}</bdi>,
        },
      ]}
    />
  )
}
