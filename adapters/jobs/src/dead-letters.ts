import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { Boss, deadLetterQueue } from "./boss.ts"

/** A job that failed for good and was kept. Instants are of the database. */
export interface DeadLetter {
  readonly id: string
  /** The queue that it failed in. */
  readonly queue: string
  readonly queuedAt: Date
  readonly failedAt: Date
  readonly tries: number
  /** What it failed with the last time. */
  readonly reason: string
  /** The request that queued it, or its own id. */
  readonly requestId: string
}

/** The dead letters, the oldest first. */
export const listDeadLetters = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql<DeadLetter>`
    select id, source_name as queue, source_created_on as "queuedAt", created_on as "failedAt",
      coalesce(source_retry_count, 0) + 1 as tries,
      coalesce(source_output ->> 'message', source_output #>> '{value,message}', source_output::text, '') as reason,
      coalesce(data ->> 'requestId', source_id::text) as "requestId"
    from pgboss.job where name = ${deadLetterQueue} and state < 'active' order by created_on, id`,
)

/** Puts dead letters back into their queues, all of them where none is named; succeeds with how many. */
export const replayDeadLetters = (ids?: ReadonlyArray<string>) =>
  Effect.flatMap(Boss, ({ boss }) =>
    Effect.promise(() => boss.redrive(deadLetterQueue, ids === undefined ? {} : { ids: [...ids] })),
  )
