import type { Hono } from "hono"
import type { Context, Env } from "../core/context.ts"
import { asNumber, asObject, asText, type JsonObject } from "../core/json.ts"
import { randomId } from "../core/random.ts"
import { razorpayPaymentSignature } from "./razorpay-signature.ts"
import { keepCard } from "./razorpay-customers.ts"
import { RazorpayError, emitRazorpay, errorBody, readBody } from "./razorpay-http.ts"
import { showOrder, showPayment } from "./razorpay-objects.ts"
import type { Order, Payment } from "./razorpay-state.ts"

const FIELDS = [
  "key_id",
  "order_id",
  "amount",
  "currency",
  "method",
  "card",
  "vpa",
  "name",
  "email",
  "contact",
  "description",
  "notes",
  "fail",
  "customer_id",
  "save",
]
const NETWORKS: readonly [RegExp, string][] = [
  [/^4/, "Visa"],
  [/^5[1-5]/, "MasterCard"],
  [/^6/, "RuPay"],
]

const refusalOf = (context: Context, body: JsonObject, digits: string): Payment["error"] => {
  const wanted = body["fail"] === true || digits.endsWith("0002") || /^fail/i.test(asText(body["vpa"]) ?? "")
  const switched = context.failures.take("razorpay", "decline") !== undefined
  if (!wanted && !switched) return null
  const upi = body["method"] === "upi"
  return {
    code: "BAD_REQUEST_ERROR",
    description: upi
      ? "Payment was unsuccessful as the UPI app declined it. Try another method."
      : "Your payment was declined by the bank. Try another card or method.",
    source: upi ? "customer" : "bank",
    step: "payment_authorization",
    reason: "payment_failed",
  }
}

const makePayment = (context: Context, order: Order, body: JsonObject): Payment => {
  const method = asText(body["method"])
  if (method !== "card" && method !== "upi" && method !== "netbanking")
    throw new RazorpayError("The selected method is invalid.")
  const digits = (asText(asObject(body["card"])["number"]) ?? "").replace(/\D/g, "")
  if (method === "card" && digits.length < 12)
    throw new RazorpayError("The card number is invalid.", { field: "card.number" })
  const vpa = asText(body["vpa"]) ?? null
  if (method === "upi" && !/^[\w.-]+@[\w.-]+$/.test(vpa ?? ""))
    throw new RazorpayError("Invalid VPA. Please enter a valid Virtual Payment Address", { field: "vpa" })
  return {
    id: `pay_${randomId(14)}`,
    orderId: order.id,
    amount: order.amount - order.amountPaid,
    amountRefunded: 0,
    currency: order.currency,
    status: "authorized",
    method,
    card:
      method === "card"
        ? {
            last4: digits.slice(-4),
            network: NETWORKS.find(([pattern]) => pattern.test(digits))?.[1] ?? "Unknown",
            name: asText(body["name"]) ?? "",
          }
        : null,
    vpa: method === "upi" ? vpa : null,
    email: asText(body["email"]) ?? null,
    contact: asText(body["contact"]) ?? null,
    description: asText(body["description"]) ?? null,
    notes: asObject(body["notes"]),
    error: refusalOf(context, body, digits),
    createdAt: context.clock.nowSeconds(),
  }
}

/** Takes an authorised payment's money: the payment is captured and its order paid, once. */
export const capture = (context: Context, order: Order, payment: Payment): void => {
  payment.status = "captured"
  order.amountPaid += payment.amount
  if (order.amountPaid >= order.amount) order.status = "paid"
  emitRazorpay(context, "payment.captured", { payment: showPayment(payment) })
  if (order.status === "paid")
    emitRazorpay(context, "order.paid", { payment: showPayment(payment), order: showOrder(order) })
}

/** The private calls of the look-alike checkout dialog: read an order, pay it or fail it. */
export const checkoutRoutes = (context: Context, app: Hono<Env>): void => {
  const { razorpay } = context.state
  const guardKey = (key: string | undefined): void => {
    if (key !== context.credentials.RAZORPAY_KEY_ID) throw new RazorpayError("The api key provided is invalid", {}, 401)
  }
  const findOrder = (id: string): Order => {
    const order = razorpay.orders[id]
    if (order === undefined) throw new RazorpayError("The id provided does not exist", { field: "order_id" })
    return order
  }
  app.get("/checkout/orders/:id", (c) => {
    guardKey(c.req.query("key_id"))
    return c.json(showOrder(findOrder(c.req.param("id"))))
  })
  app.post("/checkout/payments", async (c) => {
    const body = await readBody(c, FIELDS)
    guardKey(asText(body["key_id"]))
    const order = findOrder(asText(body["order_id"]) ?? "")
    if (order.status === "paid")
      throw new RazorpayError("Payment already done for this order.", { reason: "order_already_paid" })
    const amount = asNumber(body["amount"])
    if (amount !== undefined && amount !== order.amount) {
      throw new RazorpayError(
        "Your payment amount is different from your order amount. To pay successfully, please try using right amount.",
      )
    }
    const payment = makePayment(context, order, body)
    razorpay.payments[payment.id] = payment
    order.attempts += 1
    order.status = "attempted"
    if (payment.error !== null) {
      payment.status = "failed"
      emitRazorpay(context, "payment.failed", { payment: showPayment(payment) })
      const metadata = { payment_id: payment.id, order_id: order.id }
      return c.json(errorBody(payment.error.description, { ...payment.error, metadata }), 400)
    }
    keepCard(context, payment, body)
    emitRazorpay(context, "payment.authorized", { payment: showPayment(payment) })
    if (order.autoCapture) capture(context, order, payment)
    return c.json({
      razorpay_payment_id: payment.id,
      razorpay_order_id: order.id,
      razorpay_signature: razorpayPaymentSignature(context.credentials.RAZORPAY_KEY_SECRET, order.id, payment.id),
    })
  })
}
