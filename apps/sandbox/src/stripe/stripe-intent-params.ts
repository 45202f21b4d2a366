import type { Context } from "../core/context.ts"
import { asObject, isObject, type JsonObject } from "../core/json.ts"
import { randomId } from "../core/random.ts"
import { PAYMENT_METHOD_SPEC, createPaymentMethod, findPaymentMethod } from "./stripe-cards.ts"
import { findCustomer } from "./stripe-customers.ts"
import { invalidRequest } from "./stripe-error.ts"
import { choiceParam, intParam, mergeMetadata, textParam, type ParamSpec } from "./stripe-params.ts"
import type { PaymentIntent, SetupIntent } from "./stripe-state.ts"

const COMMON: ParamSpec = {
  customer: "text",
  payment_method: "text",
  payment_method_data: PAYMENT_METHOD_SPEC,
  payment_method_types: "list",
  payment_method_options: "map",
  automatic_payment_methods: { enabled: "flag", allow_redirects: "text" },
  confirm: "flag",
  return_url: "text",
  use_stripe_sdk: "flag",
  description: "text",
  metadata: "map",
  mandate_data: "map",
}
export const SETUP: ParamSpec = { ...COMMON, usage: "text" }
export const PAYMENT: ParamSpec = {
  ...COMMON,
  amount: "int",
  currency: "text",
  off_session: "flag",
  setup_future_usage: "text",
  capture_method: "text",
  confirmation_method: "text",
  receipt_email: "text",
  statement_descriptor_suffix: "text",
  error_on_requires_action: "flag",
}
export const CONFIRM: ParamSpec = {
  client_secret: "text",
  payment_method: "text",
  payment_method_data: PAYMENT_METHOD_SPEC,
  payment_method_options: "map",
  return_url: "text",
  use_stripe_sdk: "flag",
  off_session: "flag",
  setup_future_usage: "text",
  mandate_data: "map",
  receipt_email: "text",
}
/** The least that Stripe charges in each currency that the twin takes, in minor units (docs.stripe.com/currencies). */
const LEAST: Readonly<Record<string, number>> = {
  aed: 200,
  aud: 50,
  brl: 50,
  cad: 50,
  chf: 50,
  eur: 50,
  gbp: 30,
  ils: 200,
  inr: 50,
  jpy: 50,
  nzd: 50,
  sgd: 50,
  usd: 50,
  zar: 1000,
}

/** Applies the parameters both kinds of intents share. */
export const applyCommon = (context: Context, intent: SetupIntent | PaymentIntent, params: JsonObject): void => {
  const customer = textParam(params, "customer")
  if (customer !== null) {
    const { id } = findCustomer(context, customer, "customer")
    if ("amount" in intent && intent.customer !== null && intent.customer !== id)
      throw invalidRequest(
        "You cannot modify `customer` on a PaymentIntent once it already has been set. To fulfill a payment with a different Customer, cancel this PaymentIntent and create a new one.",
        { code: "payment_intent_unexpected_state" },
      )
    intent.customer = id
  }
  const method = textParam(params, "payment_method")
  if (method !== null) intent.paymentMethod = findPaymentMethod(context, method).id
  const data = params["payment_method_data"]
  if (isObject(data)) intent.paymentMethod = createPaymentMethod(context, data).id
  if (params["description"] !== undefined) intent.description = textParam(params, "description")
  intent.metadata = mergeMetadata(intent.metadata, params["metadata"])
  if (intent.paymentMethod !== null && intent.status === "requires_payment_method")
    intent.status = "requires_confirmation"
  if (!("amount" in intent)) return
  if (params["setup_future_usage"] !== undefined)
    intent.setupFutureUsage = choiceParam(params, "setup_future_usage", ["off_session", "on_session"])
  if (params["receipt_email"] !== undefined) intent.receiptEmail = textParam(params, "receipt_email")
  if (params["amount"] !== undefined) intent.amount = amountOf(params, intent.currency)
}

export const currencyOf = (params: JsonObject): string => {
  const currency = (textParam(params, "currency") ?? "").toLowerCase()
  if (LEAST[currency] === undefined) throw invalidRequest(`Invalid currency: ${currency}.`, { param: "currency" })
  return currency
}

const written = (minor: number, currency: string): string => {
  const digits = currency === "jpy" ? 0 : 2
  const style = { style: "currency", currency, minimumFractionDigits: digits } as const
  return `${new Intl.NumberFormat("en", style).format(minor / 10 ** digits)} ${currency}`
}

export const amountOf = (params: JsonObject, currency: string): number => {
  const amount = intParam(params, "amount") ?? 0
  if (amount < 1)
    throw invalidRequest("This value must be greater than or equal to 1.", {
      code: "parameter_invalid_integer",
      param: "amount",
    })
  const least = LEAST[currency] ?? 0
  if (amount < least)
    throw invalidRequest(`Amount must be at least ${written(least, currency)}`, {
      code: "amount_too_small",
      doc_url: "https://stripe.com/docs/error-codes/amount-too-small",
      param: "amount",
    })
  if (amount > 99_999_999)
    throw invalidRequest("Amount must be no more than 99999999.", { code: "amount_too_large", param: "amount" })
  return amount
}

/** What a new intent of either kind starts with. */
export const base = (context: Context, prefix: string, params: JsonObject): Omit<SetupIntent, "usage"> => {
  const id = `${prefix}_${randomId()}`
  const automatic = asObject(params["automatic_payment_methods"])
  const asksForAll = automatic["enabled"] === "true"
  const isOnPage = automatic["allow_redirects"] === "never"
  return {
    id,
    secret: `${id}_secret_${randomId(25)}`,
    created: context.clock.nowSeconds(),
    customer: null,
    paymentMethod: null,
    status: "requires_payment_method",
    description: null,
    metadata: {},
    automatic: params["payment_method_types"] === undefined || asksForAll,
    mayLeavePage: asksForAll && !isOnPage,
    staysOnPage: isOnPage,
    cancellationReason: null,
  }
}
