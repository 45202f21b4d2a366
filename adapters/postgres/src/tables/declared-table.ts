/** Which fields of a table the audit log shows. Every column is in one list; fields of a document that none names are hidden. */
export interface AuditedTable {
  /** Columns that say which row it is. They are shown. */
  readonly key: ReadonlyArray<string>
  /** JSON columns, whose fields of the first level are named as `column.field`. */
  readonly documents?: ReadonlyArray<string>
  /** Fields shown as they are; `document.*` names all of a document. */
  readonly clear: ReadonlyArray<string>
  /** Fields that show only that they changed, since their values are secret, personal or a person's own words. */
  readonly hidden?: ReadonlyArray<string>
  /** Fields that count changes or are copies of others: a change of these alone is not recorded. */
  readonly unrecorded?: ReadonlyArray<string>
  /** When a row's change is recorded, as an SQL condition by event; without it, always. */
  readonly when?: Partial<Readonly<Record<"insert" | "update" | "delete", string>>>
}

/** The rows of a table that hold something on a user: `$1` is the portal, `$2` the user. */
export interface PersonalRows {
  readonly where: string
  /** Columns that open something or prove somebody. They leave the database for nobody. */
  readonly secret?: ReadonlyArray<string>
}

/**
 * What an erasure does to a table's rows of a user or of businesses. `$1` is the portal, `$2` the user (empty where a business is
 * erased), `$3` the user's own businesses, or the erased ones.
 */
export type Erasing =
  | { readonly delete: string }
  /**
   * Kept because tax law asks for it, and only of a business that has paid; of others deleted by the statement's condition. Of what
   * is kept goes what nobody asks for, by the rest of an update.
   */
  | { readonly keptForTax: string; readonly stripped?: string }
  /** Holds nothing that names anybody once the rest is gone. */
  | { readonly nameless: string }

/** All that is decided about the data of a table. Audit log, export, erasure and `docs/tables.md` follow from it. */
export type DeclaredTable = {
  /** How long rows are kept, and why. */
  readonly kept: string
  /** What the audit log shows of changes; in words, why it records none. */
  readonly audited: AuditedTable | string
} & (
  | { readonly exported: PersonalRows; readonly erased: Erasing }
  /** In words, why a user's export leaves the table out. */
  | { readonly exported: string; readonly erased?: Erasing }
)

/** Businesses that nobody else works on; of shared ones only the membership is the user's. */
export const ownProfiles = `(select business_profile_id from memberships group by business_profile_id
  having bool_and(user_id = $2))`

/** The rows of a user, of the user's own businesses, and of these businesses' drafts. */
export const ofUser = { where: "portal_id = $1 and user_id = $2" }
export const ofBusiness = { where: `$1::bigint is not null and business_profile_id in ${ownProfiles}` }
export const ofSession = {
  where: `(portal_id, session_id) in (select portal_id, session_id from signup_sessions where ${ofBusiness.where})`,
}

/** Rows that an erasure deletes with a user, with the user's own businesses, and with these businesses' drafts. */
export const withUser = { delete: "portal_id = $1 and user_id = $2" }
export const withBusiness = { delete: "business_profile_id = any ($3)" }
/** Rows of a user that name several businesses: they go with the user, and once every business that they name is erased. */
export const withEveryBusiness = {
  delete: `(${withUser.delete}) or business_profile_ids <@ to_jsonb($3::bigint[])`,
}
export const withBoth = { delete: `(${withUser.delete}) or ${withBusiness.delete}` }
export const withSession = {
  delete: `(portal_id, session_id) in
    (select portal_id, session_id from signup_sessions where business_profile_id = any ($3))`,
}

/** The user's own businesses that have paid. */
export const paid = "(select business_profile_id from ledger_transactions where business_profile_id = any ($3))"

/** The condition that a row belongs to a business: a draft of a passer-by is deleted after a month. */
export const ofProfile = (row: "new" | "old") => `${row}.business_profile_id is not null`
