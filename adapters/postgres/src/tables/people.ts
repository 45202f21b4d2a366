import { type DeclaredTable, ofUser, withBoth, withUser } from "./declared-table.ts"

/** Sign-ins, devices, messages and settings of people. */
export const peopleTables = {
  refresh_tokens: {
    kept: "until their sign-in ends (30 days, 12 hours of administrators); a spent one as long, so that its theft is noticed; a revoked family goes at once",
    exported: { ...ofUser, secret: ["token_hash"] },
    erased: withUser,
    audited: {
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
  },
  security_events: {
    kept: "180 days, or until their account is erased",
    exported: ofUser,
    erased: withUser,
    audited: "a log itself; nobody changes what it says",
  },
  known_devices: {
    kept: "until expired (400 days after the last sign-in there)",
    exported: { ...ofUser, secret: ["device_hash"] },
    erased: withUser,
    audited: "a device's mark, renewed by each recorded sign-in",
  },
  second_factors: {
    kept: "until turned off; a secret that was not confirmed, an hour",
    exported: { ...ofUser, secret: ["sealed_secret", "recovery_hashes", "last_step"] },
    erased: withUser,
    audited: {
      key: ["portal_id", "user_id"],
      clear: ["begun_at", "enabled_at"],
      hidden: ["sealed_secret", "recovery_hashes"],
      unrecorded: ["last_step"],
    },
  },
  passkeys: {
    kept: "until removed or two-step login is turned off",
    exported: { ...ofUser, secret: ["credential_id", "public_key", "counter"] },
    erased: withUser,
    audited: {
      key: ["portal_id", "user_id", "id"],
      clear: ["host", "transports", "added_at"],
      hidden: ["credential_id", "public_key", "name"],
      unrecorded: ["counter", "used_at"],
    },
  },
  otp_challenges: {
    kept: "one hour after the code was sent",
    exported: "hashes of codes of minutes",
    audited: "a code of minutes; what it allows is recorded",
  },
  password_resets: {
    kept: "until used or expired (one hour)",
    exported: "hashes of keys of one hour",
    erased: withUser,
    audited: "a key of one hour; the new password is recorded",
  },
  email_verifications: {
    kept: "30 days after the link expired",
    exported: { ...ofUser, secret: ["key_hash"] },
    erased: withUser,
    audited: "a link of hours; the verified address is recorded",
  },
  passkey_challenges: {
    kept: "until answered or expired (five minutes)",
    exported: "hashes of keys of minutes",
    audited: "a question to a browser of minutes; the passkey or the sign-in that follows is recorded",
  },
  second_factor_challenges: {
    kept: "until used or expired (five minutes)",
    exported: "hashes of keys of minutes",
    audited: "a sign-in of minutes that waits for its code; the sign-in is recorded",
  },
  data_exports: {
    kept: "until their link ends (one day)",
    exported: { ...ofUser, secret: ["key_hash", "document"] },
    erased: withUser,
    audited: {
      key: ["portal_id", "user_id"],
      clear: ["requested_at", "ready_at", "expires_at"],
      hidden: ["key_hash", "document"],
    },
  },
  acting_sessions: {
    kept: "for ever: who acted as whom, and why",
    exported: { where: "portal_id = $1 and $2 in (user_id, acted_by)", secret: ["family_id"] },
    erased: withUser,
    audited: {
      key: ["portal_id", "id"],
      clear: ["user_id", "acted_by", "started_at", "ends_at"],
      hidden: ["family_id", "reason"],
    },
  },
  invitations: {
    kept: "30 days after the link expired",
    exported: { where: "portal_id = $1 and invited_by = $2", secret: ["key_hash"] },
    erased: { delete: "portal_id = $1 and (invited_by = $2 or business_profile_id = any ($3))" },
    audited: {
      key: ["portal_id", "business_profile_id"],
      clear: ["invited_by", "role_id", "was_mailed", "sent_at", "expires_at", "accepted_at", "revoked_at"],
      hidden: ["key_hash", "email_address"],
    },
  },
  erasures: {
    kept: "until undone; the report of one that is done for ever, by the user's number alone",
    exported: "when the data will be erased, which the account page shows",
    audited: {
      key: ["portal_id", "user_id"],
      documents: ["report"],
      clear: ["erases_at", "erased_at", "report.*"],
    },
  },
  message_preferences: {
    kept: "as long as their account",
    exported: ofUser,
    erased: withUser,
    audited: {
      key: ["portal_id", "user_id"],
      documents: ["choices"],
      clear: ["choices.*"],
    },
  },
  notifications: {
    kept: "180 days, read or not",
    exported: ofUser,
    erased: withBoth,
    audited: "told of what is recorded itself; read by its user alone",
  },
  held_messages: {
    kept: "until sent, eight days at most; with its notification",
    exported: { ...ofUser, secret: ["link"] },
    erased: withUser,
    audited: "told of what is recorded itself; leaves with the next look of the worker",
  },
  push_subscriptions: {
    kept: "until removed: what people and portals have set up",
    exported: { ...ofUser, secret: ["token_hash"] },
    erased: withUser,
    audited: {
      key: ["portal_id", "id"],
      clear: ["user_id", "device_type", "client_code", "subscription_type"],
      hidden: ["token", "token_hash"],
    },
  },
} as const satisfies Readonly<Record<string, DeclaredTable>>
