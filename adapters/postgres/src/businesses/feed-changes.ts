import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { FeedKey } from "@application/businesses/ports"
import { ReadingChanges } from "@domain/businesses"
import type { JobId } from "@domain/kernel"
import { decodedRow, orDatabaseDefect } from "../query-results.ts"

/** The mark, in the place of severities, of a product that a rule leaves out. */
export const excludedMark = "excluded"

const changesOf = decodedRow(ReadingChanges)

/** Compares what a processing found with what is shown, by code, without excluded products; the first with a code counts. */
export const feedChanges =
  (sql: SqlClient.SqlClient) =>
  ({ businessProfileId, feedId }: FeedKey, jobId: JobId) =>
    Effect.gen(function* () {
      const [shown] = yield* orDatabaseDefect(
        sql<{ readonly jobId: JobId | null }>`select shown_job_id as "jobId" from feed_runs
          where business_profile_id = ${businessProfileId} and feed_id = ${feedId}`,
      )
      if (shown === undefined || shown.jobId === null) return undefined
      const products = (job: JobId) => sql`select distinct on (item ->> 'id') item ->> 'id' as code,
          item ->> 'price' as price, item ->> 'sale_price' as sale_price, is_taken
        from feed_items where business_profile_id = ${businessProfileId} and feed_id = ${feedId} and job_id = ${job}
          and item ->> 'id' is not null and not ${excludedMark} = any(severities)
        order by item ->> 'id', row`
      const [row] = yield* orDatabaseDefect(
        sql<object>`with before as (${products(shown.jobId)}), after as (${products(jobId)})
          select (count(*) filter (where before.code is null))::int as added,
            (count(*) filter (where after.code is null))::int as removed,
            (count(*) filter (where before.code = after.code
              and (before.price, before.sale_price) is distinct from (after.price, after.sale_price)))::int as repriced,
            (count(*) filter (where before.is_taken and not after.is_taken))::int as blocked,
            (count(*) filter (where after.is_taken and not before.is_taken))::int as mended
          from before full join after on before.code = after.code`,
      )
      return yield* changesOf(row)
    })
