import { BusinessDetails, BusinessPerson } from "@application/businesses/contract"
import { isStaff, Role } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import { StatementKind } from "@domain/wallet"
import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"
import { decodedRow, orDatabaseDefect } from "../query-results.ts"

const { isStaff: _derived, ...person } = BusinessPerson.fields

/** What the statement answers: people with the roles of their accounts, from which follows whether they are staff. */
const Stored = Schema.Struct({
  ...BusinessDetails.fields,
  people: Schema.Array(Schema.Struct({ ...person, roleIds: Schema.Array(Role) })),
})
const storedIn = decodedRow(Schema.fromJsonString(Stored))

const listed = (columns: string, rows: string): string =>
  `coalesce((select json_agg(json_build_object(${columns}) order by place) from (${rows}) found), '[]')`

/** All that a business page shows beside its list row, as JSON in one statement. Takes the business and the most of each kind. */
const statement = `select json_strip_nulls(json_build_object(
  'people', ${listed(
    `'userId', user_id, 'name', name, 'emailAddress', email_address, 'phone', phone_number, 'roleId', role_id,
     'roleIds', role_ids`,
    `select m.user_id, m.role_id, u.role_ids, u.email_address, u.phone_number, m.joined as place,
       trim(u.first_name || ' ' || u.last_name) as name
     from memberships m join users u on u.id = m.user_id where m.business_profile_id = $1::bigint
     order by m.joined limit 100`,
  )},
  'campaigns', ${listed(
    `'campaignId', id, 'name', name, 'status', status, 'createdAt', created_at, 'spent', spent`,
    `select id, name, status, created_at, (document ->> 'spent')::bigint as spent,
       row_number() over (order by created_at desc, id desc) as place
     from campaigns where business_profile_id = $1::bigint order by created_at desc, id desc limit $2::int`,
  )},
  'movements', ${listed(
    `'id', id, 'kind', kind, 'amount', amount, 'currency', currency, 'at', at, 'campaignName', campaign_name`,
    `select id, kind, amount, currency, at, campaign_name, -id as place from ledger_transactions
     where business_profile_id = $1::bigint and kind = any ($3::text[]) order by id desc limit $2::int`,
  )},
  'papers', ${listed(
    `'id', id, 'kind', kind, 'number', number, 'total', total, 'currency', currency, 'issuedOn', issued_on`,
    `select id, kind, number, total, currency, issued_on, -id as place from ledger_documents
     where business_profile_id = $1::bigint order by id desc limit $2::int`,
  )},
  'leads', (select count(*) from leads where business_profile_id = $1::bigint and merged is null)
))::text as details`

/** What a business page shows beside its list row. */
export const detailsOf = (sql: SqlClient.SqlClient) =>
  Effect.fnUntraced(function* (id: BusinessProfileId, most: number) {
    const [row] = yield* orDatabaseDefect(
      sql.unsafe<{ readonly details: string }>(statement, [id, most, StatementKind.literals]),
    )
    const { people, ...details } = yield* storedIn(row?.details)
    return { ...details, people: people.map(({ roleIds, ...one }) => ({ ...one, isStaff: isStaff(roleIds) })) }
  })
