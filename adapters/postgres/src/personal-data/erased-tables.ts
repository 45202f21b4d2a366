import type { personalTables } from "./personal-tables.ts"

/** What an erasure does to a table's rows of a user. `$1` is the portal, `$2` the user, `$3` their own businesses. */
type Erasing =
  | { readonly delete: string }
  /** Kept because tax law asks for it, and only of a business that has paid; of others deleted by the statement's condition. */
  | { readonly keptForTax: string }
  /** Holds nothing that names anybody once the rest is gone. */
  | { readonly nameless: string }

const byUser = { delete: "portal_id = $1 and user_id = $2" }
const byProfile = { delete: "business_profile_id = any ($3)" }
const bySession = {
  delete: `(portal_id, session_id) in
    (select portal_id, session_id from signup_sessions where business_profile_id = any ($3))`,
}
const paid = "(select business_profile_id from ledger_transactions where business_profile_id = any ($3))"

/** Every personal table, and those of a user's own businesses that hold other people or the business's words. */
export const erasedTables = {
  refresh_tokens: byUser,
  security_events: byUser,
  known_devices: byUser,
  second_factors: byUser,
  passkeys: byUser,
  email_verifications: byUser,
  password_resets: byUser,
  callback_requests: byUser,
  message_preferences: byUser,
  notifications: byUser,
  push_subscriptions: byUser,
  referral_codes: byUser,
  data_exports: byUser,
  acting_sessions: byUser,
  invitations: { delete: "portal_id = $1 and (invited_by = $2 or business_profile_id = any ($3))" },
  business_pictures: byProfile,
  agency_clients: byProfile,
  joined_portals: byProfile,
  profile_configurations: byProfile,
  referral_payments: byProfile,
  referral_sign_ups: byProfile,
  store_links: byProfile,
  store_attempts: byProfile,
  feed_items: byProfile,
  feed_files: byProfile,
  feed_runs: byProfile,
  product_feeds: byProfile,
  product_catalogs: byProfile,
  campaign_configurations: byProfile,
  briefs: byProfile,
  published_reports: byProfile,
  daily_metrics: byProfile,
  product_metrics: byProfile,
  advertised_products: byProfile,
  leads: byProfile,
  automatic_top_ups: byProfile,
  add_on_purchases: byProfile,
  gateway_customers: byProfile,
  facebook_logins: byProfile,
  linked_pages: byProfile,
  signup_promo_holds: byProfile,
  promo_code_uses: byProfile,
  launch_runs: byProfile,
  summary_comments: bySession,
  summary_approvers: bySession,
  summary_link_views: bySession,
  summary_decisions: bySession,
  signup_sessions: byProfile,
  campaigns: { keptForTax: `business_profile_id = any ($3) and business_profile_id not in ${paid}` },
  business_profiles: { keptForTax: `id = any ($3) and id not in ${paid}` },
  payments: { keptForTax: "" },
  wallet_refunds: { keptForTax: "" },
  ledger_transactions: { keptForTax: "" },
  ledger_documents: { keptForTax: "" },
  invoice_registrations: { keptForTax: "" },
  invoice_cancellations: { keptForTax: "" },
  invoice_refusals: { keptForTax: "" },
  billing_details: byProfile,
  wallets: { nameless: "a business's sums" },
  audit_entries: { nameless: "names people by number alone" },
  memberships: { delete: "$1::bigint is not null and user_id = $2" },
  users: { delete: "portal_id = $1 and id = $2" },
} as const satisfies Readonly<Record<keyof typeof personalTables, Erasing>> & Readonly<Record<string, Erasing>>
