/** Whose rows of a table belong to a user: `$1` is the portal, `$2` the user. */
const byUser = "portal_id = $1 and user_id = $2"

/** Businesses that nobody else works on; of shared ones only the membership is the user's. */
const ownProfiles = `(select business_profile_id from memberships group by business_profile_id
  having bool_and(user_id = $2))`
const byProfile = `$1::bigint is not null and business_profile_id in ${ownProfiles}`

/** What belongs to the drafts of these businesses. */
const ofSessions = `(portal_id, session_id) in (select portal_id, session_id from signup_sessions where ${byProfile})`

export interface PersonalTable {
  readonly where: string
  /** Columns that open something or prove somebody. They leave the database for nobody. */
  readonly secret?: ReadonlyArray<string>
}

/** Every table that holds something on a user, with the rows that do; a test holds it against the schema. */
export const personalTables = {
  users: { where: "portal_id = $1 and id = $2", secret: ["password_hash"] },
  memberships: { where: "$1::bigint is not null and user_id = $2" },
  refresh_tokens: { where: byUser, secret: ["token_hash"] },
  security_events: { where: byUser },
  known_devices: { where: byUser, secret: ["device_hash"] },
  second_factors: { where: byUser, secret: ["sealed_secret", "recovery_hashes", "last_step"] },
  passkeys: { where: byUser, secret: ["credential_id", "public_key", "counter"] },
  email_verifications: { where: byUser, secret: ["key_hash"] },
  acting_sessions: { where: "portal_id = $1 and $2 in (user_id, acted_by)", secret: ["family_id"] },
  invitations: { where: "portal_id = $1 and invited_by = $2", secret: ["key_hash"] },
  callback_requests: { where: byUser },
  message_preferences: { where: byUser },
  notifications: { where: byUser },
  push_subscriptions: { where: byUser, secret: ["token_hash"] },
  data_exports: { where: byUser, secret: ["key_hash", "document"] },
  audit_entries: { where: "portal_id = $1 and actor_id = $2" },
  business_profiles: { where: `portal_id = $1 and id in ${ownProfiles}` },
  business_pictures: { where: byProfile },
  agency_clients: { where: byProfile },
  profile_configurations: { where: byProfile },
  product_catalogs: { where: byProfile },
  product_feeds: { where: byProfile },
  campaigns: { where: byProfile },
  campaign_configurations: { where: byProfile },
  briefs: { where: byProfile },
  published_reports: { where: byProfile, secret: ["key_hash"] },
  signup_sessions: { where: byProfile },
  summary_decisions: { where: ofSessions },
  summary_comments: { where: ofSessions },
  summary_approvers: { where: ofSessions, secret: ["link"] },
  summary_link_views: { where: ofSessions },
  signup_promo_holds: { where: byProfile },
  promo_code_uses: { where: byProfile },
  // What its gateway kept is the house's cost.
  payments: { where: byProfile, secret: ["idempotency_key", "gateway_fees"] },
  wallet_refunds: { where: byProfile, secret: ["idempotency_key"] },
  automatic_top_ups: { where: byProfile },
  add_on_purchases: { where: byProfile, secret: ["idempotency_key"] },
  facebook_logins: { where: byProfile, secret: ["sealed_token"] },
  linked_pages: { where: byProfile },
  referral_codes: { where: byUser },
  referral_sign_ups: { where: byProfile },
  referral_payments: { where: byProfile },
  store_links: { where: byProfile, secret: ["notice_key", "sealed_access"] },
  store_attempts: { where: byProfile, secret: ["attempt_key", "sealed_keys"] },
  gateway_customers: { where: byProfile, secret: ["customer", "default_card"] },
  // What the house pays for a business moves nothing of its own.
  ledger_transactions: { where: `${byProfile} and kind not in ('gatewayFee', 'writeOff')` },
  ledger_documents: { where: byProfile },
  invoice_registrations: { where: byProfile },
  invoice_cancellations: { where: byProfile },
  invoice_refusals: { where: byProfile },
  billing_details: { where: byProfile },
  wallets: { where: byProfile },
} as const satisfies Readonly<Record<string, PersonalTable>>

/** Tables that the export leaves out, each with the reason. */
export const notExported = {
  schema_migrations: "nobody's",
  audit_waiting: "the log's last seconds, on their way to it",
  rate_limits: "counters of minutes",
  otp_challenges: "hashes of codes of minutes",
  password_resets: "hashes of keys of one hour",
  second_factor_challenges: "hashes of keys of minutes",
  passkey_challenges: "hashes of keys of minutes",
  erasures: "when the data will be erased, which the account page shows",
  embed_tokens: "marks of used tokens, of minutes",
  embed_keys: "a portal's",
  portals: "a portal's",
  portal_domains: "a portal's",
  price_lists: "a portal's",
  promo_codes: "a portal's",
  issuing_entities: "a portal's",
  document_series: "the last numbers of issued documents",
  divisions: "a brand's",
  joined_portals: "which portals show a business",
  stored_pictures: "names of files without an owner; a business's pictures are exported by their addresses",
  leads: "other people's data, which their business downloads as a file of its own",
  daily_metrics: "a campaign's figures",
  product_metrics: "a campaign's figures by product",
  advertised_products: "products as the shop publishes them",
  feed_items: "products as the shop publishes them",
  feed_files: "products as the shop publishes them, in the owner's own file",
  feed_runs: "progress of reading a feed",
  launch_runs: "progress of a launch",
  payment_keys: "keeps a repeated call from paying twice",
  payment_reversals: "states of a payment, which is exported",
  payment_issues: "a portal's notes about gateways",
  ledger_entries: "the sides of a ledger transaction, which is exported",
  campaign_holdings: "sums of the ledger",
  ledger_balances: "sums of the ledger",
} as const
