import { Clock, Context, Effect, Layer } from "effect"
import { type GatewayFee, type PaymentGateway, PaymentProviderRefused, type Reversal } from "@domain/wallet"
import {
  type GatewayPayment,
  type GatewayRefund,
  PaymentGateways,
  type PaymentOrder,
} from "../ports/payment-gateways.ts"

/** A refund as the in-memory gateways have it. */
export interface MemoryRefund extends GatewayRefund {
  readonly gatewayReference: string
  readonly amount: number
}

/** The other side of the in-memory gateways: what a buyer or a bank does. */
export class GatewayDesk extends Context.Service<
  GatewayDesk,
  {
    readonly opened: Effect.Effect<ReadonlyArray<PaymentOrder & { readonly reference: string }>>
    /** The buyer pays, is declined, or the payment is cancelled. */
    readonly become: (reference: string, status: GatewayPayment["status"], reason?: string) => Effect.Effect<void>
    /** The gateway takes another amount than it was asked for. */
    readonly takeInstead: (reference: string, amount: number) => Effect.Effect<void>
    /** The gateway refunds, or a bank disputes or decides; each reversal by its own reference. */
    readonly reverse: (reference: string, reversal: Reversal) => Effect.Effect<void>
    /** The gateway has the payment for this customer. */
    readonly belong: (reference: string, customer: string) => Effect.Effect<void>
    /** The gateway's mark of the card that pays. */
    readonly mark: (reference: string, cardMark: string) => Effect.Effect<void>
    /** What the gateway keeps of a payment, instead of two of a hundred once it has succeeded; nothing: it does not say yet. */
    readonly keep: (reference: string, fees: ReadonlyArray<GatewayFee>) => Effect.Effect<void>
    /** Refunds that were asked for, oldest first. */
    readonly refunds: Effect.Effect<ReadonlyArray<MemoryRefund>>
    /** The state in which later refunds begin; at first they succeed at once. */
    readonly refundsBecome: (state: GatewayRefund["state"]) => Effect.Effect<void>
    readonly decideRefund: (refundId: number, state: GatewayRefund["state"], reason?: string) => Effect.Effect<void>
    /** While unreachable, every call is refused; with a gateway, every request for its reversals. */
    readonly outOfReach: (isOut: boolean, gateway?: PaymentGateway) => Effect.Effect<void>
    /** How often payments were asked about, by reference. */
    readonly questions: Effect.Effect<ReadonlyMap<string, number>>
  }
>()("wallet/testing/GatewayDesk") {}

/** What becomes of a charge, by the card's name, as Stripe's test cards are named. */
const chargedBy = (
  card: string,
  isBuyerPresent: boolean,
): Pick<GatewayPayment, "status" | "reason" | "waitsForBuyer"> => {
  if (card.includes("declined")) return { status: "Declined", reason: "generic_decline" }
  if (card.includes("slow")) return { status: "Pending" }
  if (!card.includes("authenticate")) return { status: "Succeeded" }
  return isBuyerPresent
    ? { status: "Pending", waitsForBuyer: true }
    : { status: "Declined", reason: "authentication_required" }
}

/** Razorpay tells a payment's disputes to whoever names them alone. */
const toldBy = (gateway: PaymentGateway, payment: GatewayPayment, named: ReadonlyArray<string>): GatewayPayment => {
  if (gateway !== "razorpay" || payment.reversals === undefined) return payment
  return {
    ...payment,
    reversals: payment.reversals.filter(({ kind, reference }) => kind === "refund" || named.includes(reference)),
  }
}

/** Gateways without a network; what their windows return is genuine with the signature `signed` and the right reference. */
export const memoryPaymentGateways = Layer.effectContext(
  Effect.sync(() => {
    const orders = new Map<string, PaymentOrder>()
    const payments = new Map<string, GatewayPayment>()
    const fees = new Map<string, ReadonlyArray<GatewayFee>>()
    const reversedAt = new Map<string, number>()
    const questions = new Map<string, number>()
    const silent = new Set<PaymentGateway>()
    const refunds = new Map<number, MemoryRefund>()
    let refundsBecome: GatewayRefund["state"] = "Successful"
    let out = false
    const reached = <A>(answer: () => A) =>
      Effect.suspend(() =>
        out ? Effect.fail(new PaymentProviderRefused({ reason: "The gateway does not answer" })) : Effect.sync(answer),
      )
    const withFees = (payment: GatewayPayment): GatewayPayment => {
      if (payment.status !== "Succeeded") return payment
      const kept = fees.get(payment.reference)
      return { ...payment, fees: kept ?? [{ reference: payment.reference, amount: Math.round(payment.amount / 50) }] }
    }
    const found = (reference: string) =>
      Effect.flatMap(
        reached(() => payments.get(reference)),
        (payment) =>
          payment === undefined
            ? Effect.fail(new PaymentProviderRefused({ reason: "No such payment" }))
            : Effect.succeed(withFees(payment)),
      )
    return Context.make(PaymentGateways, {
      open: (order) =>
        reached(() => {
          const reference = `${order.gateway}_${order.paymentId}`
          const known = payments.get(reference)
          const { amount, currency, paymentOptionId, customer } = order
          const opened = known ?? {
            reference,
            status: "Untried" as const,
            amount,
            currency,
            secret: `${reference}_secret`,
            ...(paymentOptionId !== undefined && { paymentOptionId }),
            ...(customer !== undefined && { customer }),
          }
          payments.set(reference, opened)
          orders.set(reference, order)
          return opened
        }),
      ask: (gateway, reference, disputes = []) =>
        Effect.suspend(() => {
          questions.set(reference, (questions.get(reference) ?? 0) + 1)
          return Effect.map(found(reference), (payment) => toldBy(gateway, payment, disputes))
        }),
      cancel: (_gateway, reference) =>
        Effect.map(found(reference), (payment) => {
          if (payment.status === "Succeeded") return payment
          const cancelled = { ...payment, status: "Cancelled" as const }
          payments.set(reference, cancelled)
          return cancelled
        }),
      payWithCard: ({ gatewayReference, paymentOptionId, isBuyerPresent }) =>
        Effect.flatMap(
          reached(() => payments.get(gatewayReference)),
          (found) => {
            if (found === undefined) return Effect.fail(new PaymentProviderRefused({ reason: "No such payment" }))
            const paid = { ...found, paymentOptionId, ...chargedBy(paymentOptionId, isBuyerPresent) }
            payments.set(gatewayReference, paid)
            return Effect.succeed(withFees(paid))
          },
        ),
      refund: ({ gatewayReference, refundId, amount }) =>
        reached(() => {
          const reference = `refund_${refundId}`
          const made = refunds.get(refundId) ?? { reference, state: refundsBecome, gatewayReference, amount }
          refunds.set(refundId, made)
          const { state, reason } = made
          return { reference, state, ...(reason !== undefined && { reason }) }
        }),
      reversedSince: (gateway, since) =>
        silent.has(gateway)
          ? Effect.fail(new PaymentProviderRefused({ reason: "The gateway does not answer" }))
          : reached(() =>
              [...payments.values()]
                .filter(({ reference }) => reference.startsWith(gateway) && (reversedAt.get(reference) ?? -1) >= since)
                .map(({ reference, reversals = [] }) => ({
                  reference,
                  disputes: reversals.filter(({ kind }) => kind === "dispute").map((one) => one.reference),
                })),
            ),
      handover: (payment, opened, paymentOptionId) => ({
        gateway: payment.gateway,
        payment,
        scriptUrl: `https://${payment.gateway}.example/script.js`,
        fields: {
          reference: opened.reference,
          clientSecret: opened.secret ?? "",
          ...(opened.customer !== undefined && { customer: opened.customer }),
          ...(paymentOptionId !== undefined && { paymentOptionId }),
        },
      }),
      isGenuine: ({ gatewayReference }, { reference, orderId = reference, signature }) =>
        Effect.succeed(signature === "signed" && orderId === gatewayReference),
    }).pipe(
      Context.add(GatewayDesk, {
        opened: Effect.sync(() => [...orders].map(([reference, order]) => ({ ...order, reference }))),
        become: (reference, status, reason) =>
          Effect.sync(() => {
            const payment = payments.get(reference)
            if (payment === undefined) return
            const { reason: _, ...rest } = payment
            payments.set(reference, { ...rest, status, ...(reason === undefined ? {} : { reason }) })
          }),
        takeInstead: (reference, amount) =>
          Effect.sync(() => {
            const payment = payments.get(reference)
            if (payment !== undefined) payments.set(reference, { ...payment, status: "Succeeded", amount })
          }),
        reverse: (reference, reversal) =>
          Effect.map(Clock.currentTimeMillis, (now) => {
            reversedAt.set(reference, now)
            const payment = payments.get(reference)
            if (payment === undefined) return
            const others = (payment.reversals ?? []).filter((one) => one.reference !== reversal.reference)
            payments.set(reference, { ...payment, reversals: [...others, reversal] })
          }),
        mark: (reference, cardMark) =>
          Effect.sync(() => {
            const payment = payments.get(reference)
            if (payment !== undefined) payments.set(reference, { ...payment, cardMark })
          }),
        belong: (reference, customer) =>
          Effect.sync(() => {
            const payment = payments.get(reference)
            if (payment !== undefined) payments.set(reference, { ...payment, customer })
          }),
        keep: (reference, kept) => Effect.sync(() => void fees.set(reference, kept)),
        refunds: Effect.sync(() => [...refunds.values()]),
        refundsBecome: (state) => Effect.sync(() => void (refundsBecome = state)),
        decideRefund: (refundId, state, reason) =>
          Effect.sync(() => {
            const refund = refunds.get(refundId)
            if (refund !== undefined)
              refunds.set(refundId, { ...refund, state, ...(reason !== undefined && { reason }) })
          }),
        outOfReach: (isOut, gateway) =>
          Effect.sync(() => {
            if (gateway === undefined) out = isOut
            else if (isOut) silent.add(gateway)
            else silent.delete(gateway)
          }),
        questions: Effect.sync(() => new Map(questions)),
      }),
    )
  }),
)
