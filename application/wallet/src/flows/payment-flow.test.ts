import { Effect } from "effect"
import { expect, test, vi } from "vitest"
import type { OutputOf } from "@application/kernel"
import { SessionId } from "@domain/kernel"
import { InsufficientFunds, type Payment, PaymentDeclined, PaymentId, PriceChanged } from "@domain/wallet"
import type { StartPayment } from "../contract/payments.ts"
import { makePaymentFlow, type PaymentFlowPorts, type WindowOutcome } from "./payment-flow.ts"

const sessionId = SessionId.make("00000000-0000-4000-8000-000000000001")
const payment = (status: Payment["status"], id = 1): Payment => ({
  id: PaymentId.make(id),
  gateway: "razorpay",
  gatewayReference: `order_${id}`,
  amount: 500,
  currency: "INR",
  status,
})
const handover = (status: Payment["status"] = "Pending"): OutputOf<typeof StartPayment> => ({
  gateway: "razorpay",
  payment: payment(status),
  keyId: "rzp_1",
  orderId: "order_1",
  scriptUrl: "/checkout.js",
})
const buyer = { name: "Asha", email: "asha@example.com", phone: "", seller: "Marquee", colour: "#000" }
const price = { total: 900, due: 500 }

const flowWith = (changes: Partial<PaymentFlowPorts>, outcome: WindowOutcome = { status: "paid" }) => {
  const ports = {
    start: vi.fn<PaymentFlowPorts["start"]>(() => Effect.succeed(handover())),
    confirm: vi.fn<PaymentFlowPorts["confirm"]>(() => Effect.succeed(payment("Succeeded"))),
    list: vi.fn<PaymentFlowPorts["list"]>(() => Effect.succeed([])),
    window: { razorpay: vi.fn(() => Promise.resolve(outcome)), stripe: vi.fn() },
    ...changes,
  }
  const flow = makePaymentFlow(ports, sessionId)
  const seen: Array<string> = []
  flow.subscribe(() => seen.push(flow.state().status))
  return { flow, ports, seen }
}

test("what is due is asked for in the gateway's window and confirmed by the server", async () => {
  const { flow, ports, seen } = flowWith({})
  await flow.begin(price, buyer)
  expect(seen).toEqual(["preparing", "windowOpen", "confirming", "paid"])
  expect(ports.start).toHaveBeenCalledWith({ sessionId, ...price, idempotencyKey: `pay:${sessionId}:500:0` })
  expect(flow.state()).toEqual({ status: "paid", payment: payment("Succeeded") })
})

test("a price that the wallet pays opens no window", async () => {
  const { flow, ports } = flowWith({ start: () => Effect.succeed({ gateway: "wallet" }) })
  await flow.begin({ total: 900, due: 0 }, buyer)
  expect(flow.state()).toEqual({ status: "paid" })
  expect(ports.window.razorpay).not.toHaveBeenCalled()
})

test("a second click while the first is under way starts nothing", async () => {
  const { flow, ports } = flowWith({})
  await Promise.all([flow.begin(price, buyer), flow.begin(price, buyer)])
  expect(ports.start).toHaveBeenCalledTimes(1)
})

test("a payment after one that has ended has a key of its own", async () => {
  const list = () => Effect.succeed([payment("Pending", 3), payment("Succeeded", 2), payment("Failed")])
  const { flow, ports } = flowWith({ list })
  await flow.begin(price, buyer)
  expect(ports.start).toHaveBeenCalledWith(expect.objectContaining({ idempotencyKey: `pay:${sessionId}:500:2` }))
})

test("a changed price, a decline and a closed window are told and leave it open to try again", async () => {
  const changed = new PriceChanged({ total: 1_000, due: 600 })
  const refused = flowWith({ start: () => Effect.fail(changed) }).flow
  await refused.begin(price, buyer)
  expect(refused.state()).toEqual({ status: "refused", failure: changed })
  const declined = flowWith({ confirm: () => Effect.fail(new PaymentDeclined({ reason: "no funds" })) }).flow
  await declined.begin(price, buyer)
  expect(declined.state()).toEqual({ status: "declined", reason: "no funds" })
  const { flow, ports } = flowWith({}, { status: "closed" })
  await flow.begin(price, buyer)
  expect(flow.state()).toEqual({ status: "closed" })
  await flow.begin(price, buyer)
  expect(ports.start).toHaveBeenCalledTimes(2)
})

test("a payment that has arrived and no longer suffices says what is missing", async () => {
  const short = new InsufficientFunds({ missing: 400, currency: "INR" })
  const { flow } = flowWith({ confirm: () => Effect.fail(short) })
  await flow.begin(price, buyer)
  expect(flow.state()).toEqual({ status: "refused", failure: short })
})

test("after a reload a payment that has succeeded is taken up as paid, one that fell short is not", async () => {
  const list = () => Effect.succeed([payment("Succeeded")])
  const paid = flowWith({ list }).flow
  await paid.recover()
  expect(paid.state()).toEqual({ status: "paid", payment: payment("Succeeded") })
  const confirm = () => Effect.fail(new InsufficientFunds({ missing: 400, currency: "INR" }))
  const short = flowWith({ list, confirm }).flow
  await short.recover()
  expect(short.state()).toEqual({ status: "idle" })
})
