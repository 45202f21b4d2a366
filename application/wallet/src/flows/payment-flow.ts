import { Cause, Effect, Exit, Option } from "effect"
import type { AccessDenied, FailureOf, InputOf, Invoke } from "@application/kernel"
import { IdempotencyKey, type SessionId } from "@domain/kernel"
import type { Payment, PaymentHandover } from "@domain/wallet"
import type { ConfirmPayment, ListSessionPayments, StartPayment } from "../contract/payments.ts"

type RazorpayHandover = Extract<PaymentHandover, { readonly gateway: "razorpay" }>
type StripeHandover = Extract<PaymentHandover, { readonly gateway: "stripe" }>

/** How a gateway's own window or card fields ended. Being paid here is a claim that the server still checks. */
export type WindowOutcome =
  | { readonly status: "paid"; readonly razorpay?: NonNullable<InputOf<typeof ConfirmPayment>["razorpay"]> }
  | { readonly status: "closed" }
  | { readonly status: "declined"; readonly reason: string }

/** What the gateway's window shows of the buyer and the seller. */
export interface Buyer {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly seller: string
  readonly colour: string
}

/** The gateways' own scripts in this browser; `element` is where card fields are put. */
export interface PaymentWindow {
  readonly razorpay: (handover: RazorpayHandover, buyer: Buyer) => Promise<WindowOutcome>
  readonly stripe: (
    handover: StripeHandover,
    element: unknown,
    options: { readonly language: string; readonly onReady: () => void },
  ) => Promise<{ readonly confirm: () => Promise<WindowOutcome>; readonly unmount: () => void }>
}

export type PaymentState =
  | { readonly status: "idle" }
  | { readonly status: "preparing" }
  | { readonly status: "cardFields"; readonly handover: StripeHandover }
  | { readonly status: "windowOpen" }
  | { readonly status: "confirming" }
  /** Without a payment the wallet paid all of it. */
  | { readonly status: "paid"; readonly payment?: Payment }
  | { readonly status: "closed" }
  | { readonly status: "pending" }
  | { readonly status: "declined"; readonly reason: string }
  | {
      readonly status: "refused"
      readonly failure: FailureOf<typeof StartPayment> | FailureOf<typeof ConfirmPayment> | AccessDenied
    }
  | { readonly status: "offline" }

export interface PaymentFlowPorts {
  readonly start: Invoke<typeof StartPayment>
  readonly confirm: Invoke<typeof ConfirmPayment>
  readonly list: Invoke<typeof ListSessionPayments>
  readonly window: PaymentWindow
}

const askAgainMilliseconds = 2_000
const askAgainTimes = 30

/**
 * One payment of a session's price, from the first click to the credited wallet. A second click while it runs does
 * nothing; a closed window, a decline or a lost reply leaves it where it can be taken up again without paying twice.
 */
export const makePaymentFlow = (ports: PaymentFlowPorts, sessionId: SessionId) => {
  let state: PaymentState = { status: "idle" }
  let card: { readonly confirm: () => Promise<WindowOutcome>; readonly unmount: () => void } | undefined
  let current: PaymentHandover | undefined
  const listeners = new Set<() => void>()
  const publish = (next: PaymentState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const busy = () => ["preparing", "windowOpen", "confirming", "paid"].includes(state.status)

  /** Asks the server until the gateway has decided; a lost reply is asked again, which is safe. */
  const confirm = async (payment: Payment, razorpay?: InputOf<typeof ConfirmPayment>["razorpay"]): Promise<void> => {
    publish({ status: "confirming" })
    for (let asked = 0; asked < askAgainTimes; asked += 1) {
      const input = { sessionId, paymentId: payment.id, ...(razorpay !== undefined && { razorpay }) }
      const exit = await Effect.runPromiseExit(ports.confirm(input))
      if (Exit.isSuccess(exit)) return publish({ status: "paid", payment: exit.value })
      const failure = Option.getOrUndefined(Cause.findErrorOption(exit.cause))
      if (failure !== undefined && failure._tag !== "PaymentPending") {
        return publish(
          failure._tag === "PaymentDeclined"
            ? { status: "declined", reason: failure.reason }
            : { status: "refused", failure },
        )
      }
      await Effect.runPromise(Effect.sleep(askAgainMilliseconds))
    }
    publish({ status: "pending" })
  }

  const finish = async (handover: PaymentHandover, outcome: WindowOutcome): Promise<void> => {
    if (outcome.status === "paid") return confirm(handover.payment, outcome.razorpay)
    if (outcome.status === "declined") return publish({ status: "declined", reason: outcome.reason })
    publish({ status: "closed" })
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** On arrival: a payment that was under way before a reload is taken up where the gateway has it. */
    recover: async (): Promise<void> => {
      const listed = await Effect.runPromiseExit(ports.list({ sessionId }))
      const [latest] = Exit.isSuccess(listed) ? listed.value : []
      if (latest?.status !== "Succeeded") return
      const exit = await Effect.runPromiseExit(ports.confirm({ sessionId, paymentId: latest.id }))
      if (Exit.isSuccess(exit)) return publish({ status: "paid", payment: exit.value })
      const failure = Option.getOrUndefined(Cause.findErrorOption(exit.cause))
      if (state.status === "pending" && failure?._tag === "InsufficientFunds") publish({ status: "refused", failure })
    },

    /**
     * Pays from the wallet if nothing is due; else opens the gateway's window (Razorpay) or hands over to the card fields
     * (Stripe). `total` and `due` are what the buyer sees.
     */
    begin: async ({ total, due }: Pick<InputOf<typeof StartPayment>, "total" | "due">, buyer: Buyer): Promise<void> => {
      if (busy()) return
      publish({ status: "preparing" })
      const listed = await Effect.runPromiseExit(ports.list({ sessionId }))
      const ended = Exit.isSuccess(listed) ? listed.value.filter(({ status }) => status !== "Pending").length : 0
      const idempotencyKey = IdempotencyKey.make(`pay:${sessionId}:${due}:${ended}`)
      const exit = await Effect.runPromiseExit(ports.start({ sessionId, total, due, idempotencyKey }))
      if (Exit.isFailure(exit)) {
        const failure = Option.getOrUndefined(Cause.findErrorOption(exit.cause))
        return publish(failure === undefined ? { status: "offline" } : { status: "refused", failure })
      }
      const handover = exit.value
      if (handover.gateway === "wallet") return publish({ status: "paid" })
      current = handover
      if (handover.payment.status === "Succeeded") return publish({ status: "paid", payment: handover.payment })
      if (handover.gateway === "stripe") return publish({ status: "cardFields", handover })
      publish({ status: "windowOpen" })
      try {
        await finish(handover, await ports.window.razorpay(handover, buyer))
      } catch {
        publish({ status: "offline" })
      }
    },

    /** Puts Stripe's card fields into an element; the returned function takes them away. */
    mountCard: async (
      handover: StripeHandover,
      element: unknown,
      options: { readonly language: string; readonly onReady: () => void },
    ) => {
      try {
        card = await ports.window.stripe(handover, element, options)
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
      if (card === undefined || current === undefined || current.gateway !== "stripe" || busy()) return
      const handover = current
      publish({ status: "confirming" })
      try {
        await finish(handover, await card.confirm())
      } catch {
        await confirm(handover.payment)
      }
    },
  }
}

export type PaymentFlow = ReturnType<typeof makePaymentFlow>
