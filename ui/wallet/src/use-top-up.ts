import { ConfirmTopUp, ListTopUps, StartTopUp } from "@application/wallet/contract"
import { topUpPayment } from "@application/wallet/flows"
import type { BusinessProfileId } from "@domain/kernel"
import { useCall } from "@ui/container"
import { usePaymentFlow } from "@ui/shared/payment"

/** The payment that fills a wallet, inside a page: one under way when the page was closed is taken up. */
export const useTopUp = (businessProfileId: BusinessProfileId) => {
  const start = useCall(StartTopUp)
  const confirm = useCall(ConfirmTopUp)
  const list = useCall(ListTopUps)
  return usePaymentFlow(() => topUpPayment({ start, confirm, list }, businessProfileId))
}
