import type { PaymentState } from "@application/wallet/flows"
import type { CurrencyCode } from "@domain/kernel"
import { Ltr } from "@ui/i18n"
import { Banner } from "@ui/kit/banner"
import { useTranslation } from "react-i18next"
import { FailureNotice } from "../frame/index.ts"
import { useMoney } from "./use-money.ts"

type RefusalProps = {
  readonly failure: Extract<PaymentState, { readonly status: "refused" }>["failure"]
  readonly money: ReturnType<typeof useMoney>
}

const Refusal = ({ failure, money }: RefusalProps) => {
  const { t } = useTranslation("launch")
  if (failure._tag === "PriceChanged") {
    const { total, due } = failure
    return (
      <Banner tone="warning" title={t("launch:payment.priceChanged")}>
        {due === total
          ? t("launch:payment.priceChangedHelp", { total: money(total, true) })
          : t("launch:payment.dueChangedHelp", { total: money(total, true), due: money(due, true) })}
      </Banner>
    )
  }
  if (failure._tag === "InsufficientFunds")
    return failure.missing === 0 ? (
      <Banner tone="warning" title={t("launch:payment.notBooked")}>
        {t("launch:payment.notBookedHelp")}
      </Banner>
    ) : (
      <Banner tone="warning" title={t("launch:payment.fellShort")}>
        {t("launch:payment.fellShortHelp", { missing: money(failure.missing, true) })}
      </Banner>
    )
  if (failure._tag === "PaymentOptionNotFound")
    return (
      <Banner tone="error" title={t("launch:payment.cardGone")}>
        {t("launch:payment.cardGoneHelp")}
      </Banner>
    )
  return <FailureNotice failure={failure} />
}

type PaidProps = {
  readonly payment: Extract<PaymentState, { readonly status: "paid" }>["payment"]
  readonly money: ReturnType<typeof useMoney>
}

/** The receipt, also of a payment that was one too many. */
const Paid = ({ payment, money }: PaidProps) => {
  const { t } = useTranslation("launch")
  if (payment === undefined) return <Banner tone="success" title={t("launch:payment.paidFromWallet")} />
  const total = money(payment.amount, true)
  const isSurplus = payment.isSurplus === true
  return (
    <Banner
      tone={isSurplus ? "warning" : "success"}
      title={isSurplus ? t("launch:payment.surplus") : t("launch:payment.paid", { total })}
    >
      {isSurplus ? <p>{t("launch:payment.surplusHelp", { total })}</p> : null}
      <p>
        {t("launch:payment.receipt")} <Ltr>{payment.receiptNumber ?? payment.gatewayReference}</Ltr>
      </p>
      <p>{t("launch:payment.receiptMailed")}</p>
    </Banner>
  )
}

/** What has become of the payment, in words; nothing while there is none. */
export const PaymentNotice = ({
  state,
  currency,
}: {
  readonly state: PaymentState
  readonly currency: CurrencyCode
}) => {
  const { t } = useTranslation("launch")
  const money = useMoney(currency)
  switch (state.status) {
    case "idle":
    case "cardFields":
      return null
    case "preparing":
    case "windowOpen":
    case "confirming":
      return <Banner>{t(`launch:payment.${state.status}`)}</Banner>
    case "incomplete":
      return (
        <Banner tone="error" title={t("launch:payment.incomplete")}>
          {t(`launch:payment.problem.${state.problem}`)}
        </Banner>
      )
    case "notTaken":
      return (
        <Banner tone="warning" title={t("launch:payment.notTaken")}>
          {t("launch:payment.notTakenHelp")}
        </Banner>
      )
    case "reversed":
      return (
        <Banner tone="error" title={t("launch:payment.reversed", { total: money(state.payment.amount, true) })}>
          {t("launch:payment.reversedHelp")}
        </Banner>
      )
    case "closed":
      return <Banner title={t("launch:payment.closed")}>{t("launch:payment.closedHelp")}</Banner>
    case "pending":
      return (
        <Banner tone="warning" title={t("launch:payment.pending")}>
          {t("launch:payment.pendingHelp")}
        </Banner>
      )
    case "offline":
      return (
        <Banner tone="error" title={t("launch:payment.offline")}>
          {t("launch:payment.offlineHelp")}
        </Banner>
      )
    case "declined":
      return (
        <Banner tone="error" title={t("launch:payment.declined")}>
          {t(`launch:payment.cause.${state.cause}`)} {t("launch:payment.nothingTaken")}
        </Banner>
      )
    case "refused":
      return <Refusal failure={state.failure} money={money} />
    case "paid":
      return <Paid payment={state.payment} money={money} />
  }
}
