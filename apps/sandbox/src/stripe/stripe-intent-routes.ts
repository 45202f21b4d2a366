import type { Context } from "../core/context.ts"
import { type JsonObject } from "../core/json.ts"
import { findPaymentMethod } from "./stripe-cards.ts"
import { PAGE } from "./stripe-customers.ts"
import { emitStripe } from "./stripe-events.ts"
import { StripeError, invalidRequest, missingResource } from "./stripe-error.ts"
import { showList, type StripeCall, type StripeRoutes } from "./stripe-http.ts"
import { CONFIRM, CURRENCIES, PAYMENT, SETUP, amountOf, applyCommon, base } from "./stripe-intent-params.ts"
import { confirmIntent, fail, guardOpen, settle } from "./stripe-intents.ts"
import { showCharge, showPaymentIntent, showSetupIntent } from "./stripe-objects.ts"
import { checkParams, flagParam, intParam, textParam, wantsExpanded } from "./stripe-params.ts"
import type { PaymentIntent, SetupIntent } from "./stripe-state.ts"

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
    const found = stripe.paymentIntents[id]
    if (found === undefined) throw missingResource("payment_intent", id, "intent")
    return found
  }
  const findSetup = (id: string): SetupIntent => {
    const found = stripe.setupIntents[id]
    if (found === undefined) throw missingResource("setupintent", id, "intent")
    return found
  }
  const showPayment = (intent: PaymentIntent, params: JsonObject): JsonObject => {
    const shown = showPaymentIntent(intent)
    const charge = intent.latestCharge === null ? undefined : stripe.charges[intent.latestCharge]
    return wantsExpanded(params, "latest_charge") && charge !== undefined
      ? { ...shown, latest_charge: showCharge(stripe, charge) }
      : shown
  }
  routes.post("/v1/payment_intents", ({ params }) => {
    checkParams(params, PAYMENT, ["amount", "currency"])
    const currency = textParam(params, "currency") ?? ""
    if (!CURRENCIES.has(currency)) throw invalidRequest(`Invalid currency: ${currency}.`, { param: "currency" })
    const intent: PaymentIntent = {
      ...base(context, "pi", params),
      amount: amountOf(params),
      amountReceived: 0,
      currency,
      captureMethod: textParam(params, "capture_method") === "manual" ? "manual" : "automatic",
      latestCharge: null,
      canceledAt: null,
      receiptEmail: null,
      setupFutureUsage: null,
      statementDescriptorSuffix: textParam(params, "statement_descriptor_suffix"),
    }
    applyCommon(context, intent, params)
    stripe.paymentIntents[intent.id] = intent
    emitStripe(context, "payment_intent.created", showPaymentIntent(intent))
    if (flagParam(params, "confirm")) confirmIntent(context, intent, flagParam(params, "off_session"))
    return showPayment(intent, params)
  })
  routes.post("/v1/setup_intents", ({ params }) => {
    checkParams(params, SETUP)
    const intent: SetupIntent = { ...base(context, "seti", params), usage: textParam(params, "usage") ?? "off_session" }
    applyCommon(context, intent, params)
    stripe.setupIntents[intent.id] = intent
    emitStripe(context, "setup_intent.created", showSetupIntent(intent))
    if (flagParam(params, "confirm")) confirmIntent(context, intent, false)
    return showSetupIntent(intent)
  })
  const kinds = [
    { path: "/v1/payment_intents", find: findPayment, spec: PAYMENT },
    { path: "/v1/setup_intents", find: findSetup, spec: SETUP },
  ] as const
  for (const { path, find, spec } of kinds) {
    const show = (intent: SetupIntent | PaymentIntent, params: JsonObject): JsonObject =>
      "amount" in intent ? showPayment(intent, params) : showSetupIntent(intent)
    routes.get(
      `${path}/:id`,
      (call) => {
        checkParams(call.params, { client_secret: "text" })
        const intent = find(call.id)
        guardSecret(call, intent)
        return show(intent, call.params)
      },
      { browser: true },
    )
    routes.post(`${path}/:id`, ({ id, params }) => {
      checkParams(params, spec)
      const intent = find(id)
      guardOpen(intent)
      applyCommon(context, intent, params)
      return show(intent, params)
    })
    routes.post(
      `${path}/:id/confirm`,
      (call) => {
        checkParams(call.params, CONFIRM)
        const intent = find(call.id)
        guardSecret(call, intent)
        guardOpen(intent)
        applyCommon(context, intent, call.params)
        confirmIntent(context, intent, flagParam(call.params, "off_session"))
        return show(intent, call.params)
      },
      { browser: true },
    )
    routes.post(`${path}/:id/cancel`, ({ id, params }) => {
      checkParams(params, { cancellation_reason: "text" })
      const intent = find(id)
      if (intent.status !== "requires_capture") guardOpen(intent)
      intent.status = "canceled"
      intent.cancellationReason = textParam(params, "cancellation_reason")
      if ("amount" in intent) intent.canceledAt = context.clock.nowSeconds()
      emitStripe(
        context,
        "amount" in intent ? "payment_intent.canceled" : "setup_intent.canceled",
        show(intent, params),
      )
      return show(intent, params)
    })
    routes.post(
      `${path}/:id/sandbox_authenticate`,
      (call) => {
        checkParams(call.params, { client_secret: "text", outcome: "text" }, ["outcome"])
        const intent = find(call.id)
        guardSecret(call, intent)
        if (intent.status !== "requires_action" || intent.paymentMethod === null)
          guardOpen({ ...intent, status: "canceled" })
        const method = findPaymentMethod(context, intent.paymentMethod ?? "")
        if (textParam(call.params, "outcome") === "success") settle(context, intent, method)
        else {
          fail(context, intent, method, {
            code: "amount" in intent ? "payment_intent_authentication_failure" : "setup_intent_authentication_failure",
            declineCode: null,
            message:
              "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
          })
        }
        return show(intent, call.params)
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
    return showPayment(intent, params)
  })
}
