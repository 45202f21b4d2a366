import { apiBase } from "@adapters/http-api"
import { ShopMessages } from "@application/businesses/services"
import { MemoryDatabase, memoryJobQueue } from "@application/kernel/testing"
import { JobQueue } from "@application/kernel"
import { Effect, Layer } from "effect"
import { HttpRouter } from "effect/http"
import { expect, test } from "vitest"
import { webhookRoutes } from "./webhooks.ts"

const secrets = {
  STRIPE_WEBHOOK_SECRET: "whsec",
  RAZORPAY_WEBHOOK_SECRET: "rzp",
  META_APP_SECRET: "meta",
  META_VERIFY_TOKEN: "verify",
}

/** What the api answers to a shop's messages, and what it made of them. */
const send = (path: string, body: string, headers: Record<string, string> = {}) => {
  const taken: Array<unknown> = []
  const shops = Layer.succeed(ShopMessages, {
    notice: (noticeKey, message) =>
      Effect.sync(() => {
        taken.push([noticeKey, Buffer.from(message.body).toString("utf8"), message.headers["x-shopify-hmac-sha256"]])
        return noticeKey === "known"
      }),
    privacy: ({ body }) =>
      Effect.sync(() => {
        taken.push(Buffer.from(body).toString("utf8"))
        return taken[0] === "signed"
      }),
    keys: (sent) =>
      Effect.sync(() => {
        taken.push(sent)
        return sent !== undefined
      }),
  })
  return Effect.gen(function* () {
    const services = yield* Effect.context<JobQueue | ShopMessages>()
    const { handler, dispose } = HttpRouter.toWebHandler(webhookRoutes(secrets, services), { disableLogger: true })
    const request = new Request(`http://localhost${apiBase}/webhooks/${path}`, { method: "POST", body, headers })
    const { status } = yield* Effect.promise(() => handler(request))
    yield* Effect.promise(() => dispose())
    return { status, taken }
  }).pipe(Effect.provide(shops), Effect.provide(Layer.provide(memoryJobQueue, MemoryDatabase.layer)), Effect.runPromise)
}

test("a shop's message reaches its link with its raw body and signature", async () => {
  const body = '{ "id" : 7 }'
  const headers = { "x-shopify-hmac-sha256": "signed" }
  expect(await send("stores/known", body, headers)).toEqual({ status: 200, taken: [["known", body, "signed"]] })
})

test("a message that is not taken is refused", async () => {
  expect((await send("stores/unknown", "{}")).status).toBe(401)
})

test("what Shopify asks by law has an address, and a wrong signature is refused", async () => {
  expect(await send("stores/privacy", "signed")).toEqual({ status: 200, taken: ["signed"] })
  expect((await send("stores/privacy", "forged")).status).toBe(401)
})

test("keys that a shop hands over are taken as JSON alone", async () => {
  expect(await send("stores/keys", '{"user_id":"7.s"}')).toEqual({ status: 200, taken: [{ user_id: "7.s" }] })
  expect(await send("stores/keys", "user_id=7")).toEqual({ status: 401, taken: [undefined] })
})
