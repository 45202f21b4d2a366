import { ConfirmSummaryPayment, GetSummaryPayment, StartSummaryPayment } from "@application/wallet/contract"
import { summaryPayment } from "@application/wallet/flows"
import { useCall, useRead } from "@ui/container"
import { usePaymentFlow } from "@ui/shared/payment"
import { useEffect } from "react"

const lookMilliseconds = 20_000

/**
 * The payment of a summary by its link, and how the campaign is paid: read again after what `version` names has changed, after each
 * step of the payment, and while the page is looked at, since others pay too.
 */
export const useClientPayment = (encodedId: string, version: string) => {
  const start = useCall(StartSummaryPayment)
  const confirm = useCall(ConfirmSummaryPayment)
  const read = useCall(GetSummaryPayment)
  const payment = usePaymentFlow(() => summaryPayment({ start, confirm, read }, encodedId))
  const { output, failure, retry } = useRead(GetSummaryPayment, { encodedId })
  const { status } = payment.state
  useEffect(() => retry(), [retry, version, status])
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") retry()
    }
    const timer = setInterval(look, lookMilliseconds)
    document.addEventListener("visibilitychange", look)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", look)
    }
  }, [retry])
  return { ...payment, standing: output, failure, retry }
}
