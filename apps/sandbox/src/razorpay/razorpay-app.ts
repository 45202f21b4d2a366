import type { Hono } from "hono"
import type { Context, Env } from "../core/context.ts"
import { asNumber, asText, dig, isObject, type Json, type JsonObject } from "../core/json.ts"
import { randomId } from "../core/random.ts"
import { capture, checkoutRoutes } from "./razorpay-checkout.ts"
import { customerRoutes } from "./razorpay-customers.ts"
import { RazorpayError, makeRazorpayApp, readBody, requireBasic } from "./razorpay-http.ts"
import { collection, showOrder, showPayment, showRazorpayRefund } from "./razorpay-objects.ts"
import { refundPayment, reversalRoutes } from "./razorpay-reversals.ts"
import type { Order } from "./razorpay-state.ts"

const ORDER_FIELDS = ["amount", "currency", "receipt", "partial_payment", "notes", "payment_capture", "payment"]

const amountOf = (value: Json | undefined): number => {
  const amount = asNumber(value)
  if (amount === undefined) throw new RazorpayError("The amount field is required.", { field: "amount" })
  if (!Number.isInteger(amount)) throw new RazorpayError("The amount must be an integer.", { field: "amount" })
  if (amount < 100) throw new RazorpayError("Order amount less than minimum amount allowed", { field: "amount" })
  return amount
}

const notesOf = (value: Json | undefined): JsonObject => {
  if (value === undefined || Array.isArray(value)) return {}
  if (!isObject(value)) throw new RazorpayError("The notes must be an array.", { field: "notes" })
  if (Object.keys(value).length > 15)
    throw new RazorpayError("Number of fields in notes should be less than or equal to 15")
  return value
}

/** The payment provider behind `/razorpay`: orders, payments, capture, refunds, checkout. */
export const razorpayApp = (context: Context): Hono<Env> => {
  const app = makeRazorpayApp(context)
  const { razorpay } = context.state
  checkoutRoutes(context, app)
  app.use("/v1/*", async (c, next) => {
    requireBasic(context, c)
    await next()
  })
  const find = <T>(all: Record<string, T>, id: string): T => {
    const entity = all[id]
    if (entity === undefined) throw new RazorpayError("The id provided does not exist")
    return entity
  }
  app.post("/v1/orders", async (c) => {
    const body = await readBody(c, ORDER_FIELDS)
    const amount = amountOf(body["amount"])
    const currency = asText(body["currency"])
    if (currency === undefined || !/^[A-Z]{3}$/.test(currency))
      throw new RazorpayError("The currency field is required.", { field: "currency" })
    const receipt = asText(body["receipt"]) ?? null
    if (receipt !== null && receipt.length > 40)
      throw new RazorpayError("The receipt may not be greater than 40 characters.", { field: "receipt" })
    const flag = body["payment_capture"]
    const order: Order = {
      id: `order_${randomId(14)}`,
      amount,
      amountPaid: 0,
      currency,
      receipt,
      status: "created",
      attempts: 0,
      notes: notesOf(body["notes"]),
      autoCapture: flag === 1 || flag === true || flag === "1" || dig(body["payment"], ["capture"]) === "automatic",
      createdAt: context.clock.nowSeconds(),
    }
    razorpay.orders[order.id] = order
    return c.json(showOrder(order))
  })
  app.get("/v1/orders", (c) => {
    const receipt = c.req.query("receipt")
    const all = Object.values(razorpay.orders).filter((one) => receipt === undefined || one.receipt === receipt)
    return c.json(collection(all.reverse().map(showOrder)))
  })
  app.get("/v1/orders/:id", (c) => c.json(showOrder(find(razorpay.orders, c.req.param("id")))))
  app.get("/v1/orders/:id/payments", (c) => {
    const order = find(razorpay.orders, c.req.param("id"))
    const payments = Object.values(razorpay.payments).filter((one) => one.orderId === order.id)
    return c.json(collection(payments.reverse().map(showPayment)))
  })
  app.get("/v1/payments", (c) => c.json(collection(Object.values(razorpay.payments).reverse().map(showPayment))))
  app.get("/v1/payments/:id", (c) => c.json(showPayment(find(razorpay.payments, c.req.param("id")))))
  app.post("/v1/payments/:id/capture", async (c) => {
    const payment = find(razorpay.payments, c.req.param("id"))
    const body = await readBody(c, ["amount", "currency"])
    if (payment.status === "captured" || payment.status === "refunded")
      throw new RazorpayError("This payment has already been captured")
    if (payment.status !== "authorized")
      throw new RazorpayError("Only payments which have been authorized and not yet captured can be captured")
    if (amountOf(body["amount"]) !== payment.amount)
      throw new RazorpayError("Capture amount must be equal to the amount authorized", { field: "amount" })
    const currency = asText(body["currency"]) ?? "INR"
    if (currency !== payment.currency)
      throw new RazorpayError("Capture currency must match payment currency", { field: "currency" })
    const order = find(razorpay.orders, payment.orderId)
    if (order.status === "paid")
      throw new RazorpayError("Payment already done for this order.", { reason: "order_already_paid" })
    capture(context, order, payment)
    return c.json(showPayment(payment))
  })
  app.post("/v1/payments/:id/refund", async (c) => {
    const body = await readBody(c, ["amount", "speed", "notes", "receipt"])
    const payment = find(razorpay.payments, c.req.param("id"))
    const receipt = asText(body["receipt"])
    const key = c.req.header("x-refund-idempotency")
    if (key !== undefined && !/^[\w-]{10,}$/u.test(key))
      throw new RazorpayError("The idempotency key must be at least 10 characters of letters, digits, - and _")
    const before = Object.values(razorpay.refunds).find((one) => key !== undefined && one.idempotencyKey === key)
    if (before !== undefined) {
      if (before.paymentId !== payment.id || before.amount !== body["amount"])
        throw new RazorpayError("Different request with the same idempotency key")
      return c.json(showRazorpayRefund(before))
    }
    const repeated = Object.values(razorpay.refunds).find(
      (one) => receipt !== undefined && one.receipt === receipt && one.paymentId === payment.id,
    )
    if (repeated !== undefined)
      throw new RazorpayError("A refund with this receipt exists already", { field: "receipt" })
    const { amount, notes, speed } = body
    const made = refundPayment(context, payment, {
      ...(amount !== undefined && { amount: amountOf(amount) }),
      notes: notesOf(notes),
      ...(receipt !== undefined && { receipt }),
      ...(key !== undefined && { idempotencyKey: key }),
      speed: asText(speed) ?? "normal",
    })
    return c.json(showRazorpayRefund(made))
  })
  app.get("/v1/payments/:id/refunds", (c) => {
    const id = find(razorpay.payments, c.req.param("id")).id
    return c.json(
      collection(
        Object.values(razorpay.refunds)
          .filter((one) => one.paymentId === id)
          .map(showRazorpayRefund),
      ),
    )
  })
  customerRoutes(context, app)
  reversalRoutes(context, app)
  app.get("/v1/refunds/:id", (c) => c.json(showRazorpayRefund(find(razorpay.refunds, c.req.param("id")))))
  return app
}
