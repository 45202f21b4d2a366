import type Stripe from "stripe"
import { asObject, type JsonObject } from "../core/json.ts"
import { textParam } from "./stripe-params.ts"
import type { Customer, PaymentMethod } from "./stripe-state.ts"

const addressOf = (given: JsonObject) =>
  ({
    city: textParam(given, "city"),
    country: textParam(given, "country"),
    line1: textParam(given, "line1"),
    line2: textParam(given, "line2"),
    postal_code: textParam(given, "postal_code"),
    state: textParam(given, "state"),
  }) satisfies Stripe.Address

/** Billing details with every key that Stripe sends, null where nothing was given. */
export const billingOf = ({ billingDetails }: PaymentMethod) =>
  ({
    address: addressOf(asObject(billingDetails["address"])),
    email: textParam(billingDetails, "email"),
    name: textParam(billingDetails, "name"),
    phone: textParam(billingDetails, "phone"),
    tax_id: textParam(billingDetails, "tax_id"),
  }) satisfies Stripe.PaymentMethod.BillingDetails

export const CHECKS = { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" }

export const showCustomer = (one: Customer): JsonObject =>
  one.deleted
    ? { id: one.id, object: "customer", deleted: true }
    : ({
        id: one.id,
        object: "customer",
        address: one.address === null ? null : addressOf(one.address),
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
      } satisfies Stripe.Customer)

export const showPaymentMethod = (one: PaymentMethod): JsonObject =>
  ({
    id: one.id,
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: billingOf(one),
    card: {
      brand: one.card.brand,
      checks: CHECKS,
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
  }) satisfies Stripe.PaymentMethod
