import type { BusinessProfileId, CurrencyCode } from "@domain/kernel"
import { PaymentNotice } from "@ui/shared/payment"
import { useEffect } from "react"
import { useRevalidator } from "react-router"
import { useTopUp } from "./use-top-up.ts"

export interface TopUpUnderWayProps {
  readonly businessProfileId: BusinessProfileId
  readonly currency: CurrencyCode
}

/** A top-up whose page was closed before its bank decided: asked about here too, and shown until it is known. */
export const TopUpUnderWay = ({ businessProfileId, currency }: TopUpUnderWayProps) => {
  const { state } = useTopUp(businessProfileId)
  const { revalidate } = useRevalidator()
  const isPaid = state.status === "paid"
  useEffect(() => {
    if (isPaid) void revalidate()
  }, [isPaid, revalidate])
  return (
    <div aria-live="polite">{state.status === "idle" ? null : <PaymentNotice state={state} currency={currency} />}</div>
  )
}
