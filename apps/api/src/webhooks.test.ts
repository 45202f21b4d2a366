import { createHmac } from "node:crypto"
import { apiBase } from "@adapters/http-api"
import { ShopMessages } from "@application/businesses/services"
import { JobQueue } from "@application/kernel"
import { MemoryDatabase, memoryJobQueue, QueuedJobs } from "@application/kernel/testing"
import { ReceivePaymentNotice } from "@application/wallet/contract"
import { Effect, Layer } from "effect"
import { HttpRouter } from "effect/http"
import { expect, test } from "vitest"
import { webhookRoutes, type WebhookSecrets } from "./webhooks.ts"

const allSecrets = {
  STRIPE_WEBHOOK_SECRET: "whsec_new, whsec_old",
  RAZORPAY_WEBHOOK_SECRET: "rzp_new, rzp_old",
  META_APP_SECRET: "meta_test",
  META_VERIFY_TOKEN: "meta_verify",
}
const hmac = (secret: string, message: string) => createHmac("sha256", secret).update(message).digest("hex")
const signedBy = {
  stripe: (body: string, secret: string) => {
    const time = Math.floor(Date.now() / 1000)
    return { "stripe-signature": `t=${time},v1=${hmac(secret, `${time}.${body}`)}` }
  },
  razorpay: (body: string, secret: string) => ({ "x-razorpay-signature": hmac(secret, body) }),
} as const
type Gateway = keyof typeof signedBy
const secretOf = { stripe: "whsec_new", razorpay: "rzp_new" } as const
const formerSecretOf = { stripe: "whsec_old", razorpay: "rzp_old" } as const

const stripe = (type: string, object: object) =>
  JSON.stringify({ id: "evt_1", object: "event", type, data: { object: { payment_intent: "pi_1", ...object } } })
const razorpay = (event: string, entities: object) =>
  JSON.stringify({
    entity: "event",
    event,
    payload: { payment: { entity: { id: "pay_1", order_id: "order_1" } }, ...entities },
  })
const reversals = [
  ["stripe", "charge.refunded", stripe("charge.refunded", { object: "charge", id: "ch_1", amount_refunded: 100 })],
  ["stripe", "charge.dispute.created", stripe("charge.dispute.created", { object: "dispute", id: "du_1" })],
  ["stripe", "charge.dispute.closed", stripe("charge.dispute.closed", { object: "dispute", id: "du_1" })],
  ["razorpay", "refund.processed", razorpay("refund.processed", { refund: { entity: { id: "rfnd_1" } } })],
  [
    "razorpay",
    "payment.dispute.created",
    razorpay("payment.dispute.created", { dispute: { entity: { id: "disp_1", payment_id: "pay_1" } } }),
  ],
] as const

const noShops = Layer.succeed(ShopMessages, {
  notice: () => Effect.succeed(false),
  keys: () => Effect.succeed(false),
  privacy: () => Effect.succeed(false),
})

/** What the api answers to notices, and the jobs that it queues for them. */
const send = (
  gateway: Gateway,
  notices: ReadonlyArray<readonly [body: string, headers: Record<string, string>]>,
  secrets: WebhookSecrets = allSecrets,
) =>
  Effect.gen(function* () {
    const services = yield* Effect.context<JobQueue | ShopMessages>()
    const { handler, dispose } = HttpRouter.toWebHandler(webhookRoutes(secrets, services), { disableLogger: true })
    const statuses: Array<number> = []
    for (const [body, headers] of notices) {
      const request = new Request(`http://localhost${apiBase}/webhooks/${gateway}`, { method: "POST", body, headers })
      statuses.push((yield* Effect.promise(() => handler(request))).status)
    }
    yield* Effect.promise(() => dispose())
    const jobs = yield* (yield* QueuedJobs).take
    return { statuses, jobs: jobs.map(({ contract, input }) => [contract.name, input]) }
  }).pipe(
    Effect.provide(noShops),
    Effect.provide(Layer.provide(memoryJobQueue, MemoryDatabase.layer)),
    Effect.runPromise,
  )

test.each(reversals)("%s's signed %s has its payment asked about once", async (gateway, _event, body) => {
  const headers = signedBy[gateway](body, secretOf[gateway])
  const { statuses, jobs } = await send(gateway, [
    [body, headers],
    [body, headers],
  ])
  expect(statuses).toEqual([200, 200])
  const gatewayReference = gateway === "stripe" ? "pi_1" : "order_1"
  const about = body.includes("disp_1") ? { dispute: "disp_1" } : {}
  expect(jobs).toEqual([[ReceivePaymentNotice.name, { gateway, gatewayReference, ...about }]])
})

test("a dispute is heard of though another notice of its payment waits", async () => {
  const captured = razorpay("payment.captured", {})
  const disputed = razorpay("payment.dispute.created", { dispute: { entity: { id: "disp_1", payment_id: "pay_1" } } })
  const signed = (body: string) => [body, signedBy.razorpay(body, secretOf.razorpay)] as const
  const { jobs } = await send("razorpay", [signed(captured), signed(disputed)])
  expect(jobs).toEqual([
    [ReceivePaymentNotice.name, { gateway: "razorpay", gatewayReference: "order_1" }],
    [ReceivePaymentNotice.name, { gateway: "razorpay", gatewayReference: "order_1", dispute: "disp_1" }],
  ])
})

test.each(reversals)("%s's %s is refused when its signature is wrong or missing", async (gateway, _event, body) => {
  const { statuses, jobs } = await send(gateway, [
    [body, signedBy[gateway](body, "other")],
    [`${body} `, signedBy[gateway](body, secretOf[gateway])],
    [body, {}],
  ])
  expect(statuses).toEqual([401, 401, 401])
  expect(jobs).toEqual([])
})

test.each(reversals)("%s's %s is taken under the new secret and the former one", async (gateway, _event, body) => {
  const { statuses } = await send(gateway, [
    [body, signedBy[gateway](body, secretOf[gateway])],
    [body, signedBy[gateway](body, formerSecretOf[gateway])],
    [body, signedBy[gateway](body, `${secretOf[gateway]}, ${formerSecretOf[gateway]}`)],
  ])
  expect(statuses).toEqual([200, 200, 401])
})

test("notices of a gateway that is off find nothing there", async () => {
  const [[, , body]] = reversals
  const { STRIPE_WEBHOOK_SECRET: _off, ...others } = allSecrets
  const { statuses, jobs } = await send("stripe", [[body, signedBy.stripe(body, secretOf.stripe)]], others)
  expect([statuses, jobs]).toEqual([[404], []])
})
