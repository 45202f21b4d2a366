import type { PaymentState } from "@application/wallet/flows"
import { paymentGateways, type LocalDate, type PaymentGatewayName } from "@domain/kernel"
import { isUsable, type PaymentOption } from "@domain/wallet"
import { useEffect, useState } from "react"

/** The choice between the kept cards and a new way to pay. */
export interface WayToPay {
  /** Cards to choose from, the default one first. */
  readonly cards: ReadonlyArray<PaymentOption>
  /** The chosen card's id; undefined for a new way to pay, and where the gateway's own window asks. */
  readonly chosen: string | undefined
  readonly choose: (id: string | undefined) => void
  /** Whether the gateway's window offers the cards itself. */
  readonly isInWindow: boolean
  /** Whether the cards are still being read. */
  readonly isReading: boolean
  /** Whether a card that is typed is to be kept, which is asked and never assumed. */
  readonly keepsCard: boolean
  readonly keepCard: (isKept: boolean) => void
}

interface WayToPayFacts {
  /** Who takes the payment; undefined where nobody does. */
  readonly gateway: PaymentGatewayName | undefined
  readonly today: LocalDate
  /** The cards as they were read: undefined until then, and where that failed a new way to pay is left. */
  readonly read: {
    readonly output: ReadonlyArray<PaymentOption> | undefined
    readonly failure: unknown
    readonly retry: () => void
  }
  readonly state: PaymentState
}

/** Which card pays: the default one until another is chosen; cards that a payment found gone are read again. */
export const useWayToPay = ({ gateway, today, read, state }: WayToPayFacts): WayToPay => {
  const [choice, setChoice] = useState<{ readonly id: string | undefined }>()
  const [keepsCard, keepCard] = useState(false)
  const { output, failure, retry } = read
  const cards = (output ?? []).toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
  const isInWindow = gateway !== undefined && paymentGateways[gateway].paysIn === "window"
  const usable = cards.filter((card) => isUsable(card, today))
  const isThere = choice?.id === undefined || usable.some(({ id }) => id === choice.id)
  const chosen = choice !== undefined && isThere ? choice.id : usable[0]?.id

  const isGone = state.status === "refused" && state.failure._tag === "PaymentOptionNotFound"
  useEffect(() => {
    if (isGone) retry()
  }, [isGone, retry])

  return {
    cards,
    chosen: isInWindow ? undefined : chosen,
    choose: (id) => setChoice({ id }),
    isInWindow,
    isReading: output === undefined && failure === undefined,
    keepsCard,
    keepCard,
  }
}
