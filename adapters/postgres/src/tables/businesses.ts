import { type DeclaredTable, ofBusiness, ofUser, withBusiness, withUser } from "./declared-table.ts"

/** What businesses have set up and linked. */
export const businessTables = {
  business_pictures: {
    kept: "for ever: the newest 500 of each business",
    exported: ofBusiness,
    erased: withBusiness,
    audited: {
      key: ["business_profile_id"],
      clear: ["added_at"],
      hidden: ["url", "picture"],
    },
  },
  agency_clients: {
    kept: "for ever: how profiles and campaigns are set up",
    exported: ofBusiness,
    // A business is a client of others as well.
    erased: { delete: `${withBusiness.delete} or client_id = any ($3)` },
    audited: {
      key: ["business_profile_id"],
      clear: ["portal_id", "client_id"],
      hidden: ["email_address", "phone"],
    },
  },
  joined_portals: {
    kept: "for ever: how profiles and campaigns are set up",
    exported: "which portals show a business",
    erased: withBusiness,
    audited: {
      key: ["business_profile_id", "portal_id"],
      clear: [],
    },
  },
  profile_configurations: {
    kept: "for ever: how profiles and campaigns are set up",
    exported: ofBusiness,
    erased: withBusiness,
    audited: {
      key: ["business_profile_id"],
      documents: ["document"],
      clear: ["document.category", "document.flavor", "document.onboardingState", "document.isSelfFunded"],
      unrecorded: ["document_version", "revisions"],
    },
  },
  referral_codes: {
    kept: "for ever: what a code brought; until its owner's account is erased, or the business that came with it",
    exported: ofUser,
    erased: withUser,
    audited: {
      key: ["portal_id", "id"],
      clear: ["user_id", "created_at", "ended_at"],
      hidden: ["code"],
    },
  },
  referral_payments: {
    kept: "for ever: what a code brought; until its owner's account is erased, or the business that came with it",
    exported: ofBusiness,
    erased: withBusiness,
    audited: {
      key: ["business_profile_id", "session_id"],
      clear: ["portal_id", "amount", "currency", "paid_at"],
    },
  },
  referral_sign_ups: {
    kept: "for ever: what a code brought; until its owner's account is erased, or the business that came with it",
    exported: ofBusiness,
    erased: withBusiness,
    audited: {
      key: ["business_profile_id"],
      clear: ["portal_id", "referral_code_id", "joined_at"],
    },
  },
  store_links: {
    kept: "until the store is unlinked, when its access is given back and forgotten, its shop is erased, or the business is",
    exported: { ...ofBusiness, secret: ["notice_key", "sealed_access"] },
    erased: withBusiness,
    audited: {
      key: ["business_profile_id"],
      clear: ["platform", "shop", "is_watched", "feed_id", "linked_by", "linked_at", "lost_at"],
      hidden: ["facts", "notice_key", "sealed_access"],
    },
  },
  store_attempts: {
    kept: "until the store is linked, another attempt takes its place, or the business is erased; keys that a shop handed over until they are taken, once",
    exported: { ...ofBusiness, secret: ["attempt_key", "sealed_keys"] },
    erased: withBusiness,
    audited: {
      key: ["business_profile_id"],
      clear: ["platform", "shop", "begun_at", "refusal"],
      hidden: ["attempt_key", "sealed_keys"],
    },
  },
  feed_items: {
    kept: "until a later reading of their feed is shown",
    exported: "products as the shop publishes them",
    erased: withBusiness,
    audited: "read from the shop's feed; the feed is recorded",
  },
  feed_files: {
    kept: "until another file takes its place",
    exported: "products as the shop publishes them, in the owner's own file",
    erased: withBusiness,
    audited: "the file that a recorded feed is filled with",
  },
  feed_runs: {
    kept: "for ever: what a business sells, and how its last reading went; of a linked shop until the shop is erased",
    exported: "progress of reading a feed",
    erased: withBusiness,
    audited: "progress of reading a feed",
  },
  product_feeds: {
    kept: "for ever: what a business sells, and how its last reading went; of a linked shop until the shop is erased",
    exported: ofBusiness,
    erased: withBusiness,
    audited: {
      key: ["business_profile_id", "id"],
      clear: ["product_catalog_id", "created_at", "shop_platform", "shop"],
      hidden: ["name", "url"],
    },
  },
  product_catalogs: {
    kept: "for ever: what a business sells, and how its last reading went; of a linked shop until the shop is erased",
    exported: ofBusiness,
    erased: withBusiness,
    audited: {
      key: ["business_profile_id", "id"],
      clear: ["created_at"],
      hidden: ["name"],
    },
  },
  facebook_logins: {
    kept: "until they are unlinked, when Facebook takes their rights back, or their business is erased",
    exported: { ...ofBusiness, secret: ["sealed_token"] },
    erased: withBusiness,
    audited: {
      key: ["business_profile_id"],
      clear: ["user_id", "linked_at", "expires_at", "lost_at"],
      hidden: ["facebook_user_id", "facebook_name", "sealed_token"],
    },
  },
  linked_pages: {
    kept: "until they are unlinked, when Facebook takes their rights back, or their business is erased",
    exported: ofBusiness,
    erased: withBusiness,
    audited: {
      key: ["business_profile_id", "page_id"],
      clear: ["name", "status", "is_chosen", "steps", "instagram_id"],
      unrecorded: ["category", "picture_url"],
    },
  },
} as const satisfies Readonly<Record<string, DeclaredTable>>
