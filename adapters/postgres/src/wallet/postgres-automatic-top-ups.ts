import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { AutomaticTopUps } from "@application/wallet/ports"
import { BusinessProfileId } from "@domain/kernel"
import { AutomaticTopUp } from "@domain/wallet"
import { decodedRow, orDatabaseDefect, withoutNulls } from "../query-results.ts"

const agreedOf = decodedRow(AutomaticTopUp)
const profileOf = decodedRow(Schema.Struct({ id: BusinessProfileId }))

/** Automatic top-ups of wallets. */
export const postgresAutomaticTopUps = Layer.effect(
  AutomaticTopUps,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      find: Effect.fnUntraced(function* (businessProfileId) {
        const [row] = yield* orDatabaseDefect(
          sql`select threshold, amount, monthly_ceiling as "monthlyCeiling", currency, user_id as "userId",
                paused_for as "pausedFor"
              from automatic_top_ups where business_profile_id = ${businessProfileId}`,
        )
        return row === undefined ? Option.none() : Option.some(yield* agreedOf(withoutNulls(row)))
      }),
      keep: (businessProfileId, { threshold, amount, monthlyCeiling, currency, userId, pausedFor }) =>
        orDatabaseDefect(
          sql`insert into automatic_top_ups
                (business_profile_id, user_id, threshold, amount, monthly_ceiling, currency, paused_for)
              values (${businessProfileId}, ${userId}, ${threshold}, ${amount}, ${monthlyCeiling}, ${currency},
                ${pausedFor ?? null})
              on conflict (business_profile_id) do update set user_id = excluded.user_id,
                threshold = excluded.threshold, amount = excluded.amount,
                monthly_ceiling = excluded.monthly_ceiling, currency = excluded.currency,
                paused_for = excluded.paused_for`,
        ).pipe(Effect.asVoid),
      end: (businessProfileId) =>
        orDatabaseDefect(sql`delete from automatic_top_ups where business_profile_id = ${businessProfileId}`).pipe(
          Effect.asVoid,
        ),
      pause: (businessProfileId, cause) =>
        Effect.map(
          orDatabaseDefect(
            sql`update automatic_top_ups set paused_for = ${cause}
              where business_profile_id = ${businessProfileId} and paused_for is null returning 1`,
          ),
          (paused) => paused.length > 0,
        ),
      due: (limit) =>
        orDatabaseDefect(
          sql`select agreed.business_profile_id as id from automatic_top_ups agreed
              left join wallets on wallets.business_profile_id = agreed.business_profile_id
              where agreed.paused_for is null and coalesce(wallets.available, 0) < agreed.threshold
              order by agreed.business_profile_id limit ${limit}`,
        ).pipe(Effect.flatMap(Effect.forEach((row) => Effect.map(profileOf(row), ({ id }) => id)))),
    }
  }),
)
