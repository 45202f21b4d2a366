import { type DeclaredTable, ofBusiness, ofProfile, ofSession, withBusiness, withSession } from "./declared-table.ts"

/** Drafts, their summaries and their promo codes. */
export const signupTables = {
  signup_promo_holds: {
    kept: "until the hold ends; a code that was paid with is held for ever",
    exported: ofBusiness,
    erased: withBusiness,
    audited: {
      key: ["business_profile_id", "promo_code"],
      clear: ["held_until"],
      hidden: ["session_id"],
    },
  },
  promo_code_uses: {
    kept: "until the hold ends; of a campaign that was paid with the code for ever",
    exported: ofBusiness,
    erased: withBusiness,
    audited: {
      key: ["business_profile_id", "promo_code_id"],
      clear: ["held_until", "used_at", "amount", "currency", "use_number", "profile_use_number"],
      hidden: ["session_id"],
    },
  },
  summary_comments: {
    kept: "as long as their sign-up session",
    exported: ofSession,
    erased: withSession,
    audited: {
      key: ["portal_id", "id"],
      clear: ["decision_id", "section", "done_at"],
      hidden: ["session_id", "comment"],
    },
  },
  summary_approvers: {
    kept: "as long as their sign-up session",
    exported: { ...ofSession, secret: ["link"] },
    erased: withSession,
    audited: {
      key: ["portal_id", "id"],
      clear: ["channel", "language", "sent_at", "reminded_at", "removed_at", "asked_again_at", "first_viewed_at"],
      hidden: ["session_id", "name", "recipient", "link"],
      unrecorded: ["reminder_due_at", "views", "last_viewed_at"],
    },
  },
  summary_link_views: {
    kept: "as long as their sign-up session",
    exported: ofSession,
    erased: withSession,
    audited: "openings of a copied link; the first one of each recipient's is recorded",
  },
  summary_decisions: {
    kept: "as long as their sign-up session",
    exported: ofSession,
    erased: withSession,
    audited: {
      key: ["portal_id", "id"],
      clear: ["kind", "section", "decided_at", "approver_id"],
      hidden: ["session_id", "approver_name", "comment", "shown_hash", "shown"],
    },
  },
  signup_sessions: {
    kept: "abandoned: 30 days after the last change; all others for ever, since campaigns are drawn from them",
    exported: ofBusiness,
    erased: withBusiness,
    audited: {
      key: ["portal_id", "business_profile_id"],
      documents: ["details"],
      clear: ["paid", "paid_at", "price_list_id", "place", "tax_rounding"],
      hidden: ["session_id", "encoded_id"],
      unrecorded: ["revision", "updated_at", "details.version", "details.revision", "details.revisions"],
      when: { insert: ofProfile("new"), update: ofProfile("new"), delete: ofProfile("old") },
    },
  },
} as const satisfies Readonly<Record<string, DeclaredTable>>
