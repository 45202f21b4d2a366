import type { Context } from "../core/context.ts"
import type { JsonObject } from "../core/json.ts"
import { randomId } from "../core/random.ts"
import { emitStripe } from "./stripe-events.ts"
import { cardError, invalidRequest } from "./stripe-error.ts"
import { showPaymentMethod } from "./stripe-card-objects.ts"
import { showCharge } from "./stripe-charge-objects.ts"
import { refusalDetails, showIntent, showPaymentIntent, showSetupIntent } from "./stripe-intent-objects.ts"
import { flagParam, textParam } from "./stripe-params.ts"
import type { CardBehaviour, Charge, PaymentIntent, PaymentMethod, SetupIntent } from "./stripe-state.ts"
import { findPaymentMethod } from "./stripe-cards.ts"

type Refusal = { readonly code: string; readonly declineCode: string | null; readonly message: string }

const REFUSALS: Readonly<Record<Exclude<CardBehaviour, "ok" | "authenticate">, Refusal>> = {
  generic_decline: { code: "card_declined", declineCode: "generic_decline", message: "Your card was declined." },
  insufficient_funds: {
    code: "card_declined",
    declineCode: "insufficient_funds",
    message: "Your card has insufficient funds.",
  },
  expired_card: { code: "expired_card", declineCode: "expired_card", message: "Your card has expired." },
  incorrect_cvc: {
    code: "incorrect_cvc",
    declineCode: "incorrect_cvc",
    message: "Your card's security code is incorrect.",
  },
}

const refusalOf = (behaviour: CardBehaviour, switchedOff: boolean): Refusal | null =>
  switchedOff
    ? REFUSALS.generic_decline
    : behaviour === "ok" || behaviour === "authenticate"
      ? null
      : REFUSALS[behaviour]

const unexpected = (kind: "payment_intent" | "setup_intent", intent: SetupIntent | PaymentIntent): Error =>
  invalidRequest(
    `This ${kind === "payment_intent" ? "PaymentIntent" : "SetupIntent"} has a status of ${intent.status}, which does not allow this.`,
    { code: `${kind}_unexpected_state`, [kind]: showIntent(intent) },
  )

export const guardOpen = (intent: SetupIntent | PaymentIntent): void => {
  const payment = "amount" in intent
  const open = ["requires_payment_method", "requires_confirmation", "requires_action"]
  if (open.includes(intent.status)) return
  throw unexpected(payment ? "payment_intent" : "setup_intent", intent)
}

export const attach = (context: Context, method: PaymentMethod, customer: string): void => {
  if (method.customer === customer) return
  method.customer = customer
  emitStripe(context, "payment_method.attached", showPaymentMethod(method))
}

/** How an intent is confirmed: without the buyer, or with the page that the buyer comes back to. */
interface Confirmation {
  readonly offSession: boolean
  readonly returnUrl: string | null
  /** True when Stripe's own script confirms; it shows the bank's page itself. */
  readonly isScript: boolean
}

/** The parameters of a call that confirms. */
export const confirmationOf = (params: JsonObject): Confirmation => ({
  offSession: flagParam(params, "off_session"),
  returnUrl: textParam(params, "return_url"),
  isScript: flagParam(params, "use_stripe_sdk"),
})

/** Confirms an intent: charges or verifies its card, asks for authentication, or throws the card error. */
export const confirmIntent = (
  context: Context,
  intent: SetupIntent | PaymentIntent,
  { offSession, returnUrl, isScript }: Confirmation,
): void => {
  guardOpen(intent)
  const payment = "amount" in intent
  if (intent.paymentMethod === null) {
    throw invalidRequest(
      "You cannot confirm this intent because it's missing a payment method. Update it with a payment method and then confirm it again.",
      { code: payment ? "payment_intent_unexpected_state" : "setup_intent_unexpected_state", param: "payment_method" },
    )
  }
  if (payment && intent.mayLeavePage === true && returnUrl === null && !isScript) {
    throw invalidRequest(
      "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.",
      { param: "return_url" },
    )
  }
  const method = findPaymentMethod(context, intent.paymentMethod)
  intent.paymentMethod = method.id
  if (method.customer !== null && method.customer !== intent.customer) {
    throw invalidRequest("The provided PaymentMethod belongs to another customer.", { param: "payment_method" })
  }
  if (method.behaviour === "authenticate") {
    if (offSession) {
      fail(context, intent, method, {
        code: "authentication_required",
        declineCode: "authentication_required",
        message: "This payment requires authentication to proceed.",
      })
    }
    intent.status = "requires_action"
    intent.authentication =
      returnUrl === null || isScript ? null : { url: authenticationUrl(context, intent), returnUrl }
    emitStripe(context, payment ? "payment_intent.requires_action" : "setup_intent.requires_action", showIntent(intent))
    return
  }
  settle(context, intent, method)
}

const authenticationUrl = (context: Context, { id, secret }: SetupIntent | PaymentIntent): string =>
  `${context.origin()}/stripe/authenticate/${id}?client_secret=${secret}`

/** Finishes an intent after the card was accepted for it (with or without authentication). */
export const settle = (context: Context, intent: SetupIntent | PaymentIntent, method: PaymentMethod): void => {
  const declined = context.failures.take("stripe", "decline") !== undefined
  const refusal = refusalOf(method.behaviour, declined)
  if (refusal !== null) fail(context, intent, method, refusal)
  intent.refusal = null
  if (!("amount" in intent)) {
    intent.status = "succeeded"
    if (intent.customer !== null) attach(context, method, intent.customer)
    emitStripe(context, "setup_intent.succeeded", showSetupIntent(intent))
    return
  }
  if (intent.customer !== null && intent.setupFutureUsage !== null) attach(context, method, intent.customer)
  const captured = intent.captureMethod === "automatic"
  const charge = addCharge(context, intent, method, null, captured)
  intent.latestCharge = charge.id
  intent.status = captured ? "succeeded" : "requires_capture"
  intent.amountReceived = captured ? intent.amount : 0
  emitStripe(context, "charge.succeeded", showCharge(context.state.stripe, charge))
  const type = captured ? "payment_intent.succeeded" : "payment_intent.amount_capturable_updated"
  emitStripe(context, type, showPaymentIntent(intent))
}

/** Marks the intent as failed, emits its events and throws the card error. */
export const fail = (
  context: Context,
  intent: SetupIntent | PaymentIntent,
  method: PaymentMethod,
  refusal: Refusal,
): never => {
  const payment = "amount" in intent
  intent.status = "requires_payment_method"
  intent.paymentMethod = null
  const charge =
    payment && refusal.code !== "authentication_required" ? addCharge(context, intent, method, refusal, false) : null
  const { code, declineCode, message } = refusal
  intent.refusal = { code, declineCode, message, charge: charge?.id ?? null, method: { ...method } }
  if (payment && charge !== null) intent.latestCharge = charge.id
  if (charge !== null) emitStripe(context, "charge.failed", showCharge(context.state.stripe, charge))
  emitStripe(context, payment ? "payment_intent.payment_failed" : "setup_intent.setup_failed", showIntent(intent))
  const name = payment ? "payment_intent" : "setup_intent"
  throw cardError(code, declineCode, message, { ...refusalDetails(intent), [name]: showIntent(intent) })
}

const addCharge = (
  context: Context,
  intent: PaymentIntent,
  method: PaymentMethod,
  refusal: Refusal | null,
  captured: boolean,
): Charge => {
  const charge: Charge = {
    id: `ch_${randomId()}`,
    created: context.clock.nowSeconds(),
    amount: intent.amount,
    amountCaptured: captured ? intent.amount : 0,
    amountRefunded: 0,
    currency: intent.currency,
    customer: intent.customer,
    paymentIntent: intent.id,
    paymentMethod: method.id,
    status: refusal === null ? "succeeded" : "failed",
    captured,
    failureCode: refusal?.code ?? null,
    failureMessage: refusal?.message ?? null,
    declineCode: refusal?.declineCode ?? null,
    description: intent.description,
    metadata: { ...intent.metadata },
  }
  context.state.stripe.charges[charge.id] = charge
  return charge
}
