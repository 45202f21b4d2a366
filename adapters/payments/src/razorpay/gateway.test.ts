import { Effect } from "effect"
import { afterEach, expect, test, vi } from "vitest"
import { PaymentId, RefundId } from "@domain/wallet"
import { BusinessProfileId } from "@domain/kernel"
import { sandboxSettings } from "@apps/sandbox/settings"
import { razorpayGateway } from "./gateway.ts"

const gateway = razorpayGateway(sandboxSettings("https://gateway.example"))
const order = { id: "order_1", amount: 500_00, currency: "INR" }
const attempt = { id: "pay_1", amount: 500_00, currency: "INR", status: "captured", error_reason: null, fee: 10_00 }
const refund = { id: "rfnd_1", payment_id: "pay_1", amount: 100_00, status: "processed" }
const dispute = { id: "disp_1", payment_id: "pay_1", amount: 500_00, phase: "chargeback", status: "open" }

/** Answers each path as Razorpay would; returns the paths that were asked. */
const answering = (answers: Readonly<Record<string, object>>) => {
  const asked: Array<string> = []
  vi.stubGlobal("fetch", async (address: string | URL, { method = "GET" }: RequestInit = {}) => {
    const path = `${method} ${new URL(address).pathname.replace("/razorpay/v1", "")}`
    asked.push(path)
    return answers[path] === undefined ? new Response("{}", { status: 404 }) : Response.json(answers[path])
  })
  return asked
}
afterEach(() => vi.unstubAllGlobals())

test.each([
  ["null", { notes: null }],
  ["an empty list", { notes: [] }],
  ["absent", {}],
  ["empty", { notes: {} }],
])("notes that are %s are taken of orders, refunds and what is made", async (_, notes) => {
  answering({
    "GET /orders": { items: [] },
    "POST /orders": { ...order, ...notes },
    "GET /orders/order_1": { ...order, ...notes },
    "GET /orders/order_1/payments": { items: [{ ...attempt, ...notes }] },
    "GET /payments/pay_1/refunds": { items: [{ ...refund, ...notes }] },
    "POST /payments/pay_1/refund": { ...refund, ...notes },
  })
  const wanted = { gateway: "razorpay", amount: 500_00, currency: "INR", description: "Wallet" } as const
  const ids = { paymentId: PaymentId.make(1), businessProfileId: BusinessProfileId.make(7) }
  const opened = await Effect.runPromise(gateway.open({ ...wanted, ...ids }))
  expect(opened).toMatchObject({ reference: "order_1", status: "Untried" })
  const paid = await Effect.runPromise(gateway.ask("order_1"))
  expect(paid).toMatchObject({ status: "Succeeded", reversals: [{ reference: "rfnd_1", amount: 100_00 }] })
  const asked = {
    gateway: "razorpay",
    refundId: RefundId.make(4),
    gatewayReference: "order_1",
    amount: 100_00,
  } as const
  expect(await Effect.runPromise(gateway.refund(asked))).toEqual({ reference: "rfnd_1", state: "Successful" })
})

test("a payment's disputes are read by name, and the account's list is not walked", async () => {
  const asked = answering({
    "GET /orders/order_1": { ...order, notes: [] },
    "GET /orders/order_1/payments": { items: [attempt] },
    "GET /payments/pay_1/refunds": { items: [] },
    "GET /disputes/disp_1": dispute,
    "GET /disputes/disp_2": { ...dispute, id: "disp_2", payment_id: "pay_other" },
  })
  const { reversals } = await Effect.runPromise(gateway.ask("order_1", ["disp_1", "disp_2", "disp_1"]))
  expect(reversals).toEqual([{ reference: "disp_1", kind: "dispute", amount: 500_00, state: "open" }])
  expect(asked.filter((path) => path.includes("disputes"))).toEqual(["GET /disputes/disp_1", "GET /disputes/disp_2"])
  expect(await Effect.runPromise(gateway.ask("order_1"))).not.toHaveProperty("reversals")
})
