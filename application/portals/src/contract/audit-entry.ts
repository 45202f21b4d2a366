import { Schema } from "effect"
import { BusinessProfileId, UserId } from "@domain/kernel"

/** A person in an entry, named as they are today; the name is absent once the account is erased. */
const AuditPerson = Schema.Struct({ userId: UserId, name: Schema.optionalKey(Schema.String) })

/**
 * Who made a change: a signed-in user, a visitor, the worker, or somebody in the database itself. `actedBy` is the portal's
 * employee who acted as the user.
 */
const AuditActor = Schema.Union([
  Schema.Struct({
    kind: Schema.Literal("user"),
    ...AuditPerson.fields,
    actedBy: Schema.optionalKey(AuditPerson),
    /** The portal's key that signed the user in from the portal's own site. */
    embedKeyId: Schema.optionalKey(Schema.String),
    /** The user's API key by which a program made the change. */
    apiKeyId: Schema.optionalKey(Schema.Int),
    /** The user's assistant that made the change. */
    assistantId: Schema.optionalKey(Schema.String),
  }),
  Schema.Struct({ kind: Schema.Literals(["anonymous", "system"]) }),
  Schema.Struct({ kind: Schema.Literal("database"), role: Schema.String }),
])

const Fields = Schema.Record(Schema.String, Schema.Unknown)

/**
 * A change of one record: its fields before and after, personal ones shown as "[redacted]". `action` is the call or job
 * that made it; `at` is epoch milliseconds.
 */
export const AuditEntry = Schema.Struct({
  position: Schema.Int,
  hash: Schema.String,
  at: Schema.Number,
  actor: AuditActor,
  action: Schema.NullOr(Schema.String),
  requestId: Schema.NullOr(Schema.String),
  businessProfileId: Schema.NullOr(BusinessProfileId),
  record: Schema.String,
  change: Schema.Literals(["insert", "update", "delete"]),
  key: Fields,
  before: Schema.NullOr(Fields),
  after: Schema.NullOr(Fields),
})
export type AuditEntry = typeof AuditEntry.Type
