import type { PaymentState } from "@application/wallet/flows"
import type { CurrencyCode } from "@domain/kernel"
import type { SummaryPaymentRefusal } from "@domain/signup"
import { Ltr } from "@ui/i18n"
import { Banner } from "@ui/kit/banner"
import { PaymentNotice, useMoney } from "@ui/shared/payment"
import { useTranslation } from "react-i18next"

export interface RefusalNoticeProps {
  readonly reason: SummaryPaymentRefusal
  /** Whether the reader is the only approver. */
  readonly isAlone?: boolean
}

/** Why a link pays nothing, in words, and what would change it. */
export const RefusalNotice = ({ reason, isAlone = false }: RefusalNoticeProps) => {
  const { t } = useTranslation("launch")
  // Nobody but the only approver can have objected.
  const key = reason === "Objected" && isAlone ? "ObjectedOwn" : reason
  return (
    <Banner
      tone={reason === "Changed" || reason === "Objected" ? "warning" : "info"}
      title={t(`launch:clientPayment.refusal.${key}.title`)}
    >
      {t(`launch:clientPayment.refusal.${key}.text`)}
    </Banner>
  )
}

export interface ClientPaymentNoticeProps {
  readonly state: PaymentState
  readonly currency: CurrencyCode
  /** Who paid by a link; absent where nobody did. */
  readonly paidBy: string | undefined
}

/** What has become of a payment by a link: as of any payment, but for what concerns a wallet that is not the payer's. */
export const ClientPaymentNotice = ({ state, currency, paidBy }: ClientPaymentNoticeProps) => {
  const { t } = useTranslation("launch")
  const money = useMoney(currency)
  if (state.status === "paid") {
    const { payment } = state
    const total = money(payment?.amount ?? 0, true)
    const isSurplus = payment?.isSurplus === true
    return (
      <Banner
        tone={isSurplus ? "warning" : "success"}
        title={isSurplus ? t("launch:clientPayment.surplus") : t("launch:clientPayment.paidTitle")}
      >
        {isSurplus ? <p>{t("launch:clientPayment.surplusHelp", { total })}</p> : null}
        {payment === undefined ? (
          <p>{paidBy === undefined ? null : t("launch:clientPayment.paidBy", { name: paidBy })}</p>
        ) : (
          <p>
            {t("launch:payment.paid", { total })} · {t("launch:payment.receipt")}{" "}
            <Ltr>{payment.receiptNumber ?? payment.gatewayReference}</Ltr>
          </p>
        )}
        <p>{t("launch:clientPayment.paidNext")}</p>
      </Banner>
    )
  }
  if (state.status === "reversed")
    return (
      <Banner tone="error" title={t("launch:clientPayment.reversed", { total: money(state.payment.amount, true) })}>
        {t("launch:clientPayment.reversedHelp")}
      </Banner>
    )
  if (state.status !== "refused") return <PaymentNotice state={state} currency={currency} />
  const { failure } = state
  switch (failure._tag) {
    case "PriceChanged":
      return (
        <Banner tone="warning" title={t("launch:payment.priceChanged")}>
          {t("launch:clientPayment.priceChangedHelp", { total: money(failure.total, true) })}
        </Banner>
      )
    case "SummaryChanged":
      return <RefusalNotice reason="Changed" />
    case "SummaryNotPayable":
      return <RefusalNotice reason={failure.reason} />
    case "InsufficientFunds":
      return (
        <Banner tone="warning" title={t("launch:clientPayment.received")}>
          {t("launch:clientPayment.receivedHelp")}
        </Banner>
      )
    default:
      return <PaymentNotice state={state} currency={currency} />
  }
}
