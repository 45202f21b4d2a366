import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { GatewayCustomers } from "@application/wallet/ports"
import { PaymentGateway } from "@domain/wallet"
import { decodedRow, orDatabaseDefect, withoutNulls } from "../query-results.ts"

const customerOf = decodedRow(
  Schema.Struct({
    gateway: PaymentGateway,
    customer: Schema.String,
    defaultCard: Schema.optionalKey(Schema.String),
  }),
)

/** Customers at the gateways. */
export const postgresGatewayCustomers = Layer.effect(
  GatewayCustomers,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = sql.literal('gateway, customer, default_card as "defaultCard"')
    const list = (rows: Statement.Statement<object>) =>
      orDatabaseDefect(rows).pipe(Effect.flatMap(Effect.forEach((row) => customerOf(withoutNulls(row)))))
    return {
      find: (businessProfileId, gateway) =>
        Effect.map(
          list(
            sql`select ${columns} from gateway_customers
              where business_profile_id = ${businessProfileId} and gateway = ${gateway}`,
          ),
          ([found]) => Option.fromNullishOr(found),
        ),
      keep: (businessProfileId, gateway, customer) =>
        Effect.map(
          list(
            sql`insert into gateway_customers (business_profile_id, gateway, customer)
              values (${businessProfileId}, ${gateway}, ${customer})
              on conflict (business_profile_id, gateway) do update set customer = gateway_customers.customer
              returning ${columns}`,
          ),
          ([kept]) => kept ?? { gateway, customer },
        ),
      choose: (businessProfileId, gateway, card) =>
        orDatabaseDefect(
          sql`update gateway_customers set default_card = ${card ?? null}
            where business_profile_id = ${businessProfileId} and gateway = ${gateway}`,
        ).pipe(Effect.asVoid),
      ofProfile: (businessProfileId) =>
        list(sql`select ${columns} from gateway_customers where business_profile_id = ${businessProfileId}`),
      forget: (businessProfileId) =>
        orDatabaseDefect(sql`delete from gateway_customers where business_profile_id = ${businessProfileId}`).pipe(
          Effect.asVoid,
        ),
    }
  }),
)
