import { Schema } from "effect"
import { contract } from "@application/kernel"
import { ForbiddenPortal, SecurityEvent, SecurityEventKind } from "@domain/identity"
import { PortalId, UserId } from "@domain/kernel"

const optional = Schema.optionalKey
const Id = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }))

/** Failed sign-ins and refused rights at the caller's portal, newest first, each with the account's name as it is today. Ours. */
export const ListSecurityEvents = contract("identity/ListSecurityEvents", {
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/:portalId/securityLog",
  summary: "List failed sign-ins and refused rights at the caller's portal",
  description:
    "Newest first, each with account, factor or call, and the place it came from. Entries are kept for 180 days; one without a userId was for no account. The next page begins before the id that the answer names.",
  example: { portalId: 1, userId: 41, from: 1_764_547_200_000, limit: 50 },
  input: Schema.Struct({
    portalId: PortalId,
    userId: optional(UserId),
    kind: optional(SecurityEventKind),
    /** Epoch milliseconds. */
    from: optional(Schema.Int),
    until: optional(Schema.Int),
    /** The newest entries before this one. */
    before: optional(Id),
    limit: optional(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  }),
  output: Schema.Struct({
    entries: Schema.Array(Schema.Struct({ ...SecurityEvent.fields, name: optional(Schema.String) })),
    /** Where the next page begins; absent on the last. */
    before: optional(Schema.Int),
  }),
  failures: [ForbiddenPortal],
})

/** Tells accounts, and of administrators the portal's other ones, of failures that repeat, as a job. */
export const WarnOfRepeatedFailures = contract("identity/WarnOfRepeatedFailures", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({ told: Schema.Int }),
})
