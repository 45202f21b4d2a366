import { Effect } from "effect"
import type { Outcome } from "@application/kernel"
import { paymentGateways } from "@domain/kernel"
import type { PaidFromWallet, Payment, PaymentHandover, PaymentId } from "@domain/wallet"
import { askServer, type Confirm, type Known } from "./ask-server.ts"
import type {
  Buyer,
  FieldsHandover,
  MountedFields,
  PaymentState,
  PaymentWindow,
  StartFailure,
  WindowOutcome,
} from "./payment-state.ts"

/** What a payment is for, as its calls: `Wanted` is what the buyer sees and agrees to. */
export interface PaymentCalls<Wanted> {
  /** Opens a payment, once for what is wanted after the payments that were listed; `keptCard` is the card that will pay. */
  readonly start: (
    wanted: Wanted,
    payments: ReadonlyArray<Payment>,
    keptCard: string | undefined,
  ) => Promise<Outcome<PaymentHandover | PaidFromWallet, StartFailure>>
  readonly confirm: Confirm
  /** Newest first. */
  readonly list: () => Promise<Outcome<ReadonlyArray<Payment>, StartFailure>>
  /** The listed payments to ask about again, in turn; `watched` is the last payment that this page asked about. */
  readonly takenUp: (
    payments: ReadonlyArray<Payment>,
    page: { readonly mayBeUnderWay: boolean; readonly watched: PaymentId | undefined },
  ) => ReadonlyArray<Payment>
}

export interface PaymentFlowPorts<Wanted> extends PaymentCalls<Wanted> {
  readonly window: PaymentWindow
}

/** A card that the gateway keeps, and the language in which its bank may ask. */
export interface KeptCard {
  readonly id: string
  readonly language: string
}

const askAgainMilliseconds = 2_000
const askAgainTimes = 30
/** How many "nothing taken" answers count after a lost reply: the request may still be under way. */
const heardAfterLostReply = 3

const takenBack: ReadonlyArray<Payment["standing"]> = ["Refunded", "Disputed", "Reversed"]
const isTakenBack = ({ standing }: Payment): boolean => takenBack.includes(standing)

/** The state to show for the server's answer; a window that the buyer closed stays closed. */
const shownState = (
  known: Exclude<Known, { readonly status: "unknown" }>,
  ended: WindowOutcome["status"],
): PaymentState => (known.status === "notTaken" && ended === "closed" ? { status: "closed" } : known)

/**
 * One payment, from the first click to the credited wallet. A second click while it runs does nothing; however the gateway's window
 * ends, the server is asked until it knows, and what was not taken can be paid again without paying twice.
 */
export const makePaymentFlow = <Wanted>(ports: PaymentFlowPorts<Wanted>) => {
  let state: PaymentState = { status: "idle" }
  let card: MountedFields | undefined
  let current: PaymentHandover | undefined
  let watched: PaymentId | undefined
  const listeners = new Set<() => void>()
  const publish = (next: PaymentState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const busy = () => ["preparing", "windowOpen", "confirming", "paid"].includes(state.status)

  /** Asks the server until it knows from the gateway; a lost reply is asked again, which is safe. */
  const confirm = async (payment: Payment, outcome: WindowOutcome): Promise<void> => {
    watched = payment.id
    if (state.status !== "confirming") publish({ status: "confirming" })
    const returned = outcome.status === "paid" ? outcome.returned : undefined
    const isSure = outcome.status === "closed" || outcome.status === "declined"
    let denied = 0
    for (let attempt = 0; attempt < askAgainTimes; attempt += 1) {
      const known = await askServer(ports.confirm, payment.id, ...(attempt === 0 ? [returned] : []))
      if (known.status === "declined" || known.status === "notTaken") denied += 1
      const isDenied = denied > 0 && (isSure || denied >= heardAfterLostReply)
      if (known.status === "paid" || known.status === "refused") return publish(shownState(known, outcome.status))
      if (known.status !== "unknown" && isDenied) return publish(shownState(known, outcome.status))
      await Effect.runPromise(Effect.sleep(askAgainMilliseconds))
    }
    publish({ status: "pending" })
  }

  const finish = (handover: PaymentHandover, outcome: WindowOutcome): Promise<void> | void =>
    outcome.status === "incomplete" ? publish(outcome) : confirm(handover.payment, outcome)

  /** Pays by the card in the fields, typed or kept. */
  const payBy = async (fields: MountedFields, handover: PaymentHandover, keepsCard: boolean): Promise<void> => {
    publish({ status: "confirming" })
    try {
      await finish(handover, await fields.confirm({ keepsCard }))
    } catch {
      await confirm(handover.payment, { status: "unknown" })
    }
  }

  /** Pays with a kept card, about which its bank may ask; there are no fields to be seen. */
  const payByKeptCard = async (handover: PaymentHandover, language: string): Promise<void> => {
    try {
      const fields = await ports.window.mount(handover, undefined, { language, onReady: () => undefined })
      await payBy(fields, handover, false)
      fields.unmount()
    } catch {
      publish({ status: "offline" })
    }
  }

  /** Asks about one listed payment; true once that has changed what is shown. */
  const takeUp = async (payment: Payment, before: PaymentState): Promise<boolean> => {
    if (isTakenBack(payment)) {
      if (before.status === "idle") publish({ status: "reversed", payment })
      return true
    }
    const known = await askServer(ports.confirm, payment.id)
    if (state !== before) return true
    if (known.status === "paid") publish(known)
    else if (before.status === "pending" && known.status !== "unknown") publish(shownState(known, "unknown"))
    else if (before.status === "idle" && known.status === "unknown") await confirm(payment, { status: "unknown" })
    return state !== before
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /**
     * On arrival, and again while the outcome is not known or nothing was taken: a payment that was under way before a reload, or
     * went through after all, is taken up where the gateway has it.
     */
    recover: async (): Promise<void> => {
      const before = state
      const listed = await ports.list()
      if (listed.status !== "succeeded") return
      const mayBeUnderWay = before.status === "idle" || before.status === "pending"
      for (const payment of ports.takenUp(listed.output, { mayBeUnderWay, watched }))
        if (await takeUp(payment, before)) return
    },

    /** Pays from the wallet if nothing is due; else with the kept card, in the gateway's window, or by its fields in the page. */
    begin: async (wanted: Wanted, buyer: Buyer, keptCard?: KeptCard): Promise<void> => {
      if (busy()) return
      publish({ status: "preparing" })
      const listed = await ports.list()
      const started = listed.status === "succeeded" ? await ports.start(wanted, listed.output, keptCard?.id) : listed
      if (started.status === "broken") return publish({ status: "offline" })
      if (started.status === "failed") return publish({ status: "refused", failure: started.failure })
      const handover = started.output
      if (handover.gateway === "wallet") return publish({ status: "paid" })
      current = handover
      if (handover.payment.status === "Succeeded") return publish({ status: "paid", payment: handover.payment })
      if (paymentGateways[handover.gateway].paysIn === "page")
        return keptCard === undefined
          ? publish({ status: "cardFields", handover })
          : payByKeptCard(handover, keptCard.language)
      publish({ status: "windowOpen" })
      try {
        await finish(handover, await ports.window.open(handover, buyer))
      } catch {
        publish({ status: "offline" })
      }
    },

    /** Puts the gateway's fields into an element; the returned function takes them away. */
    mountCard: async (
      handover: FieldsHandover,
      element: unknown,
      options: { readonly language: string; readonly onReady: () => void },
    ) => {
      let mounted: MountedFields | undefined
      try {
        mounted = await ports.window.mount(handover, element, options)
        card = mounted
      } catch {
        publish({ status: "offline" })
      }
      return () => {
        mounted?.unmount()
        if (card === mounted) card = undefined
      }
    },

    /** Pays with the card in the fields; they stay where they are if it is declined. */
    payByCard: async (keepsCard = false): Promise<void> => {
      if (card === undefined || current === undefined || busy()) return
      await payBy(card, current, keepsCard)
    },
  }
}

export type PaymentFlow<Wanted> = ReturnType<typeof makePaymentFlow<Wanted>>
