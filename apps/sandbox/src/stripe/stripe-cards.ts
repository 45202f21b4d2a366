import type { Context } from "../core/context.ts"
import { asObject, type JsonObject } from "../core/json.ts"
import { randomId } from "../core/random.ts"
import { sha256Hex } from "../core/signatures.ts"
import type { CardBehaviour, PaymentMethod } from "./stripe-state.ts"
import { cardError, invalidRequest, missingResource } from "./stripe-error.ts"
import { intParam, mergeMetadata, textParam, type ParamSpec } from "./stripe-params.ts"

const BEHAVIOURS: Readonly<Record<string, CardBehaviour>> = {
  "4000000000000002": "generic_decline",
  "4000000000009995": "insufficient_funds",
  "4000002760003184": "authenticate",
  "4000000000003220": "authenticate",
  "4000000000000069": "expired_card",
  "4000000000000127": "incorrect_cvc",
}

/** Ready-made payment methods and tokens, by the names Stripe's test mode uses. */
const NAMED: Readonly<Record<string, string>> = {
  pm_card_visa: "4242424242424242",
  pm_card_mastercard: "5555555555554444",
  pm_card_chargeDeclined: "4000000000000002",
  pm_card_visa_chargeDeclined: "4000000000000002",
  pm_card_chargeDeclinedInsufficientFunds: "4000000000009995",
  pm_card_authenticationRequired: "4000002760003184",
  tok_visa: "4242424242424242",
  tok_chargeDeclined: "4000000000000002",
}

const luhn = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0) %
    10 ===
  0

const brandOf = (digits: string): string =>
  digits.startsWith("4")
    ? "visa"
    : /^(5[1-5]|2[2-7])/.test(digits)
      ? "mastercard"
      : /^3[47]/.test(digits)
        ? "amex"
        : "unknown"

const ADDRESS: ParamSpec = {
  city: "text",
  country: "text",
  line1: "text",
  line2: "text",
  postal_code: "text",
  state: "text",
}
export const BILLING: ParamSpec = { address: ADDRESS, email: "text", name: "text", phone: "text", tax_id: "text" }
export const PAYMENT_METHOD_SPEC: ParamSpec = {
  type: "text",
  card: { number: "text", exp_month: "int", exp_year: "int", cvc: "text", token: "text" },
  billing_details: BILLING,
  metadata: "map",
  allow_redisplay: "text",
}

const incorrect = (code: string, message: string, param: string): Error => cardError(code, null, message, { param })

/** Makes a card payment method from its number, or refuses it as Stripe would (402 card_error). */
export const createPaymentMethod = (context: Context, params: JsonObject): PaymentMethod => {
  if (textParam(params, "type") !== "card") {
    throw invalidRequest("Only type 'card' is available here.", { param: "type" })
  }
  const card = asObject(params["card"])
  const token = textParam(card, "token")
  const digits = token === null ? (textParam(card, "number") ?? "").replace(/[\s-]/g, "") : (NAMED[token] ?? "")
  if (token !== null && digits === "") throw missingResource("token", token, "card[token]")
  if (!/^\d{12,19}$/.test(digits) || !luhn(digits)) {
    throw incorrect("incorrect_number", "Your card number is incorrect.", "card[number]")
  }
  const now = new Date(context.clock.now())
  const expMonth = token === null ? (intParam(card, "exp_month") ?? 0) : 12
  const givenYear = token === null ? (intParam(card, "exp_year") ?? 0) : now.getUTCFullYear() + 4
  const expYear = givenYear < 100 ? givenYear + 2000 : givenYear
  if (expMonth < 1 || expMonth > 12) {
    throw incorrect("invalid_expiry_month", "Your card's expiration month is invalid.", "card[exp_month]")
  }
  if (
    expYear * 12 + expMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1 ||
    expYear > now.getUTCFullYear() + 50
  ) {
    throw incorrect("invalid_expiry_year", "Your card's expiration year is invalid.", "card[exp_year]")
  }
  const cvc = textParam(card, "cvc")
  if (cvc !== null && !/^\d{3,4}$/.test(cvc)) {
    throw incorrect("invalid_cvc", "Your card's security code is invalid.", "card[cvc]")
  }
  const method: PaymentMethod = {
    id: `pm_${randomId()}`,
    created: context.clock.nowSeconds(),
    customer: null,
    behaviour: BEHAVIOURS[digits] ?? "ok",
    card: {
      brand: brandOf(digits),
      last4: digits.slice(-4),
      expMonth,
      expYear,
      fingerprint: sha256Hex(`card:${digits}`).slice(0, 16),
      country: digits === "4000002760003184" ? "DE" : "US",
    },
    billingDetails: asObject(params["billing_details"]),
    metadata: mergeMetadata({}, params["metadata"]),
  }
  context.state.stripe.paymentMethods[method.id] = method
  return method
}

/** Finds a payment method, making a fresh one for test names such as pm_card_visa. */
export const findPaymentMethod = (context: Context, id: string): PaymentMethod => {
  const known = context.state.stripe.paymentMethods[id]
  if (known !== undefined) return known
  const digits = NAMED[id]
  if (digits === undefined) throw missingResource("PaymentMethod", id, "payment_method")
  const expiry = String(new Date(context.clock.now()).getUTCFullYear() + 4)
  return createPaymentMethod(context, { type: "card", card: { number: digits, exp_month: "12", exp_year: expiry } })
}
