import { ConfirmPayment, ListSessionPayments, StartPayment } from "@application/wallet/contract"
import { makePaymentFlow, type PaymentFlow, type PaymentState } from "@application/wallet/flows"
import type { SessionId } from "@domain/kernel"
import type { PaymentHandover } from "@domain/wallet"
import { useCall } from "@ui/container"
import { useEffect, useState, useSyncExternalStore } from "react"
import { usePaymentWindow } from "@ui/shared/frame"

export interface PaymentInPage {
  readonly state: PaymentState
  /** The payment whose card fields stand in the page, also while they confirm or after a decline. */
  readonly card: PaymentHandover | undefined
  readonly begin: PaymentFlow["begin"]
  readonly payByCard: () => Promise<void>
  readonly mountCard: PaymentFlow["mountCard"]
}

/** How often a payment is polled after the flow has timed out or learned that nothing was taken. */
const askAgainMilliseconds = 5_000
const isWatched: ReadonlyArray<PaymentState["status"]> = ["pending", "closed", "notTaken"]

/** The payment of a session inside a page: taken up after a reload, asked about while the bank decides. */
export const usePayment = (sessionId: SessionId): PaymentInPage => {
  const start = useCall(StartPayment)
  const confirm = useCall(ConfirmPayment)
  const list = useCall(ListSessionPayments)
  const window = usePaymentWindow()
  const [flow] = useState(() => makePaymentFlow({ start, confirm, list, window }, sessionId))
  const state = useSyncExternalStore(flow.subscribe, flow.state, flow.state)
  const [card, setCard] = useState<PaymentHandover>()
  if (state.status === "cardFields" && state.handover !== card) setCard(state.handover)
  const isUsed = state.status === "refused" && state.failure._tag === "InsufficientFunds"
  if (isUsed && card !== undefined) setCard(undefined)

  useEffect(() => {
    void flow.recover()
  }, [flow])
  useEffect(() => {
    if (!isWatched.includes(state.status)) return undefined
    const timer = setInterval(() => void flow.recover(), askAgainMilliseconds)
    return () => clearInterval(timer)
  }, [flow, state.status])

  return { state, card, begin: flow.begin, payByCard: flow.payByCard, mountCard: flow.mountCard }
}
