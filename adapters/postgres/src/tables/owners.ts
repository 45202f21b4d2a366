import { type DeclaredTable, ownProfiles, paid } from "./declared-table.ts"

/** Accounts and businesses: an erasure comes to them last, since the others are found by them. */
export const ownerTables = {
  business_profiles: {
    kept: "for ever: accounts and who they belong to",
    exported: { where: `portal_id = $1 and id in ${ownProfiles}` },
    // Tax law asks for a buyer's name and address, and for nothing else of a business.
    erased: {
      keptForTax: `id = any ($3) and id not in ${paid}`,
      stripped: `set email = null, location = null, thumbnail_logo = null, logo_source = null, store_domain = null, referral_code = null,
        page_key = replace(gen_random_uuid()::text, '-', ''), fresh_chat_external_id = null, fresh_chat_restore_id = null where id = any ($3)`,
    },
    audited: {
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
  },
  memberships: {
    kept: "for ever: accounts and who they belong to",
    exported: { where: "$1::bigint is not null and user_id = $2" },
    erased: { delete: "user_id = $2 or business_profile_id = any ($3)" },
    audited: {
      key: ["business_profile_id", "user_id"],
      clear: ["role_id"],
      unrecorded: ["joined"],
    },
  },
  users: {
    kept: "for ever: accounts and who they belong to",
    exported: { where: "portal_id = $1 and id = $2", secret: ["password_hash"] },
    erased: { delete: "portal_id = $1 and id = $2" },
    audited: {
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
        "display",
      ],
      hidden: ["email_address", "first_name", "last_name", "phone_number", "password_hash"],
      unrecorded: ["revision"],
    },
  },
} as const satisfies Readonly<Record<string, DeclaredTable>>
