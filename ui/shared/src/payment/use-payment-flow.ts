import { makePaymentFlow, type PaymentCalls, type PaymentFlow, type PaymentState } from "@application/wallet/flows"
import type { PaymentHandover } from "@domain/wallet"
import { useEffect, useState, useSyncExternalStore } from "react"
import { usePaymentWindow } from "../frame/index.ts"

export interface PaymentInPage<Wanted> {
  readonly state: PaymentState
  /** The payment whose card fields stand in the page, also while they confirm or after a decline. */
  readonly card: PaymentHandover | undefined
  readonly begin: PaymentFlow<Wanted>["begin"]
  readonly payByCard: PaymentFlow<Wanted>["payByCard"]
  readonly mountCard: PaymentFlow<Wanted>["mountCard"]
}

/** How often a payment is polled after the flow has timed out or learned that nothing was taken. */
const askAgainMilliseconds = 5_000
const isWatched: ReadonlyArray<PaymentState["status"]> = ["pending", "closed", "notTaken"]

/** A payment inside a page: taken up after a reload, asked about while the bank decides. The first calls given stay. */
export const usePaymentFlow = <Wanted>(callsOf: () => PaymentCalls<Wanted>): PaymentInPage<Wanted> => {
  const window = usePaymentWindow()
  const [flow] = useState(() => makePaymentFlow({ ...callsOf(), window }))
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
