import { ListSessionPayments } from "@application/wallet/contract"
import type { SessionId } from "@domain/kernel"
import type { Payment } from "@domain/wallet"
import { useRead } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { useMoney } from "@ui/shared/payment"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import type { Approval } from "./use-approval.ts"

/** What became of a payment by a link, as whoever prepared the campaign reads it; undefined for one that took nothing. */
const newsOf = ({ status, standing, isReleased, isSurplus, gatewayReference }: Payment) => {
  if (status === "Pending") return gatewayReference === "" ? undefined : "byLinkWaiting"
  if (status === "Failed") return undefined
  if (standing === "Refunded" || standing === "Reversed") return "byLinkReversed"
  return isReleased === true || isSurplus === true ? "byLinkKept" : "byLink"
}

const LinkPayment = ({ payment }: { readonly payment: Payment }) => {
  const { t } = useTranslation("launch")
  const money = useMoney(payment.currency)
  const news = newsOf(payment)
  if (news === undefined) return null
  const text = t(`launch:clientPayment.${news}`, {
    name: payment.payerName ?? "",
    total: money(payment.amount, true),
  })
  return <Banner tone={news === "byLink" ? "success" : "info"}>{text}</Banner>
}

export interface LinkPaymentsProps {
  readonly sessionId: SessionId
  /** How the summary stands; payments are read again with it. */
  readonly approval: Approval | undefined
}

/** Who paid for the campaign by the shared link, newest first; shows nothing before somebody did. Ours. */
export const LinkPayments = ({ sessionId, approval }: LinkPaymentsProps) => {
  const { output = [], retry } = useRead(ListSessionPayments, { sessionId })
  useEffect(() => retry(), [retry, approval])
  return output
    .filter(({ payerName }) => payerName !== undefined)
    .map((payment) => <LinkPayment key={payment.id} payment={payment} />)
}
