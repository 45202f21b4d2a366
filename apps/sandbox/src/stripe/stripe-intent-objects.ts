import type Stripe from "stripe"
import type { JsonObject } from "../core/json.ts"
import { showPaymentMethod } from "./stripe-card-objects.ts"
import type { PaymentIntent, SetupIntent } from "./stripe-state.ts"

const nextAction = ({ id, status, authentication }: SetupIntent | PaymentIntent) => {
  if (status !== "requires_action") return null
  const { returnUrl, url } = authentication ?? {}
  return returnUrl === undefined || url === undefined
    ? ({
        type: "use_stripe_sdk",
        use_stripe_sdk: { type: "three_d_secure_redirect", source: `src_${id}` },
      } satisfies Stripe.PaymentIntent.NextAction)
    : ({
        type: "redirect_to_url",
        redirect_to_url: { return_url: returnUrl, url },
      } satisfies Stripe.PaymentIntent.NextAction)
}

/** A card error as the intent keeps it and as the refused call answers it. */
export const refusalDetails = ({ refusal }: SetupIntent | PaymentIntent): JsonObject | null =>
  refusal === undefined || refusal === null
    ? null
    : {
        type: "card_error",
        code: refusal.code,
        message: refusal.message,
        doc_url: `https://stripe.com/docs/error-codes/${refusal.code}`,
        payment_method: showPaymentMethod(refusal.method),
        ...(refusal.declineCode === null ? {} : { decline_code: refusal.declineCode }),
        ...(refusal.charge === null ? {} : { charge: refusal.charge }),
      }

const intentBase = (one: SetupIntent | PaymentIntent) => ({
  id: one.id,
  allowed_payment_method_types: null,
  application: null,
  automatic_payment_methods: one.automatic
    ? { allow_redirects: one.staysOnPage === true ? ("never" as const) : ("always" as const), enabled: true }
    : null,
  cancellation_reason: one.cancellationReason,
  client_secret: one.secret,
  created: one.created,
  customer: one.customer,
  customer_account: null,
  description: one.description,
  excluded_payment_method_types: null,
  livemode: false,
  managed_payments: { enabled: false },
  metadata: one.metadata,
  next_action: nextAction(one),
  on_behalf_of: null,
  payment_method: one.paymentMethod,
  payment_method_configuration_details: null,
  payment_method_types: ["card"],
})

export const showSetupIntent = (one: SetupIntent): JsonObject => ({
  ...({
    ...intentBase(one),
    object: "setup_intent",
    attach_to_self: false,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    mandate: null,
    payment_method_options: { card: { mandate_options: null, network: null, request_three_d_secure: "automatic" } },
    single_use_mandate: null,
    status: one.status === "requires_capture" ? "succeeded" : one.status,
    usage: one.usage,
  } satisfies Stripe.SetupIntent),
  last_setup_error: refusalDetails(one),
})

export const showPaymentIntent = (one: PaymentIntent): JsonObject => ({
  ...({
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
    last_payment_error: null,
    latest_charge: one.latestCharge,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: "automatic" },
    },
    payment_record: null,
    processing: null,
    receipt_email: one.receiptEmail,
    review: null,
    setup_future_usage: one.setupFutureUsage,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: one.statementDescriptorSuffix,
    status: one.status,
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.PaymentIntent),
  last_payment_error: refusalDetails(one),
})

export const showIntent = (one: SetupIntent | PaymentIntent): JsonObject =>
  "amount" in one ? showPaymentIntent(one) : showSetupIntent(one)
