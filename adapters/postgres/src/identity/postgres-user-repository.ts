import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { UserRepository } from "@application/identity/ports"
import { Account, Role, UserAlreadyExists } from "@domain/identity"
import { sqlRead } from "../sql-read.ts"
import { orDatabaseDefect, decodedRow, withoutNulls } from "../query-results.ts"

const accountOf = decodedRow(Account)
const roleNumbers = Schema.encodeSync(Schema.Array(Role))

interface Row {
  readonly portal_id: number
  readonly id: number
  readonly email_address: string
  readonly first_name: string
  readonly last_name: string
  readonly language_id: string
  readonly role_ids: ReadonlyArray<number>
  readonly phone_number: string | null
  readonly email_verified: boolean
  readonly phone_verified: boolean
  readonly password_hash: string
  readonly password_expires_at: number | null
  readonly expires_at: number | null
  readonly barred: boolean
  readonly revision: number
  readonly embed_confirmed_at: number | null
  readonly display: unknown
}

const decoded = (row: Row): Effect.Effect<Account> =>
  accountOf(
    withoutNulls({
      portalId: row.portal_id,
      user: withoutNulls({
        id: row.id,
        emailAddress: row.email_address,
        firstName: row.first_name,
        lastName: row.last_name,
        languageId: row.language_id,
        roleIds: row.role_ids,
        phoneNumber: row.phone_number,
        emailVerified: row.email_verified ? true : null,
        display: row.display,
      }),
      phoneVerified: row.phone_verified,
      passwordHash: row.password_hash,
      passwordExpiresAt: row.password_expires_at,
      expiresAt: row.expires_at,
      barred: row.barred,
      embedConfirmedAt: row.embed_confirmed_at,
      revision: row.revision === 0 ? null : row.revision,
    }),
  )

/** What users change of themselves. */
const ownColumns = ({ user, phoneVerified }: Pick<Account, "user" | "phoneVerified">) => ({
  first_name: user.firstName,
  last_name: user.lastName,
  language_id: user.languageId,
  phone_number: user.phoneNumber ?? null,
  phone_verified: phoneVerified,
  display: user.display === undefined ? null : JSON.stringify(user.display),
})

const columns = ({
  portalId,
  user,
  phoneVerified,
  passwordHash,
  passwordExpiresAt,
  expiresAt,
  barred,
  embedConfirmedAt,
}: Account) => ({
  portal_id: portalId,
  id: user.id,
  ...ownColumns({ user, phoneVerified }),
  email_address: user.emailAddress,
  role_ids: roleNumbers(user.roleIds),
  email_verified: user.emailVerified === true,
  password_hash: passwordHash,
  password_expires_at: passwordExpiresAt ?? null,
  expires_at: expiresAt ?? null,
  barred,
  embed_confirmed_at: embedConfirmedAt ?? null,
})

/** Users of all portals, by portal. */
export const postgresUserRepository = Layer.effect(
  UserRepository,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const rows = (where: Statement.Fragment) =>
      orDatabaseDefect(sql<Row>`select * from users where ${where}`).pipe(Effect.flatMap(Effect.forEach(decoded)))
    const firstWhere = (where: Statement.Fragment) => Effect.map(rows(where), (users) => Option.fromNullishOr(users[0]))
    return {
      byId: (portalId, id) =>
        sqlRead(sql<Row>`select * from users where portal_id = ${portalId} and id = ${id}`, (row) =>
          row === undefined ? Effect.succeedNone : Effect.asSome(decoded(row as Row)),
        ),
      byIds: (portalId, ids) =>
        ids.length === 0 ? Effect.succeed([]) : rows(sql`portal_id = ${portalId} and ${sql.in("id", ids)} order by id`),
      byEmail: (portalId, emailAddress) =>
        firstWhere(sql`portal_id = ${portalId} and lower(email_address) = lower(${emailAddress})
          order by email_verified desc, id limit 1`),
      byPhone: (portalId, phone) =>
        firstWhere(sql`portal_id = ${portalId} and phone_number = ${phone} and phone_verified`),
      elsewhere: (portalId, emailAddress) =>
        rows(sql`lower(email_address) = lower(${emailAddress}) and portal_id <> ${portalId} order by id`),
      add: (account) =>
        orDatabaseDefect(
          sql`insert into users ${sql.insert(columns(account))} on conflict do nothing returning id`,
        ).pipe(Effect.flatMap((added) => (added.length === 0 ? Effect.fail(new UserAlreadyExists({})) : Effect.void))),
      holdPassword: ({ portalId, user, passwordHash }) =>
        orDatabaseDefect(
          sql`select id from users
              where portal_id = ${portalId} and id = ${user.id} and password_hash = ${passwordHash} for share`,
        ).pipe(Effect.map((held) => held.length > 0)),
      change: (account) =>
        orDatabaseDefect(
          sql`update users set ${sql.update(ownColumns(account))}, revision = revision + 1
              where portal_id = ${account.portalId} and id = ${account.user.id} and revision = ${account.revision ?? 0}
              returning id`,
        ).pipe(Effect.map((changed) => changed.length > 0)),
      page: (portalId, { search, after = 0, limit, roleIds }) =>
        rows(sql`portal_id = ${portalId} and id > ${after}
          ${roleIds === undefined ? sql`` : sql`and role_ids && ${roleNumbers(roleIds)}::int[]`}
          and position(lower(${search}) in lower(email_address || ' ' || first_name || ' ' || last_name)) > 0
          order by id limit ${limit}`),
      withRoles: (portalId, roleIds) =>
        rows(sql`portal_id = ${portalId} and role_ids && ${roleNumbers(roleIds)}::int[] order by id`),
      setRoles: ({ portalId, user, revision = 0 }, roleIds) =>
        orDatabaseDefect(
          sql`update users set ${sql.update({ role_ids: roleNumbers(roleIds) })}, revision = revision + 1
              where portal_id = ${portalId} and id = ${user.id} and revision = ${revision} returning id`,
        ).pipe(Effect.map((changed) => changed.length > 0)),
      save: (account) =>
        orDatabaseDefect(
          sql`update users set ${sql.update(columns(account), ["portal_id", "id"])}
              where portal_id = ${account.portalId} and id = ${account.user.id} returning id`,
        ).pipe(
          Effect.flatMap((saved) =>
            saved.length === 0 ? Effect.die(new Error(`No account ${account.user.id}`)) : Effect.void,
          ),
        ),
    }
  }),
)
