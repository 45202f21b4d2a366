import type { PaymentState } from "@application/wallet/flows"
import type { CurrencyCode } from "@domain/kernel"
import { Ltr } from "@ui/i18n"
import { Banner } from "@ui/kit/banner"
import { useTranslation } from "react-i18next"
import { FailureNotice } from "../frame/index.ts"
import { useMoney } from "./use-money.ts"

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
          {state.reason === "" ? (
            t("launch:payment.declinedHelp")
          ) : (
            <>
              <bdi>{state.reason}</bdi> {t("launch:payment.nothingTaken")}
            </>
          )}
        </Banner>
      )
    case "refused":
      return state.failure._tag === "PriceChanged" ? (
        <Banner tone="warning" title={t("launch:payment.priceChanged")}>
          {t("launch:payment.priceChangedHelp", { total: money(state.failure.total, true) })}
        </Banner>
      ) : (
        <FailureNotice failure={state.failure} />
      )
    case "paid":
      return (
        <Banner tone="success" title={t("launch:payment.paid", { total: money(state.payment.amount, true) })}>
          {t("launch:payment.receipt")} <Ltr>{state.payment.gatewayReference}</Ltr>
        </Banner>
      )
  }
}
