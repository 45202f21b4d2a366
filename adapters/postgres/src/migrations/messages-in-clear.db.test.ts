import { migrate } from "@adapters/sql"
import { testDatabase } from "@adapters/sql/testing"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { migrationsByContext } from "./index.ts"

const queueOfBefore = [
  "create schema pgboss",
  "create type pgboss.job_state as enum ('created', 'retry', 'active', 'completed', 'cancelled', 'failed')",
  `create table pgboss.job (id int, name text, state pgboss.job_state, data jsonb, deletion_seconds int, dead_letter text)`,
  `insert into pgboss.job values
    (1, 'messaging.SendMessage', 'completed', '{"input":{"content":{"otp":"1"}}}', 604800, 'dead-letters'),
    (2, 'messaging.SendMessage', 'failed', '{"input":{"content":{"otp":"2"}}}', 604800, 'dead-letters'),
    (3, 'dead-letters', 'created', '{"input":{"content":{"otp":"2"}}}', 604800, null),
    (4, 'dead-letters', 'created', '{"input":{"campaignId":7}}', 604800, null),
    (5, 'messaging.SendMessage', 'retry', '{"input":{"content":{"otp":"3"}}}', 604800, 'dead-letters'),
    (6, 'campaigns.RunLaunch', 'completed', '{"input":{"campaignId":7}}', 604800, 'dead-letters')`,
]

test("messages queued in clear are deleted once sent or soon after", async () => {
  const story = Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* migrate(migrationsByContext)
    return yield* sql`select id, deletion_seconds as seconds from pgboss.job order by id`
  })
  const database = testDatabase([{ id: 1, name: "queue of an earlier release", statements: queueOfBefore }])
  expect(await Effect.runPromise(Effect.provide(story, database))).toEqual([
    { id: 4, seconds: 604_800 },
    { id: 5, seconds: 60 },
    { id: 6, seconds: 604_800 },
  ])
})
