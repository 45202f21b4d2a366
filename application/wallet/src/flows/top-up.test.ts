import { Effect } from "effect"
import { expect, test, vi } from "vitest"
import { asyncCall, type Invoke, type OutputOf } from "@application/kernel"
import { BusinessProfileId } from "@domain/kernel"
import { RechargeBelowMinimum } from "@domain/pricing"
import { type Payment, PaymentId, PaymentNotTaken, PaymentPending } from "@domain/wallet"
import type { ConfirmTopUp, ListTopUps, StartTopUp } from "../contract/top-ups.ts"
import { makePaymentFlow } from "./payment-flow.ts"
import type { WindowOutcome } from "./payment-state.ts"
import { topUpPayment } from "./top-up.ts"

const businessProfileId = BusinessProfileId.make(5)
const buyer = { name: "Asha", email: "asha@example.com", phone: "", seller: "Marquee", colour: "#000" }
const payment = (status: Payment["status"], id = 1): Payment => ({
  id: PaymentId.make(id),
  gateway: "razorpay",
  gatewayReference: `order_${id}`,
  amount: 500_00,
  currency: "INR",
  status,
})
const handover: OutputOf<typeof StartTopUp> = {
  gateway: "razorpay",
  payment: payment("Pending"),
  scriptUrl: "/checkout.js",
  fields: { orderId: "order_1" },
}

interface Ports {
  readonly start: Invoke<typeof StartTopUp>
  readonly confirm: Invoke<typeof ConfirmTopUp>
  readonly list: Invoke<typeof ListTopUps>
}

const pageWith = (changes: Partial<Ports>, outcome: WindowOutcome = { status: "paid" }) => {
  const ports = {
    start: vi.fn<Ports["start"]>(() => Effect.succeed(handover)),
    confirm: vi.fn<Ports["confirm"]>(() => Effect.succeed(payment("Succeeded"))),
    list: vi.fn<Ports["list"]>(() => Effect.succeed([])),
    ...changes,
  }
  const calls = { start: asyncCall(ports.start), confirm: asyncCall(ports.confirm), list: asyncCall(ports.list) }
  const window = { open: vi.fn(() => Promise.resolve(outcome)), mount: vi.fn() }
  const flow = makePaymentFlow({ ...topUpPayment(calls, businessProfileId), window })
  const seen: Array<string> = []
  flow.subscribe(() => seen.push(flow.state().status))
  return { flow, ports, seen }
}

test("an amount is paid in the gateway's window and confirmed by the server", async () => {
  const { flow, ports, seen } = pageWith({})
  await flow.begin(500_00, buyer)
  expect(seen).toEqual(["preparing", "windowOpen", "confirming", "paid"])
  expect(ports.start).toHaveBeenCalledWith({ businessProfileId, amount: 500_00, idempotencyKey: "topUp:5:50000:0" })
  expect(ports.confirm).toHaveBeenCalledWith({ businessProfileId, paymentId: 1 })
})

test("an attempt keeps its key through a reload; after its end the next has another", async () => {
  const keys: Array<string> = []
  const start: Ports["start"] = ({ idempotencyKey }) => {
    keys.push(idempotencyKey)
    return Effect.succeed(handover)
  }
  const begin = (...payments: ReadonlyArray<Payment>) =>
    pageWith({ start, list: () => Effect.succeed(payments) }).flow.begin(500_00, buyer)
  await begin(payment("Succeeded", 7))
  await begin(payment("Pending", 8), payment("Succeeded", 7))
  await begin(payment("Failed", 8), payment("Succeeded", 7))
  expect(keys).toEqual(["topUp:5:50000:7", "topUp:5:50000:7", "topUp:5:50000:8"])
})

test("a top-up of an earlier visit that succeeded is not shown again", async () => {
  const { flow, ports } = pageWith({ list: () => Effect.succeed([payment("Succeeded")]) })
  await flow.recover()
  expect(flow.state()).toEqual({ status: "idle" })
  expect(ports.confirm).not.toHaveBeenCalled()
})

test("a top-up under way is taken up again, behind one that was never paid", async () => {
  const confirm = vi.fn<Ports["confirm"]>(({ paymentId }) =>
    paymentId === 2 ? Effect.fail(new PaymentNotTaken({})) : Effect.succeed(payment("Succeeded")),
  )
  const { flow } = pageWith({ confirm, list: () => Effect.succeed([payment("Pending", 2), payment("Pending")]) })
  await flow.recover()
  expect(flow.state()).toEqual({ status: "paid", payment: payment("Succeeded") })
})

test("of many payments that were never paid only the newest three are asked about", async () => {
  const confirm = vi.fn<Ports["confirm"]>(() => Effect.fail(new PaymentNotTaken({})))
  const open = [9, 8, 7, 6, 5].map((id) => payment("Pending", id))
  const { flow } = pageWith({ confirm, list: () => Effect.succeed(open) })
  await flow.recover()
  expect(confirm.mock.calls.map(([{ paymentId }]) => paymentId)).toEqual([9, 8, 7])
  expect(flow.state()).toEqual({ status: "idle" })
})

test("after a closed window only the payment of this page is asked about again", async () => {
  const confirm = vi.fn<Ports["confirm"]>(() => Effect.fail(new PaymentNotTaken({})))
  const list = vi.fn<Ports["list"]>(() => Effect.succeed([]))
  const { flow } = pageWith({ confirm, list }, { status: "closed" })
  await flow.begin(500_00, buyer)
  expect(flow.state()).toEqual({ status: "closed" })
  confirm.mockClear()
  list.mockReturnValue(Effect.succeed([payment("Succeeded", 9), payment("Pending", 3)]))
  await flow.recover()
  expect(confirm).not.toHaveBeenCalled()
  confirm.mockReturnValue(Effect.succeed(payment("Succeeded")))
  list.mockReturnValue(Effect.succeed([payment("Succeeded")]))
  await flow.recover()
  expect(flow.state()).toMatchObject({ status: "paid" })
})

test("an undecided top-up stays pending until the server knows it", async () => {
  vi.useFakeTimers()
  const confirm = vi.fn<Ports["confirm"]>(() => Effect.fail(new PaymentPending({})))
  const { flow } = pageWith({ confirm, list: () => Effect.succeed([payment("Pending")]) })
  const recovered = flow.recover()
  await vi.runAllTimersAsync()
  await recovered
  vi.useRealTimers()
  expect(flow.state()).toEqual({ status: "pending" })
  confirm.mockReturnValue(Effect.succeed(payment("Succeeded")))
  await flow.recover()
  expect(flow.state()).toMatchObject({ status: "paid" })
})

test("an amount below the least is refused with what the least is", async () => {
  const refusal = new RechargeBelowMinimum({ minimum: 430_00, currency: "INR" })
  const { flow } = pageWith({ start: () => Effect.fail(refusal) })
  await flow.begin(100, buyer)
  expect(flow.state()).toEqual({ status: "refused", failure: refusal })
})
