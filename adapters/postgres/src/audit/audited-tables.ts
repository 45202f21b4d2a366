/** Which fields of a table the audit log shows. Every column is in one list; fields of a document that none names are hidden. */
export interface AuditedTable {
  /** Columns that say which row it is. They are shown. */
  readonly key: ReadonlyArray<string>
  /** JSON columns, whose fields of the first level are named as `column.field`. */
  readonly documents?: ReadonlyArray<string>
  /** Fields shown as they are; `document.*` names all of a document. */
  readonly clear: ReadonlyArray<string>
  /** Fields of which only the change is shown, since they are secret, personal or a person's own words. */
  readonly hidden?: ReadonlyArray<string>
  /** Fields that count changes or are copies of others: a change of these alone is not recorded. */
  readonly unrecorded?: ReadonlyArray<string>
  /** When a row's change is recorded, as an SQL condition by event; without it, always. */
  readonly when?: Partial<Readonly<Record<"insert" | "update" | "delete", string>>>
}

/** A draft belongs to somebody once it has a profile; those of passers-by are deleted after a month. */
const ofProfile = (row: "new" | "old") => `${row}.business_profile_id is not null`

/** Every table whose changes are recorded; a test holds the lists against the schema. */
export const auditedTables = {
  users: {
    key: ["portal_id", "id"],
    clear: [
      "language_id",
      "role_ids",
      "password_expires_at",
      "expires_at",
      "barred",
      "phone_verified",
      "email_verified",
      "embed_confirmed_at",
    ],
    hidden: ["email_address", "first_name", "last_name", "phone_number", "password_hash"],
    unrecorded: ["revision"],
  },
  refresh_tokens: {
    key: ["portal_id", "user_id", "family_id"],
    clear: ["expires_at", "spent", "embed_key_id", "began_at"],
    hidden: ["token_hash", "spent_at"],
    unrecorded: ["issued_at"],
    // A sign-in and its end are changes; that its token is renewed every quarter of an hour is not.
    when: {
      insert: "coalesce(current_setting('marquee.author', true), '') not like '%\"identity/RefreshSession\"%'",
      update: "new.spent and new.spent_at is null and not (old.spent and old.spent_at is null)",
      delete: "false",
    },
  },
  second_factors: {
    key: ["portal_id", "user_id"],
    clear: ["begun_at", "enabled_at"],
    hidden: ["sealed_secret", "recovery_hashes"],
    unrecorded: ["last_step"],
  },
  passkeys: {
    key: ["portal_id", "user_id", "id"],
    clear: ["host", "transports", "added_at"],
    hidden: ["credential_id", "public_key", "name"],
    unrecorded: ["counter", "used_at"],
  },
  erasures: {
    key: ["portal_id", "user_id"],
    documents: ["report"],
    clear: ["erases_at", "erased_at", "report.*"],
  },
  data_exports: {
    key: ["portal_id", "user_id"],
    clear: ["requested_at", "ready_at", "expires_at"],
    hidden: ["key_hash", "document"],
  },
  acting_sessions: {
    key: ["portal_id", "id"],
    clear: ["user_id", "acted_by", "started_at", "ends_at"],
    hidden: ["family_id", "reason"],
  },
  memberships: { key: ["business_profile_id", "user_id"], clear: ["role_id"], unrecorded: ["joined"] },
  invitations: {
    key: ["portal_id", "business_profile_id"],
    clear: ["invited_by", "role_id", "was_mailed", "sent_at", "expires_at", "accepted_at", "revoked_at"],
    hidden: ["key_hash", "email_address"],
  },
  divisions: { key: ["portal_id", "id"], clear: ["name", "business_profile_ids"] },
  callback_requests: {
    key: ["portal_id", "id"],
    clear: [
      "user_id",
      "business_profile_id",
      "requested_at",
      "reply_due_at",
      "claimed_at",
      "claimed_by",
      "handled_at",
      "handled_by",
    ],
    hidden: ["phone", "staff_note", "handled_note"],
    unrecorded: ["portal"],
  },
  push_subscriptions: {
    key: ["portal_id", "id"],
    clear: ["user_id", "device_type", "client_code", "subscription_type"],
    hidden: ["token", "token_hash"],
  },
  message_preferences: { key: ["portal_id", "user_id"], documents: ["choices"], clear: ["choices.*"] },
  embed_keys: { key: ["portal_id", "key_id"], clear: ["algorithm", "public_key", "saved_by", "usable_from"] },
  portals: {
    key: ["id"],
    documents: ["document"],
    clear: ["host", "document.*"],
    unrecorded: ["document_version", "revision"],
  },
  portal_domains: {
    key: ["portal_id", "host"],
    clear: ["state", "added_at", "verified_at"],
    hidden: ["token"],
    // Looks without a finding change nothing for anybody.
    unrecorded: ["attempts", "checked_at", "next_look_at"],
  },
  price_lists: {
    key: ["portal_id", "id"],
    documents: ["prices"],
    clear: ["region", "currency", "effective_from", "prices.*"],
    unrecorded: ["document_version"],
  },
  promo_codes: {
    key: ["portal_id", "id"],
    clear: [
      "code",
      "region",
      "percent",
      "at_most",
      "amount",
      "currency",
      "valid_from",
      "valid_to",
      "uses_at_most",
      "uses_per_profile",
      "created_at",
      "ended_at",
    ],
  },
  promo_code_uses: {
    key: ["business_profile_id", "promo_code_id"],
    clear: ["held_until", "used_at", "amount", "currency", "use_number", "profile_use_number"],
    hidden: ["session_id"],
  },
  business_profiles: {
    key: ["id"],
    clear: [
      "portal_id",
      "region",
      "currency_id",
      "time_zone_id",
      "time_zone",
      "created_at",
      "store_domain",
      "logo_source",
    ],
    hidden: [
      "name",
      "thumbnail_logo",
      "referral_code",
      "page_key",
      "fresh_chat_external_id",
      "fresh_chat_restore_id",
      "email",
      "location",
      "address",
    ],
    unrecorded: ["revisions"],
  },
  business_pictures: { key: ["business_profile_id"], clear: ["added_at"], hidden: ["url", "picture"] },
  agency_clients: {
    key: ["business_profile_id"],
    clear: ["portal_id", "client_id"],
    hidden: ["email_address", "phone"],
  },
  joined_portals: { key: ["business_profile_id", "portal_id"], clear: [] },
  profile_configurations: {
    key: ["business_profile_id"],
    documents: ["document"],
    clear: ["document.category", "document.flavor", "document.onboardingState", "document.isSelfFunded"],
    unrecorded: ["document_version", "revisions"],
  },
  product_catalogs: { key: ["business_profile_id", "id"], clear: ["created_at"], hidden: ["name"] },
  product_feeds: {
    key: ["business_profile_id", "id"],
    clear: ["product_catalog_id", "created_at", "shop_platform", "shop"],
    hidden: ["name", "url"],
  },
  campaigns: {
    key: ["business_profile_id", "id"],
    documents: ["document"],
    clear: [
      "created_at",
      ...["region", "status", "pauseReason", "objective", "channels", "budget", "price", "startDate", "endDate"].map(
        (field) => `document.${field}`,
      ),
      ...["submittedAt", "reviewDueAt", "wentLiveAt", "portalReview"].map((field) => `document.${field}`),
    ],
    hidden: ["session_id", "name"],
    unrecorded: [
      "status",
      "document_version",
      ...["id", "businessProfileId", "sessionId", "name", "createdAt", "spent", "revisions"].map(
        (field) => `document.${field}`,
      ),
    ],
  },
  campaign_configurations: {
    key: ["business_profile_id", "campaign_id"],
    documents: ["configuration"],
    clear: [],
    unrecorded: ["revisions"],
  },
  signup_sessions: {
    key: ["portal_id", "business_profile_id"],
    documents: ["details"],
    clear: ["paid", "paid_at", "price_list_id", "place", "tax_rounding"],
    hidden: ["session_id", "encoded_id"],
    unrecorded: ["revision", "updated_at", "details.version", "details.revision", "details.revisions"],
    when: { insert: ofProfile("new"), update: ofProfile("new"), delete: ofProfile("old") },
  },
  summary_approvers: {
    key: ["portal_id", "id"],
    clear: ["channel", "language", "sent_at", "reminded_at", "removed_at", "asked_again_at", "first_viewed_at"],
    hidden: ["session_id", "name", "recipient", "link"],
    unrecorded: ["reminder_due_at", "views", "last_viewed_at"],
  },
  summary_comments: {
    key: ["portal_id", "id"],
    clear: ["decision_id", "section", "done_at"],
    hidden: ["session_id", "comment"],
  },
  summary_decisions: {
    key: ["portal_id", "id"],
    clear: ["kind", "section", "decided_at", "approver_id"],
    hidden: ["session_id", "approver_name", "comment", "shown_hash", "shown"],
  },
  signup_promo_holds: {
    key: ["business_profile_id", "promo_code"],
    clear: ["held_until"],
    hidden: ["session_id"],
  },
  leads: {
    key: ["business_profile_id", "id"],
    clear: ["campaign_id", "status", "submitted_on"],
    hidden: [
      "external_id",
      "campaign_name",
      "name",
      "mobile_number",
      "email",
      "city",
      "service_needed",
      "notes",
      "consents",
    ],
    // A lead arrives as the networks tell it; what people make of it is a change.
    when: { insert: "false" },
  },
  briefs: {
    key: ["business_profile_id", "id"],
    documents: ["document"],
    clear: ["created_at", ...["status", "dates", "budget", "currency"].map((field) => `document.${field}`)],
    unrecorded: [
      "status",
      "document_version",
      ...["createdAt", "updatedAt", "revisions"].map((field) => `document.${field}`),
    ],
  },
  published_reports: {
    key: ["business_profile_id", "id"],
    clear: ["portal_id", "from_day", "to_day", "published_at", "shared_until"],
    hidden: ["name", "key_hash", "document"],
    unrecorded: ["document_version"],
  },
  payments: {
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
    ],
    unrecorded: ["ask_at", "promise_version"],
  },
  automatic_top_ups: {
    key: ["business_profile_id"],
    clear: ["user_id", "threshold", "amount", "monthly_ceiling", "currency", "paused_for"],
  },
  add_on_purchases: {
    key: ["business_profile_id", "id"],
    clear: ["tier_name", "days", "price_list_id", "currency", "price", "tax", "bought_at", "starts_at", "ends_at"],
    hidden: ["idempotency_key"],
  },
  facebook_logins: {
    key: ["business_profile_id"],
    clear: ["user_id", "linked_at", "expires_at", "lost_at"],
    hidden: ["facebook_user_id", "facebook_name", "sealed_token"],
  },
  linked_pages: {
    key: ["business_profile_id", "page_id"],
    clear: ["name", "status", "is_chosen", "steps", "instagram_id"],
    unrecorded: ["category", "picture_url"],
  },
  referral_codes: {
    key: ["portal_id", "id"],
    clear: ["user_id", "created_at", "ended_at"],
    hidden: ["code"],
  },
  referral_sign_ups: {
    key: ["business_profile_id"],
    clear: ["portal_id", "referral_code_id", "joined_at"],
  },
  referral_payments: {
    key: ["business_profile_id", "session_id"],
    clear: ["portal_id", "amount", "currency", "paid_at"],
  },
  store_links: {
    key: ["business_profile_id"],
    clear: ["platform", "shop", "is_watched", "feed_id", "linked_by", "linked_at", "lost_at"],
    hidden: ["facts", "notice_key", "sealed_access"],
  },
  store_attempts: {
    key: ["business_profile_id"],
    clear: ["platform", "shop", "begun_at", "refusal"],
    hidden: ["attempt_key", "sealed_keys"],
  },
  gateway_customers: {
    key: ["business_profile_id", "gateway"],
    clear: [],
    hidden: ["customer", "default_card"],
  },
  payment_reversals: {
    key: ["payment_id", "id"],
    clear: ["kind", "amount", "state", "refund_id"],
    hidden: ["reference"],
  },
  payment_issues: {
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
  wallet_refunds: {
    key: ["business_profile_id", "id"],
    clear: ["payment_id", "gateway", "amount", "currency", "state", "created_at"],
    hidden: ["idempotency_key", "gateway_reference", "failure_reason"],
  },
  ledger_transactions: {
    key: ["business_profile_id", "id"],
    clear: ["kind", "currency", "amount", "available_after", "campaign_id", "at"],
    hidden: ["reference", "campaign_name"],
  },
  ledger_documents: {
    key: ["business_profile_id", "id"],
    clear: [
      "portal_id",
      "issuer",
      "kind",
      "number",
      "financial_year",
      "campaign_id",
      "currency",
      "tax",
      "total",
      "issued_on",
    ],
    hidden: ["reference", "document"],
    unrecorded: ["document_version"],
  },
  invoice_registrations: {
    key: ["business_profile_id", "document_id"],
    clear: ["irn", "acknowledgement_number", "acknowledged_at"],
    hidden: ["signed_qr"],
  },
  invoice_cancellations: {
    key: ["business_profile_id", "document_id"],
    clear: ["reason", "cancelled_at"],
    hidden: ["remark"],
  },
  invoice_refusals: {
    key: ["business_profile_id", "document_id"],
    clear: ["reason", "tried_at"],
  },
  billing_details: {
    key: ["business_profile_id"],
    documents: ["document"],
    clear: ["document.state", "document.isInEconomicZone"],
    hidden: ["document.name", "document.address", "document.taxNumber"],
    unrecorded: ["document_version"],
  },
  issuing_entities: {
    key: ["portal_id", "region"],
    documents: ["document"],
    clear: ["document.*"],
    unrecorded: ["document_version"],
  },
} as const satisfies Readonly<Record<string, AuditedTable>>

/** Tables whose changes are not recorded, each with the reason. */
export const unauditedTables = {
  schema_migrations: "written by the migration alone",
  audit_entries: "the log itself",
  audit_waiting: "entries on their way to the log",
  rate_limits: "counters of minutes",
  security_events: "a log itself; nobody changes what it says",
  otp_challenges: "a code of minutes; what it allows is recorded",
  password_resets: "a key of one hour; the new password is recorded",
  email_verifications: "a link of hours; the verified address is recorded",
  passkey_challenges: "a question to a browser of minutes; the passkey or the sign-in that follows is recorded",
  second_factor_challenges: "a sign-in of minutes that waits for its code; the sign-in is recorded",
  embed_tokens: "used tokens of minutes; the sign-in is recorded",
  summary_link_views: "openings of a copied link; the first one of each recipient's is recorded",
  notifications: "told of what is recorded itself; read by its user alone",
  known_devices: "a device's mark, renewed by each recorded sign-in",
  stored_pictures: "files without an owner; what shows them is recorded",
  daily_metrics: "measured by the networks, changed by nobody",
  product_metrics: "measured by the networks, changed by nobody",
  advertised_products: "titles as the networks report them",
  feed_items: "read from the shop's feed; the feed is recorded",
  feed_files: "the file that a recorded feed is filled with",
  feed_runs: "progress of reading a feed",
  launch_runs: "progress of a launch; the campaign's state is recorded",
  payment_keys: "keeps a repeated call from paying twice; the payment is recorded",
  document_series: "counts the numbers of recorded documents",
  ledger_entries: "the sides of a recorded ledger transaction",
  ledger_balances: "sums of the ledger",
  wallets: "sums of the ledger",
  campaign_holdings: "sums of the ledger",
} as const
