import type { Hono } from "hono"
import type { Context, Env } from "../core/context.ts"
import { escapeHtml } from "../core/html.ts"
import { sameSecret } from "../core/signatures.ts"
import { findPaymentMethod } from "./stripe-cards.ts"
import { StripeError } from "./stripe-error.ts"
import { fail, guardOpen, settle } from "./stripe-intents.ts"
import type { PaymentIntent, SetupIntent } from "./stripe-state.ts"

/** The bank's answer for an intent that waits for it: settles it, or refuses the card. */
export const authenticate = (context: Context, intent: SetupIntent | PaymentIntent, isSuccess: boolean): void => {
  if (intent.status !== "requires_action" || intent.paymentMethod === null) guardOpen({ ...intent, status: "canceled" })
  const method = findPaymentMethod(context, intent.paymentMethod ?? "")
  if (isSuccess) settle(context, intent, method)
  else {
    fail(context, intent, method, {
      code: "amount" in intent ? "payment_intent_authentication_failure" : "setup_intent_authentication_failure",
      declineCode: null,
      message:
        "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
    })
  }
}

const page = (action: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>3D Secure authentication</title>
<body style="font: 1rem system-ui; max-width: 28rem; margin: 3rem auto; padding: 0 1rem">
<h1>3D Secure authentication</h1><p>This is the sandbox's stand-in for the bank's page.</p>
<form method="post" action="${escapeHtml(action)}">
<button name="outcome" value="success">Complete authentication</button>
<button name="outcome" value="failure">Fail authentication</button></form></body></html>`

/** The bank's page that `redirect_to_url` leads to; it returns the buyer with the intent's id and secret, as Stripe does. */
export const authenticationPage = (context: Context, app: Hono<Env>): void => {
  const { paymentIntents, setupIntents } = context.state.stripe
  const found = (id: string, secret = ""): SetupIntent | PaymentIntent | undefined => {
    const intent = paymentIntents[id] ?? setupIntents[id]
    return intent !== undefined && sameSecret(secret, intent.secret) ? intent : undefined
  }
  app.get("/authenticate/:id", (c) => {
    const { pathname, search } = new URL(c.req.url)
    return found(c.req.param("id"), c.req.query("client_secret")) === undefined
      ? c.text("Not found", 404)
      : c.html(page(`${pathname}${search}`))
  })
  app.post("/authenticate/:id", async (c) => {
    const intent = found(c.req.param("id"), c.req.query("client_secret"))
    const returnUrl = intent?.authentication?.returnUrl
    if (intent === undefined || returnUrl === undefined) return c.text("Not found", 404)
    const { outcome } = await c.req.parseBody()
    try {
      authenticate(context, intent, outcome === "success")
    } catch (error) {
      if (!(error instanceof StripeError)) throw error
    }
    context.save()
    const back = new URL(returnUrl)
    const name = "amount" in intent ? "payment_intent" : "setup_intent"
    back.searchParams.set(name, intent.id)
    back.searchParams.set(`${name}_client_secret`, intent.secret)
    back.searchParams.set("redirect_status", intent.status === "succeeded" ? "succeeded" : "failed")
    return c.redirect(back.href, 303)
  })
}
