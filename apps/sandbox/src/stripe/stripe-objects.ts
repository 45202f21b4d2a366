import type { JsonObject } from "../core/json.ts"
import type {
  Charge,
  Customer,
  PaymentIntent,
  PaymentMethod,
  Refund,
  SetupIntent,
  StripeEvent,
  StripeState,
} from "./stripe-state.ts"

const EMPTY_ADDRESS: JsonObject = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
}

export const showCustomer = (one: Customer): JsonObject =>
  one.deleted
    ? { id: one.id, object: "customer", deleted: true }
    : {
        id: one.id,
        object: "customer",
        address: one.address,
        balance: 0,
        created: one.created,
        currency: null,
        default_source: null,
        delinquent: false,
        description: one.description,
        discount: null,
        email: one.email,
        invoice_prefix: one.id.slice(-8).toUpperCase(),
        invoice_settings: {
          custom_fields: null,
          default_payment_method: one.defaultPaymentMethod,
          footer: null,
          rendering_options: null,
        },
        livemode: false,
        metadata: one.metadata,
        name: one.name,
        next_invoice_sequence: 1,
        phone: one.phone,
        preferred_locales: [],
        shipping: null,
        tax_exempt: "none",
        test_clock: null,
      }

export const showPaymentMethod = (one: PaymentMethod): JsonObject => ({
  id: one.id,
  object: "payment_method",
  allow_redisplay: "unspecified",
  billing_details: {
    address: EMPTY_ADDRESS,
    email: null,
    name: null,
    phone: null,
    tax_id: null,
    ...one.billingDetails,
  },
  card: {
    brand: one.card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
    country: one.card.country,
    display_brand: one.card.brand,
    exp_month: one.card.expMonth,
    exp_year: one.card.expYear,
    fingerprint: one.card.fingerprint,
    funding: "credit",
    generated_from: null,
    last4: one.card.last4,
    networks: { available: [one.card.brand], preferred: null },
    regulated_status: "unregulated",
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  created: one.created,
  customer: one.customer,
  customer_account: null,
  livemode: false,
  metadata: one.metadata,
  type: "card",
})

const nextAction = (one: SetupIntent | PaymentIntent): JsonObject | null =>
  one.status === "requires_action"
    ? { type: "use_stripe_sdk", use_stripe_sdk: { type: "three_d_secure_redirect", source: `src_${one.id}` } }
    : null

const intentBase = (one: SetupIntent | PaymentIntent): JsonObject => ({
  id: one.id,
  application: null,
  automatic_payment_methods: one.automatic ? { allow_redirects: "always", enabled: true } : null,
  cancellation_reason: one.cancellationReason,
  client_secret: one.secret,
  created: one.created,
  customer: one.customer,
  customer_account: null,
  description: one.description,
  excluded_payment_method_types: null,
  livemode: false,
  metadata: one.metadata,
  next_action: nextAction(one),
  on_behalf_of: null,
  payment_method: one.paymentMethod,
  payment_method_configuration_details: null,
  payment_method_options: { card: { request_three_d_secure: "automatic" } },
  payment_method_types: ["card"],
  status: one.status,
})

export const showSetupIntent = (one: SetupIntent): JsonObject => ({
  ...intentBase(one),
  object: "setup_intent",
  attach_to_self: false,
  flow_directions: null,
  last_setup_error: one.lastError,
  latest_attempt: null,
  mandate: null,
  single_use_mandate: null,
  usage: one.usage,
})

export const showPaymentIntent = (one: PaymentIntent): JsonObject => ({
  ...intentBase(one),
  object: "payment_intent",
  amount: one.amount,
  amount_capturable: one.status === "requires_capture" ? one.amount : 0,
  amount_details: { tip: {} },
  amount_received: one.amountReceived,
  application_fee_amount: null,
  canceled_at: one.canceledAt,
  capture_method: one.captureMethod,
  confirmation_method: "automatic",
  currency: one.currency,
  last_payment_error: one.lastError,
  latest_charge: one.latestCharge,
  processing: null,
  receipt_email: one.receiptEmail,
  review: null,
  setup_future_usage: one.setupFutureUsage,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: one.statementDescriptorSuffix,
  transfer_data: null,
  transfer_group: null,
})

export const showCharge = (state: StripeState, one: Charge): JsonObject => {
  const method = state.paymentMethods[one.paymentMethod]
  const shown: JsonObject = method === undefined ? {} : showPaymentMethod(method)
  return {
    id: one.id,
    object: "charge",
    amount: one.amount,
    amount_captured: one.amountCaptured,
    amount_refunded: one.amountRefunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: one.captured ? `txn_${one.id.slice(3)}` : null,
    billing_details: shown["billing_details"] ?? null,
    calculated_statement_descriptor: "MARQUEE",
    captured: one.captured,
    created: one.created,
    currency: one.currency,
    customer: one.customer,
    description: one.description,
    disputed: one.disputed ?? false,
    failure_balance_transaction: null,
    failure_code: one.failureCode,
    failure_message: one.failureMessage,
    fraud_details: {},
    livemode: false,
    metadata: one.metadata,
    on_behalf_of: null,
    outcome: {
      network_status: one.status === "succeeded" ? "approved_by_network" : "declined_by_network",
      reason: one.failureCode,
      risk_level: "normal",
      seller_message: one.status === "succeeded" ? "Payment complete." : "The bank declined the payment.",
      type: one.status === "succeeded" ? "authorized" : "issuer_declined",
    },
    paid: one.status === "succeeded",
    payment_intent: one.paymentIntent,
    payment_method: one.paymentMethod,
    payment_method_details: { card: shown["card"] ?? null, type: "card" },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: one.amountRefunded > 0 && one.amountRefunded === one.amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: one.status,
    transfer_data: null,
    transfer_group: null,
  }
}

export const showRefund = (one: Refund): JsonObject => ({
  id: one.id,
  object: "refund",
  amount: one.amount,
  balance_transaction: `txn_${one.id.slice(3)}`,
  charge: one.charge,
  created: one.created,
  currency: one.currency,
  destination_details: { card: { reference: null, type: "refund" }, type: "card" },
  metadata: one.metadata,
  payment_intent: one.paymentIntent,
  reason: one.reason,
  receipt_number: null,
  source_transfer_reversal: null,
  status: "succeeded",
  transfer_reversal: null,
})

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
