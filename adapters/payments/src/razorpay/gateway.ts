import { Effect, Result, Schema } from "effect"
import type { GatewayPayment, PaymentOrder, RefundOrder } from "@application/wallet/ports"
import { CurrencyCode, MinorUnits } from "@domain/kernel"
import { PaymentProviderRefused } from "@domain/wallet"
import type { SettingValues } from "@adapters/settings"
import type { Gateway } from "../gateway-definition.ts"
import { razorpayClient } from "./client.ts"
import { EntityNotes, noteOf } from "./entity-notes.ts"
import type { RazorpayHandover } from "./handover.ts"
import { isRazorpayReturn } from "./notices.ts"
import { razorpayRefund } from "./refunds.ts"
import { razorpayReversals, razorpayReversedSince } from "./reversals.ts"
import type { razorpaySettings } from "./settings.ts"

const Order = Schema.Struct({
  id: Schema.String,
  amount: MinorUnits,
  currency: CurrencyCode,
  notes: EntityNotes,
})
type Order = typeof Order.Type
const Orders = Schema.Struct({ items: Schema.Array(Order) })
const Attempt = Schema.Struct({
  id: Schema.String,
  amount: MinorUnits,
  currency: CurrencyCode,
  status: Schema.Literals(["created", "authorized", "captured", "refunded", "failed"]),
  error_reason: Schema.NullOr(Schema.String),
  token_id: Schema.optionalKey(Schema.NullOr(Schema.String)),
  /** What Razorpay keeps, its tax included, once the money is taken; a refund neither returns nor adds to it. */
  fee: Schema.optionalKey(Schema.NullOr(MinorUnits)),
})
type Attempt = typeof Attempt.Type
/** Newest first. */
const Attempts = Schema.Struct({ items: Schema.Array(Attempt) })

const customerOf = ({ notes }: Order) => {
  const customer = noteOf(notes, "customerId")
  return customer === undefined ? {} : { customer }
}

const cardOf = ({ token_id: token }: Attempt) =>
  token === undefined || token === null ? {} : { paymentOptionId: token }

const feesOf = ({ id, fee }: Attempt) =>
  fee === undefined || fee === null ? {} : { fees: [{ reference: id, amount: fee }] }

const because = (reason: string | null) => (reason === null ? {} : { reason })

/** The attempt whose money was taken, also if it was reversed since. */
const takenBy = (attempts: ReadonlyArray<Attempt>): Attempt | undefined =>
  attempts.find(({ status }) => status === "captured" || status === "refunded")

/** An order by its attempts: one that was captured decides, then one that the bank has not decided, else the latest. */
const verdict = (order: Order, attempts: ReadonlyArray<Attempt>): GatewayPayment => {
  const facts = { reference: order.id, amount: order.amount, currency: order.currency, ...customerOf(order) }
  const captured = takenBy(attempts)
  if (captured !== undefined)
    return { ...facts, status: "Succeeded", amount: captured.amount, ...cardOf(captured), ...feesOf(captured) }
  const [latest] = attempts
  if (latest === undefined) return { ...facts, status: "Untried" }
  return attempts.every(({ status }) => status === "failed")
    ? { ...facts, status: "Declined", ...because(latest.error_reason) }
    : { ...facts, status: "Pending" }
}

/** Payments as Razorpay orders; our payment id is the receipt, by which an order opened before is found again. */
export const razorpayGateway = (settings: SettingValues<typeof razorpaySettings>): Gateway => {
  const client = razorpayClient(settings)
  const { get, post } = client
  const attemptsOf = (orderId: string) =>
    Effect.map(get(`/orders/${encodeURIComponent(orderId)}/payments`, Attempts), ({ items }) => items)

  /** Takes what the bank has promised; that it was taken meanwhile, by Razorpay itself or by us, is seen on reading again. */
  const captured = Effect.fnUntraced(function* (order: Order, attempts: ReadonlyArray<Attempt>) {
    const promised = attempts.find(({ status }) => status === "authorized")
    if (promised === undefined || attempts.some(({ status }) => status === "captured")) return attempts
    const { id, amount, currency } = promised
    const path = `/payments/${encodeURIComponent(id)}/capture`
    const capture = yield* Effect.result(post(path, { amount, currency }, Attempt))
    const after = yield* attemptsOf(order.id)
    const isCaptured = after.some(({ status }) => status === "captured")
    return Result.isFailure(capture) && !isCaptured ? yield* capture.failure : after
  })

  const ask = Effect.fnUntraced(function* (reference: string, disputes: ReadonlyArray<string> = []) {
    const order = yield* get(`/orders/${encodeURIComponent(reference)}`, Order)
    const attempts = yield* captured(order, yield* attemptsOf(order.id))
    const taken = takenBy(attempts)
    const reversals = taken === undefined ? [] : yield* razorpayReversals(get, taken.id, disputes)
    return { ...verdict(order, attempts), ...(reversals.length > 0 && { reversals }) }
  })

  return {
    ask,
    // Orders cannot be cancelled, and the window shows the cards of whichever customer it is told; so the order stands as it is.
    cancel: (reference) => ask(reference),
    // The buyer is always asked, in the window; so the order stands as it is.
    payWithCard: ({ gatewayReference }) => ask(gatewayReference),
    refund: Effect.fnUntraced(function* (order: RefundOrder) {
      const taken = takenBy(yield* attemptsOf(order.gatewayReference))
      return taken === undefined
        ? yield* new PaymentProviderRefused({ reason: "The order has taken no money" })
        : yield* razorpayRefund(client, taken.id, order)
    }),
    reversedSince: (since: number) => razorpayReversedSince(get, since),
    handover: ({ reference, customer }) => {
      const fields: typeof RazorpayHandover.Type = {
        keyId: settings.RAZORPAY_KEY_ID,
        orderId: reference,
        ...(customer !== undefined && { customerId: customer }),
      }
      return { scriptUrl: settings.RAZORPAY_SCRIPT_URL, fields }
    },
    isGenuine: (order, returned) => isRazorpayReturn(order, returned, settings.RAZORPAY_KEY_SECRET),
    open: Effect.fnUntraced(function* ({ paymentId, businessProfileId, amount, currency, customer }: PaymentOrder) {
      const receipt = `payment-${paymentId}`
      const { items } = yield* get(`/orders?receipt=${encodeURIComponent(receipt)}`, Orders)
      const known = items.find((order) => order.amount === amount && order.currency === currency)
      if (known !== undefined) return yield* ask(known.id)
      const notes = {
        paymentId: String(paymentId),
        businessProfileId: String(businessProfileId),
        ...(customer !== undefined && { customerId: customer }),
      }
      const order = yield* post("/orders", { amount, currency, receipt, notes, payment_capture: 1 }, Order)
      return verdict(order, [])
    }),
  }
}
