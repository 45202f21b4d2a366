import { ConfirmPayment, ListSessionPayments, StartPayment } from "@application/wallet/contract"
import { sessionPayment } from "@application/wallet/flows"
import type { SessionId } from "@domain/kernel"
import { useCall } from "@ui/container"
import { usePaymentFlow } from "@ui/shared/payment"

/** The payment of a session's price inside its page. */
export const usePayment = (sessionId: SessionId) => {
  const start = useCall(StartPayment)
  const confirm = useCall(ConfirmPayment)
  const list = useCall(ListSessionPayments)
  return usePaymentFlow(() => sessionPayment({ start, confirm, list }, sessionId))
}
