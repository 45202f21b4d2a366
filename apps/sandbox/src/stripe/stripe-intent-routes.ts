import type { Context } from "../core/context.ts"
import { authenticate } from "./stripe-authentication.ts"
import { PAGE } from "./stripe-customers.ts"
import { emitStripe } from "./stripe-events.ts"
import { StripeError, invalidRequest, missingResource } from "./stripe-error.ts"
import type { StripeCall, StripeRoutes } from "./stripe-http.ts"
import { showList } from "./stripe-lists.ts"
import { CONFIRM, PAYMENT, SETUP, amountOf, applyCommon, base, currencyOf } from "./stripe-intent-params.ts"
import { confirmIntent, confirmationOf, guardOpen } from "./stripe-intents.ts"
import { showIntent, showPaymentIntent, showSetupIntent } from "./stripe-intent-objects.ts"
import { checkParams, choiceParam, flagParam, intParam, textParam } from "./stripe-params.ts"
import type { PaymentIntent, SetupIntent } from "./stripe-state.ts"

const CANCELLATIONS = ["abandoned", "duplicate", "fraudulent", "requested_by_customer"]

const guardSecret = (call: StripeCall, intent: SetupIntent | PaymentIntent): void => {
  if (!call.publishable) return
  if (textParam(call.params, "client_secret") === intent.secret) return
  throw new StripeError(400, {
    type: "invalid_request_error",
    code: "payment_intent_invalid_parameter",
    message: "The client_secret provided does not match the client_secret associated with this intent.",
    param: "client_secret",
  })
}

/** Puts both kinds of intents on the routes: create, read, update, confirm, cancel, list, and authentication. */
export const intentRoutes = (context: Context, routes: StripeRoutes): void => {
  const { stripe } = context.state
  const findPayment = (id: string): PaymentIntent => {
    const intent = stripe.paymentIntents[id]
    if (intent === undefined) throw missingResource("payment_intent", id, "intent")
    return intent
  }
  const findSetup = (id: string): SetupIntent => {
    const intent = stripe.setupIntents[id]
    if (intent === undefined) throw missingResource("setupintent", id, "intent")
    return intent
  }
  routes.post("/v1/payment_intents", ({ params }) => {
    checkParams(params, PAYMENT, ["amount", "currency"])
    const currency = currencyOf(params)
    const intent: PaymentIntent = {
      ...base(context, "pi", params),
      amount: amountOf(params, currency),
      amountReceived: 0,
      currency,
      captureMethod:
        choiceParam(params, "capture_method", ["automatic", "automatic_async", "manual"]) === "manual"
          ? "manual"
          : "automatic",
      latestCharge: null,
      canceledAt: null,
      receiptEmail: null,
      setupFutureUsage: null,
      statementDescriptorSuffix: textParam(params, "statement_descriptor_suffix"),
    }
    applyCommon(context, intent, params)
    stripe.paymentIntents[intent.id] = intent
    emitStripe(context, "payment_intent.created", showPaymentIntent(intent))
    if (flagParam(params, "confirm")) confirmIntent(context, intent, confirmationOf(params))
    return showPaymentIntent(intent)
  })
  routes.post("/v1/setup_intents", ({ params }) => {
    checkParams(params, SETUP)
    const intent: SetupIntent = {
      ...base(context, "seti", params),
      usage: choiceParam(params, "usage", ["off_session", "on_session"]) ?? "off_session",
    }
    applyCommon(context, intent, params)
    stripe.setupIntents[intent.id] = intent
    emitStripe(context, "setup_intent.created", showSetupIntent(intent))
    if (flagParam(params, "confirm")) confirmIntent(context, intent, confirmationOf(params))
    return showSetupIntent(intent)
  })
  const kinds = [
    { path: "/v1/payment_intents", find: findPayment, spec: PAYMENT },
    { path: "/v1/setup_intents", find: findSetup, spec: SETUP },
  ] as const
  for (const { path, find, spec } of kinds) {
    routes.get(
      `${path}/:id`,
      (call) => {
        checkParams(call.params, { client_secret: "text" })
        const intent = find(call.id)
        guardSecret(call, intent)
        return showIntent(intent)
      },
      { browser: true },
    )
    routes.post(`${path}/:id`, ({ id, params }) => {
      checkParams(params, spec)
      const intent = find(id)
      guardOpen(intent)
      applyCommon(context, intent, params)
      return showIntent(intent)
    })
    routes.post(
      `${path}/:id/confirm`,
      (call) => {
        checkParams(call.params, CONFIRM)
        const intent = find(call.id)
        guardSecret(call, intent)
        guardOpen(intent)
        applyCommon(context, intent, call.params)
        confirmIntent(context, intent, confirmationOf(call.params))
        return showIntent(intent)
      },
      { browser: true },
    )
    routes.post(`${path}/:id/cancel`, ({ id, params }) => {
      checkParams(params, { cancellation_reason: "text" })
      const intent = find(id)
      if (intent.status !== "requires_capture") guardOpen(intent)
      const reason = choiceParam(params, "cancellation_reason", CANCELLATIONS)
      intent.status = "canceled"
      intent.cancellationReason = reason
      if ("amount" in intent) intent.canceledAt = context.clock.nowSeconds()
      emitStripe(context, "amount" in intent ? "payment_intent.canceled" : "setup_intent.canceled", showIntent(intent))
      return showIntent(intent)
    })
    routes.post(
      `${path}/:id/sandbox_authenticate`,
      (call) => {
        checkParams(call.params, { client_secret: "text", outcome: "text" }, ["outcome"])
        const intent = find(call.id)
        guardSecret(call, intent)
        authenticate(context, intent, textParam(call.params, "outcome") === "success")
        return showIntent(intent)
      },
      { browser: true },
    )
  }
  routes.get("/v1/payment_intents", ({ params }) => {
    checkParams(params, { ...PAGE, customer: "text" })
    const customer = textParam(params, "customer")
    const all = Object.values(stripe.paymentIntents).filter((one) => customer === null || one.customer === customer)
    return showList("/v1/payment_intents", all.map(showPaymentIntent), params)
  })
  routes.post("/v1/payment_intents/:id/capture", ({ id, params }) => {
    checkParams(params, { amount_to_capture: "int" })
    const intent = findPayment(id)
    const charge = intent.latestCharge === null ? undefined : stripe.charges[intent.latestCharge]
    if (intent.status !== "requires_capture" || charge === undefined) {
      throw invalidRequest(`This PaymentIntent could not be captured because it has a status of ${intent.status}.`, {
        code: "payment_intent_unexpected_state",
        payment_intent: showPaymentIntent(intent),
      })
    }
    const amount = intParam(params, "amount_to_capture") ?? intent.amount
    if (amount > intent.amount)
      throw invalidRequest("Capture amount is above the authorised amount.", { param: "amount_to_capture" })
    charge.captured = true
    charge.amountCaptured = amount
    intent.status = "succeeded"
    intent.amountReceived = amount
    emitStripe(context, "payment_intent.succeeded", showPaymentIntent(intent))
    return showPaymentIntent(intent)
  })
}
