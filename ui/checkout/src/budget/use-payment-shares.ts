import { GetSessionFunds } from "@application/wallet/contract"
import type { SessionId } from "@domain/kernel"
import type { PriceBreakdown } from "@domain/pricing"
import { paymentShares } from "@domain/wallet"
import { useRead } from "@ui/container"

/** How a price would be paid as the wallet stands; unknown until both are. */
export const usePaymentShares = (sessionId: SessionId, price: PriceBreakdown | undefined) => {
  const { output, failure, retry } = useRead(GetSessionFunds, { sessionId })
  const shares = price === undefined || output === undefined ? undefined : paymentShares(price, output.available)
  return { shares, failure, retry }
}
