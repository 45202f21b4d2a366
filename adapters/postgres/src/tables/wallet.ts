import { type DeclaredTable, ofBusiness, withBusiness } from "./declared-table.ts"

/** Payments, cards and what wallets buy. */
export const walletTables = {
  automatic_top_ups: {
    kept: "until they are switched off, or their business is erased",
    exported: ofBusiness,
    erased: withBusiness,
    audited: {
      key: ["business_profile_id"],
      clear: ["user_id", "threshold", "amount", "monthly_ceiling", "currency", "paused_for"],
    },
  },
  add_on_purchases: {
    kept: "until their business is erased; invoices and books of them stay",
    exported: { ...ofBusiness, secret: ["idempotency_key"] },
    erased: withBusiness,
    audited: {
      key: ["business_profile_id", "id"],
      clear: ["tier_name", "days", "price_list_id", "currency", "price", "tax", "bought_at", "starts_at", "ends_at"],
      hidden: ["idempotency_key"],
    },
  },
  gateway_customers: {
    kept: "until their business is erased; the gateway forgets its customer then",
    exported: { ...ofBusiness, secret: ["customer", "default_card"] },
    erased: withBusiness,
    audited: {
      key: ["business_profile_id", "gateway"],
      clear: [],
      hidden: ["customer", "default_card"],
    },
  },
  payments: {
    kept: "for ever: receipts, and keys that keep a repeated call from paying twice",
    // What its gateway kept is the house's cost.
    exported: { ...ofBusiness, secret: ["idempotency_key", "gateway_fees", "card_mark"] },
    erased: {
      keptForTax: "",
      stripped: `set payer_name = null, failure_reason = null, card_mark = null, payment_option_id = null
        where business_profile_id = any ($3)`,
    },
    audited: {
      key: ["business_profile_id", "id"],
      clear: [
        "gateway",
        "amount",
        "currency",
        "status",
        "created_at",
        "total",
        "is_surplus",
        "standing",
        "is_released",
        "gateway_fees",
        "payer_approver_id",
      ],
      hidden: [
        "payer_name",
        "session_id",
        "user_id",
        "idempotency_key",
        "gateway_reference",
        "failure_reason",
        "promise",
        "payment_option_id",
        "card_mark",
      ],
      unrecorded: ["ask_at", "promise_version"],
    },
  },
  payment_keys: {
    kept: "for ever: receipts, and keys that keep a repeated call from paying twice",
    exported: "keeps a repeated call from paying twice",
    audited: "keeps a repeated call from paying twice; the payment is recorded",
  },
  payment_reversals: {
    kept: "for ever: receipts, and keys that keep a repeated call from paying twice",
    exported: "states of a payment, which is exported",
    audited: {
      key: ["payment_id", "id"],
      clear: ["kind", "amount", "state", "refund_id"],
      hidden: ["reference"],
    },
  },
  payment_issues: {
    kept: "for ever: what became of money that no book explains",
    exported: "a portal's notes about gateways",
    erased: { nameless: "what became of money, by the business's number alone" },
    audited: {
      key: ["portal_id", "id"],
      clear: [
        "kind",
        "gateway",
        "amount",
        "currency",
        "business_profile_id",
        "payment_id",
        "noticed_at",
        "settled_at",
        "note",
        "settled_by",
        "written_off",
      ],
      hidden: ["gateway_reference"],
    },
  },
  wallet_refunds: {
    kept: "for ever: receipts, and keys that keep a repeated call from paying twice",
    exported: { ...ofBusiness, secret: ["idempotency_key"] },
    erased: { keptForTax: "", stripped: "set failure_reason = null where business_profile_id = any ($3)" },
    audited: {
      key: ["business_profile_id", "id"],
      clear: ["payment_id", "gateway", "amount", "currency", "state", "created_at"],
      hidden: ["idempotency_key", "gateway_reference", "failure_reason"],
    },
  },
  wallets: {
    kept: "for ever: books",
    exported: ofBusiness,
    erased: { nameless: "a business's sums" },
    audited: "sums of the ledger",
  },
} as const satisfies Readonly<Record<string, DeclaredTable>>
