import { type DeclaredTable } from "./declared-table.ts"

/** Portals and what belongs to nobody. */
export const systemTables = {
  portals: {
    kept: "for ever: accounts and who they belong to",
    exported: "a portal's",
    audited: {
      key: ["id"],
      documents: ["document"],
      clear: ["host", "document.*"],
      unrecorded: ["document_version", "revision"],
    },
  },
  portal_domains: {
    kept: "until its portal's administrator removes the host",
    exported: "a portal's",
    audited: {
      key: ["portal_id", "host"],
      clear: ["state", "added_at", "verified_at"],
      hidden: ["token"],
      unrecorded: ["attempts", "checked_at", "next_look_at", "fault"],
    },
  },
  price_lists: {
    kept: "for ever: orders name the list that they were priced by",
    exported: "a portal's",
    audited: {
      key: ["portal_id", "id"],
      documents: ["prices"],
      clear: ["region", "currency", "effective_from", "prices.*", "withdrawn_at"],
      unrecorded: ["document_version"],
    },
  },
  promo_codes: {
    kept: "for ever: campaigns name the code that they were priced by",
    exported: "a portal's",
    audited: {
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
  },
  schema_migrations: {
    kept: "for ever: a few rows",
    exported: "nobody's",
    audited: "written by the migration alone",
  },
  audit_entries: {
    kept: "for ever: who changed what; they name nobody",
    exported: { where: "portal_id = $1 and actor_id = $2" },
    erased: { nameless: "names people by number alone" },
    audited: "the log itself",
  },
  audit_waiting: {
    kept: "seconds, until the worker chains them",
    exported: "the log's last seconds, on their way to it",
    audited: "entries on their way to the log",
  },
  rate_limits: {
    kept: "until the window ends",
    exported: "counters of minutes",
    audited: "counters of minutes",
  },
  stored_pictures: {
    kept: "30 days after something was last known to show them",
    exported: "names of files without an owner; a business's pictures are exported by their addresses",
    audited: "files without an owner; what shows them is recorded",
  },
} as const satisfies Readonly<Record<string, DeclaredTable>>
