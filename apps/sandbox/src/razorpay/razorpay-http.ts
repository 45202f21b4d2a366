import { Hono, type Context as HonoContext } from "hono"
import { cors } from "hono/cors"
import type { Context, Env } from "../core/context.ts"
import { deliveryUnder, failureMiddleware } from "../core/failures.ts"
import { isObject, parseJson, type JsonObject } from "../core/json.ts"
import { randomId } from "../core/random.ts"
import { logMiddleware } from "../core/request-log.ts"
import { hmacHex, sameSecret } from "../core/signatures.ts"

/** A refusal in Razorpay's shape. */
export class RazorpayError extends Error {
  readonly status: number
  readonly details: JsonObject
  constructor(description: string, details: JsonObject = {}, status = 400) {
    super(description)
    this.status = status
    this.details = details
  }
}

export const errorBody = (description: string, details: JsonObject = {}): JsonObject => ({
  error: {
    code: "BAD_REQUEST_ERROR",
    description,
    source: "business",
    step: "payment_initiation",
    reason: "input_validation_failed",
    metadata: {},
    ...details,
  },
})

/** The provider's conventions: CORS for the checkout, log, failure switches, error shape. */
export const makeRazorpayApp = (context: Context): Hono<Env> => {
  const app = new Hono<Env>()
  app.use("*", cors({ origin: "*" }))
  app.use("*", logMiddleware(context.log, "razorpay", context.clock.now, "/razorpay"))
  app.use(
    "*",
    failureMiddleware(context.failures, "razorpay", {
      error: () => ({
        error: {
          code: "SERVER_ERROR",
          description: "We are facing some trouble completing your request at the moment.",
          source: "internal",
          step: "NA",
          reason: "server_error",
          metadata: {},
        },
      }),
      rateLimit: { status: 429, body: errorBody("Too many requests", { reason: "rate_limit_exceeded" }) },
    }),
  )
  app.use("*", async (_c, next) => {
    await next()
    context.save()
  })
  app.onError((error) => {
    if (error instanceof RazorpayError)
      return Response.json(errorBody(error.message, error.details), { status: error.status })
    console.error(error)
    return Response.json({ error: { code: "SERVER_ERROR", description: error.message } }, { status: 500 })
  })
  app.notFound(() => Response.json(errorBody("The requested URL was not found on the server."), { status: 404 }))
  return app
}

/** Basic key_id:key_secret, or 401. */
export const requireBasic = (context: Context, c: HonoContext): void => {
  const header = c.req.header("authorization") ?? ""
  const credentials = header.startsWith("Basic ") ? Buffer.from(header.slice(6), "base64").toString() : ""
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET } = context.credentials
  if (!sameSecret(credentials, `${RAZORPAY_KEY_ID}:${RAZORPAY_KEY_SECRET}`))
    throw new RazorpayError("Authentication failed", {}, 401)
}

/** Reads a JSON body and refuses fields nobody knows. */
export const readBody = async (c: HonoContext, known: readonly string[]): Promise<JsonObject> => {
  const text = await c.req.text()
  const body = text === "" ? {} : parseJson(text)
  if (!isObject(body)) throw new RazorpayError("The request body is not a JSON object.")
  const unknown = Object.keys(body).find((key) => !known.includes(key))
  if (unknown !== undefined)
    throw new RazorpayError(`${unknown} is/are not required and should not be sent`, { field: unknown })
  return body
}

/** Signs and sends a webhook; the event id lets the receiver drop repeats. */
export const emitRazorpay = (context: Context, event: string, entities: Record<string, JsonObject>): void => {
  const body = JSON.stringify({
    entity: "event",
    account_id: "acc_sandbox",
    event,
    contains: Object.keys(entities),
    payload: Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }])),
    created_at: context.clock.nowSeconds(),
  })
  context.webhooks.enqueue({
    provider: "razorpay",
    url: "/api/v1.0/webhooks/razorpay",
    event,
    body,
    headers: {
      "content-type": "application/json",
      "x-razorpay-event-id": randomId(14),
      "x-razorpay-signature": hmacHex(context.credentials.RAZORPAY_WEBHOOK_SECRET, body),
    },
    ...deliveryUnder(context.failures, "razorpay"),
  })
}
