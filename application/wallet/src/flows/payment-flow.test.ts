import { Effect } from "effect"
import { expect, test, vi } from "vitest"
import { asyncCall, type Invoke, type OutputOf } from "@application/kernel"
import { SessionId } from "@domain/kernel"
import {
  InsufficientFunds,
  type Payment,
  PaymentDeclined,
  PaymentId,
  PaymentNotTaken,
  PaymentPending,
  PaymentProviderRefused,
  PriceChanged,
} from "@domain/wallet"
import type { ConfirmPayment, ListSessionPayments, StartPayment } from "../contract/payments.ts"
import { makePaymentFlow } from "./payment-flow.ts"
import type { PaymentWindow, WindowOutcome } from "./payment-state.ts"
import { sessionPayment } from "./session-payment.ts"

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
  scriptUrl: "/checkout.js",
  fields: { orderId: "order_1" },
})
const buyer = { name: "Asha", email: "asha@example.com", phone: "", seller: "Marquee", colour: "#000" }
const price = { total: 900, due: 500 }

interface Ports {
  readonly start: Invoke<typeof StartPayment>
  readonly confirm: Invoke<typeof ConfirmPayment>
  readonly list: Invoke<typeof ListSessionPayments>
  readonly window: PaymentWindow
}

const flowWith = (changes: Partial<Ports>, outcome: WindowOutcome = { status: "paid" }) => {
  const ports = {
    start: vi.fn<Ports["start"]>(() => Effect.succeed(handover())),
    confirm: vi.fn<Ports["confirm"]>(() => Effect.succeed(payment("Succeeded"))),
    list: vi.fn<Ports["list"]>(() => Effect.succeed([])),
    window: { open: vi.fn(() => Promise.resolve(outcome)), mount: vi.fn() },
    ...changes,
  }
  const calls = { start: asyncCall(ports.start), confirm: asyncCall(ports.confirm), list: asyncCall(ports.list) }
  const flow = makePaymentFlow({ ...sessionPayment(calls, sessionId), window: ports.window })
  const seen: Array<string> = []
  flow.subscribe(() => seen.push(flow.state().status))
  return { flow, ports, seen }
}

test("the due amount is paid in the gateway's window and confirmed by the server", async () => {
  const { flow, ports, seen } = flowWith({})
  await flow.begin(price, buyer)
  expect(seen).toEqual(["preparing", "windowOpen", "confirming", "paid"])
  expect(ports.start).toHaveBeenCalledWith({ sessionId, ...price, idempotencyKey: `pay:${sessionId}:900:500:0` })
  expect(flow.state()).toEqual({ status: "paid", payment: payment("Succeeded") })
})

test("a price that the wallet pays opens no window", async () => {
  const { flow, ports } = flowWith({ start: () => Effect.succeed({ gateway: "wallet" }) })
  await flow.begin({ total: 900, due: 0 }, buyer)
  expect(flow.state()).toEqual({ status: "paid" })
  expect(ports.window.open).not.toHaveBeenCalled()
})

test("a second click while the first is under way starts nothing", async () => {
  const { flow, ports } = flowWith({})
  await Promise.all([flow.begin(price, buyer), flow.begin(price, buyer)])
  expect(ports.start).toHaveBeenCalledTimes(1)
})

test("a payment after an ended one has a new key", async () => {
  const list = () => Effect.succeed([payment("Pending", 3), payment("Succeeded", 2), payment("Failed")])
  const { flow, ports } = flowWith({ list })
  await flow.begin(price, buyer)
  expect(ports.start).toHaveBeenCalledWith(expect.objectContaining({ idempotencyKey: `pay:${sessionId}:900:500:2` }))
})

test("without the list of payments nothing is started, since no key would be sure", async () => {
  const { flow, ports } = flowWith({ list: () => Effect.die("the connection was lost") })
  await flow.begin(price, buyer)
  expect(flow.state()).toEqual({ status: "offline" })
  expect(ports.start).not.toHaveBeenCalled()
})

test("a changed price, a decline and a closed window are shown and can be retried", async () => {
  const changed = new PriceChanged({ total: 1_000, due: 600 })
  const refused = flowWith({ start: () => Effect.fail(changed) }).flow
  await refused.begin(price, buyer)
  expect(refused.state()).toEqual({ status: "refused", failure: changed })
  const no = () => Effect.fail(new PaymentDeclined({ reason: "insufficient_funds" }))
  const declined = flowWith({ confirm: no }, { status: "declined" }).flow
  await declined.begin(price, buyer)
  expect(declined.state()).toEqual({ status: "declined", cause: "insufficientFunds" })
  const { flow, ports } = flowWith({ confirm: () => Effect.fail(new PaymentNotTaken({})) }, { status: "closed" })
  await flow.begin(price, buyer)
  expect(flow.state()).toEqual({ status: "closed" })
  await flow.begin(price, buyer)
  expect(ports.start).toHaveBeenCalledTimes(2)
})

test("however the window ended, a payment that the server knows as taken is paid", async () => {
  for (const status of ["closed", "declined", "unknown"] as const) {
    const { flow, seen } = flowWith({}, { status })
    await flow.begin(price, buyer)
    expect(seen).toEqual(["preparing", "windowOpen", "confirming", "paid"])
  }
})

test("an invalid field is shown at once, since nothing was sent", async () => {
  const { flow, ports } = flowWith({}, { status: "incomplete", problem: "numberIncomplete" })
  await flow.begin(price, buyer)
  expect(flow.state()).toEqual({ status: "incomplete", problem: "numberIncomplete" })
  expect(ports.confirm).not.toHaveBeenCalled()
})

/** Answers in turn, the last of them for good. */
const answers = (...all: ReadonlyArray<ReturnType<Ports["confirm"]>>) => {
  let calls = 0
  return vi.fn<Ports["confirm"]>(() => all[Math.min(calls++, all.length - 1)] ?? Effect.die("no answer"))
}
const isPending = Effect.fail(new PaymentPending({}))
const notTaken = Effect.fail(new PaymentNotTaken({}))
const outOfReach = Effect.fail(new PaymentProviderRefused({ reason: "Stripe does not answer" }))
const lostReply = Effect.die("the connection was lost")
const taken = Effect.succeed(payment("Succeeded"))

test("the server is polled past lost replies and unreachable gateways until it knows", async () => {
  vi.useFakeTimers()
  const confirm = answers(lostReply, outOfReach, isPending, taken)
  const { flow, seen } = flowWith({ confirm }, { status: "unknown" })
  const begun = flow.begin(price, buyer)
  await vi.runAllTimersAsync()
  await begun
  vi.useRealTimers()
  expect(seen).toEqual(["preparing", "windowOpen", "confirming", "paid"])
  expect(confirm).toHaveBeenCalledTimes(4)
})

test('after a lost reply "nothing taken" counts once the gateway said so three times', async () => {
  vi.useFakeTimers()
  const late = flowWith({ confirm: answers(notTaken, notTaken, taken) }, { status: "unknown" }).flow
  const never = flowWith({ confirm: answers(notTaken) }, { status: "unknown" })
  const begun = [late.begin(price, buyer), never.flow.begin(price, buyer)]
  await vi.runAllTimersAsync()
  await Promise.all(begun)
  vi.useRealTimers()
  expect([late.state().status, never.flow.state().status]).toEqual(["paid", "notTaken"])
  expect(never.ports.confirm).toHaveBeenCalledTimes(3)
})

test("an unknown outcome stays pending until the server knows it", async () => {
  vi.useFakeTimers()
  const list = vi.fn<Ports["list"]>(() => Effect.succeed([]))
  const confirm = vi.fn<Ports["confirm"]>(() => isPending)
  const { flow } = flowWith({ confirm, list }, { status: "unknown" })
  const begun = flow.begin(price, buyer)
  await vi.runAllTimersAsync()
  await begun
  vi.useRealTimers()
  expect(flow.state()).toEqual({ status: "pending" })
  list.mockReturnValue(Effect.succeed([payment("Pending")]))
  await flow.recover()
  expect(flow.state()).toEqual({ status: "pending" })
  confirm.mockReturnValue(taken)
  await flow.recover()
  expect(flow.state()).toMatchObject({ status: "paid" })
})

test("after a reload a payment under way is checked, and an untried one is left alone", async () => {
  const list = () => Effect.succeed([payment("Pending")])
  vi.useFakeTimers()
  const undecided = flowWith({ list, confirm: answers(isPending, taken) })
  const begun = undecided.flow.recover()
  await vi.runAllTimersAsync()
  await begun
  vi.useRealTimers()
  expect(undecided.seen).toEqual(["confirming", "paid"])
  const untried = flowWith({ list, confirm: answers(notTaken) })
  await untried.flow.recover()
  expect(untried.seen).toEqual([])
})

test("a payment that went through after nothing seemed taken is found again", async () => {
  const list = vi.fn<Ports["list"]>(() => Effect.succeed([]))
  const { flow } = flowWith({ list, confirm: answers(notTaken, taken) }, { status: "closed" })
  await flow.begin(price, buyer)
  list.mockReturnValue(Effect.succeed([payment("Succeeded")]))
  await flow.recover()
  expect(flow.state()).toMatchObject({ status: "paid" })
})

test("card fields that break off ask the server instead of calling it declined", async () => {
  const fields = { clientSecret: "pi_1_secret" }
  const stripe = { gateway: "stripe", payment: payment("Pending"), scriptUrl: "/stripe.js", fields } as const
  const window = {
    open: vi.fn(),
    mount: vi.fn(async () => ({ confirm: () => Promise.reject(new Error("lost")), unmount: () => undefined })),
  }
  const { flow, seen } = flowWith({ start: () => Effect.succeed(stripe), window })
  await flow.begin(price, buyer)
  await flow.mountCard(stripe, undefined, { language: "en", onReady: () => undefined })
  await flow.payByCard()
  expect(seen).toEqual(["preparing", "cardFields", "confirming", "paid"])
})

test("fields taken away late leave the fields mounted after them", async () => {
  const fields = { clientSecret: "pi_1_secret" }
  const stripe = { gateway: "stripe", payment: payment("Pending"), scriptUrl: "/stripe.js", fields } as const
  const unmounted: Array<number> = []
  let mounts = 0
  const mount = async () => {
    mounts += 1
    const place = mounts
    return { confirm: async () => ({ status: "unknown" }) as const, unmount: () => void unmounted.push(place) }
  }
  const { flow, seen } = flowWith({ start: () => Effect.succeed(stripe), window: { open: vi.fn(), mount } })
  await flow.begin(price, buyer)
  const options = { language: "en", onReady: () => undefined }
  const takeFirstAway = await flow.mountCard(stripe, undefined, options)
  await flow.mountCard(stripe, undefined, options)
  takeFirstAway()
  await flow.payByCard()
  expect([unmounted, seen]).toEqual([[1], ["preparing", "cardFields", "confirming", "paid"]])
})

test("a payment that has arrived and no longer suffices says what is missing", async () => {
  const short = new InsufficientFunds({ missing: 400, currency: "INR" })
  const { flow } = flowWith({ confirm: () => Effect.fail(short) })
  await flow.begin(price, buyer)
  expect(flow.state()).toEqual({ status: "refused", failure: short })
})

test("after a reload a succeeded payment is shown as paid, one that fell short is not", async () => {
  const list = () => Effect.succeed([payment("Succeeded")])
  const paid = flowWith({ list }).flow
  await paid.recover()
  expect(paid.state()).toEqual({ status: "paid", payment: payment("Succeeded") })
  const confirm = () => Effect.fail(new InsufficientFunds({ missing: 400, currency: "INR" }))
  const short = flowWith({ list, confirm }).flow
  await short.recover()
  expect(short.state()).toEqual({ status: "idle" })
})

test("a reversed payment is shown, and the campaign can be paid again", async () => {
  for (const standing of ["Refunded", "Disputed", "Reversed"] as const) {
    const back = { ...payment("Succeeded"), standing }
    const { flow, ports } = flowWith({ list: () => Effect.succeed([back]) })
    await flow.recover()
    expect(flow.state()).toEqual({ status: "reversed", payment: back })
    expect(ports.confirm).not.toHaveBeenCalled()
    await flow.begin(price, buyer)
    expect(flow.state().status).toBe("paid")
  }
})

const inPage = (status: WindowOutcome["status"] = "paid") => {
  const outcome: WindowOutcome = status === "incomplete" ? { status, problem: "other" } : { status }
  const fields = { confirm: vi.fn(() => Promise.resolve(outcome)), unmount: vi.fn() }
  const stripe = (): OutputOf<typeof StartPayment> => ({
    ...handover(),
    gateway: "stripe",
    payment: { ...payment("Pending"), gateway: "stripe" },
    scriptUrl: "/stripe.js",
    fields: { clientSecret: "secret" },
  })
  const mount = vi.fn(() => Promise.resolve(fields))
  return { fields, mount, changes: { start: vi.fn(() => Effect.succeed(stripe())), window: { open: vi.fn(), mount } } }
}
const keptCard = { id: "pm_1", language: "en" }

test("a kept card is confirmed at once, without fields to be typed into", async () => {
  const { fields, mount, changes } = inPage()
  const { flow, ports, seen } = flowWith(changes)
  await flow.begin(price, buyer, keptCard)
  expect(seen).toEqual(["preparing", "confirming", "paid"])
  expect(ports.start).toHaveBeenCalledWith(expect.objectContaining({ paymentOptionId: "pm_1" }))
  expect(mount).toHaveBeenCalledWith(expect.anything(), undefined, expect.objectContaining({ language: "en" }))
  expect(fields.unmount).toHaveBeenCalledOnce()
})

test("a kept card that is refused leaves the choice of another", async () => {
  const { changes } = inPage("declined")
  const { flow } = flowWith({
    ...changes,
    confirm: () => Effect.fail(new PaymentDeclined({ reason: "expired_card" })),
  })
  await flow.begin(price, buyer, keptCard)
  expect(flow.state()).toEqual({ status: "declined", cause: "expired" })
  await flow.begin(price, buyer)
  expect(flow.state().status).toBe("cardFields")
})

test("a typed card is kept only where its holder asked for that", async () => {
  const { fields, mount, changes } = inPage("declined")
  const { flow } = flowWith({
    ...changes,
    confirm: () => Effect.fail(new PaymentDeclined({ reason: "generic_decline" })),
  })
  await flow.begin(price, buyer)
  await flow.mountCard({ gateway: "stripe", scriptUrl: "", fields: {} }, undefined, {
    language: "en",
    onReady: vi.fn(),
  })
  await flow.payByCard()
  await flow.payByCard(true)
  expect(mount).toHaveBeenCalledOnce()
  expect(fields.confirm.mock.calls).toEqual([[{ keepsCard: false }], [{ keepsCard: true }]])
})
