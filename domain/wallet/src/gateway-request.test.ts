import { Option, Schema } from "effect"
import { expect, test } from "vitest"
import { CardSetupRequest, intentOf, orderOf, GatewayOrderRequest } from "./gateway-request.ts"
import { type PaymentHandover, PaymentId } from "./payment.ts"

const order = { amount: 350_00, currency: "INR", receipt: "receipt-1", partialPayment: false, isLiveMode: true }
const isOrder = (value: object) => Option.isSome(Schema.decodeUnknownOption(GatewayOrderRequest)(value))

test("an order is never paid in parts, and says whether it is real", () => {
  expect(isOrder(order)).toBe(true)
  expect([{ partialPayment: true }, { isLiveMode: undefined }].map((part) => isOrder({ ...order, ...part }))).toEqual([
    false,
    false,
  ])
})

test("a card is prepared for a region, really or for tests", () => {
  const isSetup = (value: object) => Option.isSome(Schema.decodeUnknownOption(CardSetupRequest)(value))
  expect([isSetup({ isLiveMode: false, region: "GB" }), isSetup({ region: "GB" })]).toEqual([true, false])
})

const handover: PaymentHandover = {
  gateway: "stripe",
  payment: {
    id: PaymentId.make(3),
    gateway: "stripe",
    gatewayReference: "pi_1",
    amount: 20_00,
    currency: "GBP",
    status: "Pending",
  },
  scriptUrl: "https://js.stripe.com/script.js",
  fields: { clientSecret: "pi_1_secret" },
}

test("an intent is told with its secret, an order with its receipt", () => {
  const common = {
    id: "pi_1",
    amount: 20_00,
    currency: "GBP",
    status: "Pending",
    paymentId: 3,
    fields: handover.fields,
  }
  expect(intentOf(handover)).toEqual({ ...common, clientSecret: "pi_1_secret" })
  expect(orderOf(handover, "receipt-1")).toEqual({ ...common, receipt: "receipt-1" })
})
