import { describe, expect, it } from "vitest"
import { hmacHex } from "../core/signatures.ts"
import type { Sandbox } from "../start-sandbox.ts"
import { control, runSandbox, startReceiver, until } from "../testing/run-sandbox.ts"

const auth = `Basic ${Buffer.from("rzp_test_marquee:rzp_secret_marquee").toString("base64")}`

const call = async (
  sandbox: Sandbox,
  method: string,
  path: string,
  body?: object,
  authorization = auth,
): Promise<{ status: number; body: Record<string, unknown> }> => {
  const response = await fetch(`${sandbox.url}/razorpay${path}`, {
    method,
    headers: { authorization, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

const order = { amount: 50_000, currency: "INR", receipt: "wallet-1", notes: { wallet: "9" } }
const pay = (
  sandbox: Sandbox,
  id: unknown,
  extra: object = {},
): Promise<{ status: number; body: Record<string, unknown> }> =>
  call(sandbox, "POST", "/checkout/payments", {
    key_id: "rzp_test_marquee",
    order_id: id,
    amount: 50_000,
    method: "card",
    card: { number: "4111 1111 1111 1111" },
    email: "a@example.com",
    contact: "+919000000001",
    ...extra,
  })

describe("the Razorpay stand-in", () => {
  it("takes a customer's name with the documented marks and no others", () =>
    runSandbox({}, async (sandbox) => {
      const named = (name: string) => call(sandbox, "POST", "/v1/customers", { name, fail_existing: "0" })
      for (const name of ["Gaurav Kumar", "D'Souza (Goa) Ltd. 24/7 @ Home"])
        expect((await named(name)).status).toBe(200)
      for (const name of ["Sharma & Sons", "Café Roma", "Asha, Pune", "A-One", "शर्मा Sweets"])
        expect(await named(name)).toMatchObject({
          status: 400,
          body: { error: { description: "The name format is invalid.", field: "name" } },
        })
      for (const name of ["Al", "x".repeat(51)]) expect((await named(name)).status).toBe(400)
    }))

  it("pays an order through the checkout, signs it correctly and captures once", async () => {
    const receiver = await startReceiver()
    await runSandbox({ webhookTarget: receiver.url }, async (sandbox) => {
      const made = await call(sandbox, "POST", "/v1/orders", order)
      expect(made.body).toMatchObject({
        entity: "order",
        amount: 50_000,
        amount_due: 50_000,
        status: "created",
        attempts: 0,
        notes: { wallet: "9" },
      })
      const paid = await pay(sandbox, made.body["id"])
      const paymentId = String(paid.body["razorpay_payment_id"])
      expect(paid.body["razorpay_signature"]).toBe(
        hmacHex("rzp_secret_marquee", `${String(made.body["id"])}|${paymentId}`),
      )
      expect((await call(sandbox, "GET", `/v1/payments/${paymentId}`)).body).toMatchObject({
        status: "authorized",
        captured: false,
        method: "card",
      })
      expect(
        (await call(sandbox, "POST", `/v1/payments/${paymentId}/capture`, { amount: 1_000, currency: "INR" })).status,
      ).toBe(400)
      expect(
        (await call(sandbox, "POST", `/v1/payments/${paymentId}/capture`, { amount: 50_000, currency: "INR" })).body,
      ).toMatchObject({ status: "captured", captured: true })
      expect(
        (await call(sandbox, "POST", `/v1/payments/${paymentId}/capture`, { amount: 50_000, currency: "INR" })).body,
      ).toMatchObject({ error: { code: "BAD_REQUEST_ERROR", description: "This payment has already been captured" } })
      expect((await call(sandbox, "GET", `/v1/orders/${String(made.body["id"])}`)).body).toMatchObject({
        status: "paid",
        amount_due: 0,
        attempts: 1,
      })
      expect((await pay(sandbox, made.body["id"])).status).toBe(400)
      await until(() => receiver.received.length === 3)
      const names = receiver.received.map((one): unknown => JSON.parse(one.body).event)
      expect(names.toSorted()).toEqual(["order.paid", "payment.authorized", "payment.captured"])
      for (const one of receiver.received)
        expect(one.headers["x-razorpay-signature"]).toBe(hmacHex("rzp_whsec_marquee", one.body))
      expect(new Set(receiver.received.map((one) => one.headers["x-razorpay-event-id"])).size).toBe(3)
    }).finally(receiver.stop)
  })

  it("fails a payment on request and lets the order be paid afterwards", () =>
    runSandbox({}, async (sandbox) => {
      const { body } = await call(sandbox, "POST", "/v1/orders", { ...order, payment_capture: 1 })
      const failed = await pay(sandbox, body["id"], { fail: true })
      expect(failed).toMatchObject({
        status: 400,
        body: { error: { reason: "payment_failed", source: "bank", metadata: { order_id: body["id"] } } },
      })
      expect((await pay(sandbox, body["id"], { method: "upi", vpa: "success@razorpay" })).status).toBe(200)
      expect(await control(sandbox, "GET", "/payments")).toMatchObject(
        [{ status: "captured" }, { status: "failed" }].toSorted(() => 0),
      )
      expect((await call(sandbox, "GET", `/v1/orders/${String(body["id"])}/payments`)).body).toMatchObject({
        entity: "collection",
        count: 2,
      })
    }))

  it("refuses wrong keys, unknown fields and too small amounts in Razorpay's shape", () =>
    runSandbox({}, async (sandbox) => {
      expect(await call(sandbox, "POST", "/v1/orders", order, "Basic bm9ib2R5")).toMatchObject({
        status: 401,
        body: { error: { description: "Authentication failed" } },
      })
      expect(await call(sandbox, "POST", "/v1/orders", { ...order, colour: "red" })).toMatchObject({
        status: 400,
        body: { error: { code: "BAD_REQUEST_ERROR", field: "colour" } },
      })
      expect(await call(sandbox, "POST", "/v1/orders", { ...order, amount: 99 })).toMatchObject({ status: 400 })
    }))

  it("refunds no more than was captured", () =>
    runSandbox({}, async (sandbox) => {
      const { body } = await call(sandbox, "POST", "/v1/orders", { ...order, payment_capture: 1 })
      const id = String((await pay(sandbox, body["id"])).body["razorpay_payment_id"])
      expect((await call(sandbox, "POST", `/v1/payments/${id}/refund`, { amount: 20_000 })).body).toMatchObject({
        entity: "refund",
        amount: 20_000,
        status: "processed",
      })
      expect((await call(sandbox, "POST", `/v1/payments/${id}/refund`, { amount: 40_000 })).status).toBe(400)
      expect((await call(sandbox, "POST", `/v1/payments/${id}/refund`, {})).body).toMatchObject({ amount: 30_000 })
      expect((await call(sandbox, "GET", `/v1/payments/${id}`)).body).toMatchObject({
        status: "refunded",
        amount_refunded: 50_000,
      })
    }))
})
