import type { Hono } from "hono"
import type { Context, Env } from "../core/context.ts"
import { authenticationPage } from "./stripe-authentication.ts"
import { customerRoutes, paymentMethodRoutes } from "./stripe-customers.ts"
import { disputeRoutes } from "./stripe-disputes.ts"
import { makeStripeApp } from "./stripe-http.ts"
import { intentRoutes } from "./stripe-intent-routes.ts"
import { refundRoutes } from "./stripe-refunds.ts"

/** The payment provider behind `/stripe`: customers, cards, intents, refunds, disputes, events. */
export const stripeApp = (context: Context): Hono<Env> => {
  const { app, routes, refuseOthers } = makeStripeApp(context)
  customerRoutes(context, routes)
  paymentMethodRoutes(context, routes)
  intentRoutes(context, routes)
  refundRoutes(context, routes)
  disputeRoutes(context, routes)
  authenticationPage(context, app)
  refuseOthers()
  return app
}
