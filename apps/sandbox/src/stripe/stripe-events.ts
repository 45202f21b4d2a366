import type { Context } from "../core/context.ts"
import { deliveryUnder } from "../core/failures.ts"
import type { JsonObject } from "../core/json.ts"
import { randomId } from "../core/random.ts"
import type { StripeEvent } from "./stripe-state.ts"

/** The version of Stripe's interface that the twin speaks, which is the SDK's. */
const STRIPE_API_VERSION = "2026-10-28.endive"

export const showEvent = (one: StripeEvent): JsonObject => ({
  id: one.id,
  object: "event",
  api_version: STRIPE_API_VERSION,
  created: one.created,
  data: { object: one.object },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type: one.type,
})

/** Records an event and sends it, signed, to the product's webhook address. */
export const emitStripe = (context: Context, type: string, object: JsonObject): void => {
  const { state, clock, webhooks, failures } = context
  const event = { id: `evt_${randomId()}`, created: clock.nowSeconds(), type, object }
  state.stripe.events.unshift(event)
  state.stripe.events = state.stripe.events.slice(0, 1000)
  webhooks.enqueue({
    provider: "stripe",
    url: "/api/v1.0/webhooks/stripe",
    event: type,
    body: JSON.stringify(showEvent(event)),
    headers: { "content-type": "application/json; charset=utf-8", "user-agent": "Stripe/1.0 (sandbox)" },
    ...deliveryUnder(failures, "stripe"),
  })
}
