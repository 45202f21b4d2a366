import { Schema } from "effect"
import { contract, fileOutput, textOf, exampleProfile } from "@application/kernel"
import { ForbiddenPortal, TooManyRequests } from "@domain/identity"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { AuditEntry } from "./audit-entry.ts"

const optional = Schema.optionalKey
const Position = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }))

/** What of a log is asked for: filters, times in epoch milliseconds, and the newest entries before a position. */
const filters = {
  actorId: optional(UserId),
  action: optional(textOf(100)),
  from: optional(Schema.Int),
  until: optional(Schema.Int),
  before: optional(Position),
  limit: optional(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
}

const { before: _before, limit: _limit, ...exportedFilters } = filters
const exported = { businessProfileId: optional(BusinessProfileId), ...exportedFilters }

/** Entries, newest first; `before` of the next page is absent on the last. */
const Page = Schema.Struct({ entries: Schema.Array(AuditEntry), before: optional(Position) })

/** The changes of the caller's portal, newest first. Ours. */
export const ListAuditEntries = contract("portals/ListAuditEntries", {
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/:portalId/auditLog",
  summary: "List the changes of the caller's portal",
  description:
    "Newest first, each with who made it, by which call or job, and the fields before and after. Personal fields are shown as [redacted]. The next page begins before the position that the answer names.",
  example: { portalId: 1, action: "campaigns/PauseCampaign", from: 1_764_547_200_000, limit: 50 },
  input: Schema.Struct({ portalId: PortalId, businessProfileId: optional(BusinessProfileId), ...filters }),
  output: Page,
  failures: [ForbiddenPortal],
})

/** The changes of a profile, newest first. Ours. */
export const ListProfileAuditEntries = contract("portals/ListProfileAuditEntries", {
  kind: "query",
  access: "readProfileAudit",
  route: "GET /businessProfiles/:businessProfileId/auditLog",
  summary: "List the changes of a business profile",
  description: "As the portal's list, for those who manage the profile's members.",
  example: { ...exampleProfile, limit: 50 },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, ...filters }),
  output: Page,
})

/** What is wrong with a chain at a position: an entry was changed, is missing, or stands in another's place. */
const AuditFault = Schema.Struct({ position: Schema.Int, kind: Schema.Literals(["changed", "removed", "reordered"]) })
export type AuditFault = typeof AuditFault.Type

/**
 * Whether the log of the caller's portal is as it was written, also by the heads that were kept of it outside the database
 * and by a position and hash that the caller noted. Ours.
 */
export const VerifyAuditLog = contract("portals/VerifyAuditLog", {
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/:portalId/auditLog/verification",
  summary: "Verify that the log of changes is as it was written",
  description:
    "Each entry's hash covers the hash before it; the answer names the first entry that was changed, removed or moved. It is compared with the heads that are kept outside the database once a day, and with a position and hash that you noted yourself from an earlier answer.",
  example: { portalId: 1 },
  input: Schema.Struct({ portalId: PortalId, position: optional(Position), hash: optional(textOf(64)) }),
  output: Schema.Struct({
    isWhole: Schema.Boolean,
    entries: Schema.Int,
    /** The last hash, to be noted. */
    hash: optional(Schema.String),
    fault: optional(AuditFault),
    /** The newest end that was kept of the chain outside the database. */
    anchor: optional(Schema.Struct({ position: Schema.Int, hash: Schema.String })),
  }),
  failures: [ForbiddenPortal],
})

/** The changes of the caller's portal as CSV, newest first, one line a changed field. Ours. */
export const ExportAuditLog = contract("portals/ExportAuditLog", {
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/:portalId/auditLog/export",
  answersFiles: ["text/csv"],
  summary: "Download the changes of the caller's portal as CSV",
  description:
    "UTF-8 with a byte-order mark, newest first, one line a changed field, made while it is read. The filters are those of the list. Times are in UTC. No cell runs as a formula: an apostrophe stands before what would. A download is logged with its user before it begins. At most 20 an hour.",
  example: { portalId: 1, action: "signup/PublishPriceList" },
  input: Schema.Struct({ portalId: PortalId, ...exported }),
  output: fileOutput,
  failures: [ForbiddenPortal, TooManyRequests],
})

/** Keeps the heads of all chains outside the database, once a day, as a job. */
export const NoteAuditHeads = contract("portals/NoteAuditHeads", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({ heads: Schema.Int }),
})

/** Chains the entries that wait, as a job. */
export const ChainAuditEntries = contract("portals/ChainAuditEntries", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({ chained: Schema.Int }),
})
