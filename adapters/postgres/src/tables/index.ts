import { businessTables } from "./businesses.ts"
import { campaignTables } from "./campaigns.ts"
import {
  type AuditedTable,
  type DeclaredTable,
  type Erasing,
  ownProfiles,
  type PersonalRows,
} from "./declared-table.ts"
import { ledgerTables } from "./ledger.ts"
import { ownerTables } from "./owners.ts"
import { peopleTables } from "./people.ts"
import { signupTables } from "./signup.ts"
import { storeTables } from "./stores.ts"
import { systemTables } from "./system.ts"
import { walletTables } from "./wallet.ts"

export type { AuditedTable, DeclaredTable, Erasing } from "./declared-table.ts"

/** Every table of the schema; a test holds the list against it. An erasure goes through them in this order. */
export const tables: Readonly<Record<string, DeclaredTable>> = {
  ...storeTables,
  ...peopleTables,
  ...businessTables,
  ...signupTables,
  ...campaignTables,
  ...walletTables,
  ...ledgerTables,
  ...systemTables,
  ...ownerTables,
}

const chosen = <A>(of: (table: DeclaredTable) => A | string | undefined): ReadonlyArray<readonly [string, A]> =>
  Object.entries(tables).flatMap(([name, table]) => {
    const found = of(table)
    return found === undefined || typeof found === "string" ? [] : [[name, found] as const]
  })

/** Tables whose changes the audit log records. */
export const auditedTables: ReadonlyArray<readonly [string, AuditedTable]> = chosen(({ audited }) => audited)

/** Tables that hold something on a user, with the rows that do. */
export const personalTables: ReadonlyArray<readonly [string, PersonalRows]> = chosen(({ exported }) => exported)

/** Tables that hold something on a business, with its rows: `$1` is the portal, `$2` the businesses. */
export const businessRows: ReadonlyArray<readonly [string, PersonalRows]> = personalTables.flatMap(
  ([table, { where, ...rest }]) =>
    where.includes(ownProfiles)
      ? [[table, { ...rest, where: where.replaceAll(ownProfiles, "(select unnest($2::bigint[]))") }] as const]
      : [],
)

/** Tables that an erasure changes or keeps knowingly, in its order. */
export const erasedTables: ReadonlyArray<readonly [string, Erasing]> = chosen(({ erased }) => erased)
