import { Effect } from "effect"
import type { AccessDenied, Ask, FailureOf, InputOf } from "@application/kernel"
import { IdempotencyKey, paymentGateways, type SessionId } from "@domain/kernel"
import type { DeclineCause, GatewayFields, Payment, PaymentHandover } from "@domain/wallet"
import type { ConfirmPayment, ListSessionPayments, StartPayment } from "../contract/payments.ts"
import { askServer, type Known } from "./ask-server.ts"

/** What is not right in the card's fields before anything is sent. */
export type CardProblem =
  | "numberIncomplete"
  | "numberInvalid"
  | "expiryIncomplete"
  | "expiryPast"
  | "codeIncomplete"
  | "other"

/**
 * How a gateway's own window or card fields ended. All but `incomplete`, where nothing was sent, is a hint: the server asks the
 * gateway for the outcome.
 */
export type WindowOutcome =
  | { readonly status: "paid"; readonly returned?: GatewayFields }
  | { readonly status: "incomplete"; readonly problem: CardProblem }
  | { readonly status: "closed" | "declined" | "unknown" }

/** What the gateway's window shows of the buyer and the seller. */
export interface Buyer {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly seller: string
  readonly colour: string
}

/** A gateway's fields that stand in the page. */
export interface MountedFields {
  readonly confirm: () => Promise<WindowOutcome>
  readonly unmount: () => void
}

/** The gateways' own scripts in this browser. */
export interface PaymentWindow {
  /** Opens the window of a gateway that has one of its own. */
  readonly open: (handover: PaymentHandover, buyer: Buyer) => Promise<WindowOutcome>
  /** Puts the fields of a gateway that is paid in the page into `element`. */
  readonly mount: (
    handover: PaymentHandover,
    element: unknown,
    options: { readonly language: string; readonly onReady: () => void },
  ) => Promise<MountedFields>
}

export type PaymentState =
  | { readonly status: "idle" }
  | { readonly status: "preparing" }
  | { readonly status: "cardFields"; readonly handover: PaymentHandover }
  | { readonly status: "windowOpen" }
  | { readonly status: "confirming" }
  /** Without a payment the wallet paid all of it. */
  | { readonly status: "paid"; readonly payment?: Payment }
  | { readonly status: "incomplete"; readonly problem: CardProblem }
  /** The bank has not decided yet, or nobody can say; it is asked about as long as the page is open. */
  | { readonly status: "pending" }
  /** From here on the server has the gateway's word that nothing was taken. */
  | { readonly status: "closed" }
  | { readonly status: "notTaken" }
  /** Taken and reversed at the gateway: the campaign must be paid again. */
  | { readonly status: "reversed"; readonly payment: Payment }
  | { readonly status: "declined"; readonly cause: DeclineCause }
  | {
      readonly status: "refused"
      readonly failure: FailureOf<typeof StartPayment> | FailureOf<typeof ConfirmPayment> | AccessDenied
    }
  | { readonly status: "offline" }

export interface PaymentFlowPorts {
  readonly start: Ask<typeof StartPayment>
  readonly confirm: Ask<typeof ConfirmPayment>
  readonly list: Ask<typeof ListSessionPayments>
  readonly window: PaymentWindow
}

const askAgainMilliseconds = 2_000
const askAgainTimes = 30
/** How many "nothing taken" answers count after a lost reply: the request may still be under way. */
const heardAfterLostReply = 3

const takenBack: ReadonlyArray<Payment["standing"]> = ["Refunded", "Disputed", "Reversed"]
const isTakenBack = ({ standing }: Payment): boolean => takenBack.includes(standing)

/**
 * One payment of a session's price, from the first click to the credited wallet. A second click while it runs does
 * nothing; however the gateway's window ends, the server is asked until it knows, and what was not taken can be paid again
 * without paying twice.
 */
export const makePaymentFlow = (ports: PaymentFlowPorts, sessionId: SessionId) => {
  let state: PaymentState = { status: "idle" }
  let card: MountedFields | undefined
  let current: PaymentHandover | undefined
  const listeners = new Set<() => void>()
  const publish = (next: PaymentState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const busy = () => ["preparing", "windowOpen", "confirming", "paid"].includes(state.status)

  /** The state to show for the server's answer; a window that the buyer closed stays closed. */
  const shownState = (
    known: Exclude<Known, { readonly status: "unknown" }>,
    ended: WindowOutcome["status"],
  ): PaymentState => (known.status === "notTaken" && ended === "closed" ? { status: "closed" } : known)

  /** Asks the server until it knows from the gateway; a lost reply is asked again, which is safe. */
  const confirm = async (payment: Payment, outcome: WindowOutcome): Promise<void> => {
    if (state.status !== "confirming") publish({ status: "confirming" })
    const returned = outcome.status === "paid" ? outcome.returned : undefined
    const isSure = outcome.status === "closed" || outcome.status === "declined"
    let denied = 0
    for (let attempt = 0; attempt < askAgainTimes; attempt += 1) {
      const window = attempt === 0 && returned !== undefined ? { returned } : {}
      const known = await askServer(ports.confirm, { sessionId, paymentId: payment.id, ...window })
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
      const listed = await ports.list({ sessionId })
      if (listed.status !== "succeeded") return
      const isDecided = before.status !== "idle" && before.status !== "pending"
      const payment =
        listed.output.find(({ status, isReleased }) => status === "Succeeded" && isReleased !== true) ??
        listed.output.find(
          ({ status, gatewayReference }) => !isDecided && status === "Pending" && gatewayReference !== "",
        )
      if (payment === undefined) return
      if (isTakenBack(payment)) return before.status === "idle" ? publish({ status: "reversed", payment }) : undefined
      const known = await askServer(ports.confirm, { sessionId, paymentId: payment.id })
      if (state !== before) return
      if (known.status === "paid") return publish(known)
      if (before.status === "pending" && known.status !== "unknown") return publish(shownState(known, "unknown"))
      if (before.status === "idle" && known.status === "unknown") await confirm(payment, { status: "unknown" })
    },

    /**
     * Pays from the wallet if nothing is due; else opens the gateway's window or hands over to its fields in the page. `total` and
     * `due` are what the buyer sees.
     */
    begin: async ({ total, due }: Pick<InputOf<typeof StartPayment>, "total" | "due">, buyer: Buyer): Promise<void> => {
      if (busy()) return
      publish({ status: "preparing" })
      const listed = await ports.list({ sessionId })
      const ended =
        listed.status === "succeeded" ? listed.output.filter(({ status }) => status !== "Pending").length : 0
      const idempotencyKey = IdempotencyKey.make(`pay:${sessionId}:${total}:${due}:${ended}`)
      const started = await ports.start({ sessionId, total, due, idempotencyKey })
      if (started.status === "broken") return publish({ status: "offline" })
      if (started.status === "failed") return publish({ status: "refused", failure: started.failure })
      const handover = started.output
      if (handover.gateway === "wallet") return publish({ status: "paid" })
      current = handover
      if (handover.payment.status === "Succeeded") return publish({ status: "paid", payment: handover.payment })
      if (paymentGateways[handover.gateway].paysIn === "page") return publish({ status: "cardFields", handover })
      publish({ status: "windowOpen" })
      try {
        await finish(handover, await ports.window.open(handover, buyer))
      } catch {
        publish({ status: "offline" })
      }
    },

    /** Puts the gateway's fields into an element; the returned function takes them away. */
    mountCard: async (
      handover: PaymentHandover,
      element: unknown,
      options: { readonly language: string; readonly onReady: () => void },
    ) => {
      try {
        card = await ports.window.mount(handover, element, options)
      } catch {
        publish({ status: "offline" })
      }
      return () => {
        card?.unmount()
        card = undefined
      }
    },

    /** Pays with the card in the fields; they stay where they are if it is declined. */
    payByCard: async (): Promise<void> => {
      if (card === undefined || current === undefined || busy()) return
      const handover = current
      publish({ status: "confirming" })
      try {
        await finish(handover, await card.confirm())
      } catch {
        await confirm(handover.payment, { status: "unknown" })
      }
    },
  }
}

export type PaymentFlow = ReturnType<typeof makePaymentFlow>
