import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { notificationsConformance } from "@application/messaging/conformance"
import { notifications } from "../migrations/notifications.ts"
import { people } from "../migrations/people.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresNotifications } from "./postgres-notifications.ts"

const database = runningDatabase([people, notifications])

notificationsConformance(Layer.provide(postgresNotifications, database))

test("pages, unread ones and old ones are found by an index", async () => {
  const plans = await Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`select set_config('enable_seqscan', 'off', false)`
    const statements = [
      "select from notifications where portal_id = 1 and user_id = 2 and id < 9 order by id desc limit 20",
      "select count(*) from notifications where portal_id = 1 and user_id = 2 and read_at is null",
      "select id from notifications where created_at < 5",
    ]
    return yield* Effect.forEach(statements, (statement) =>
      Effect.map(sql.unsafe<object>(`explain ${statement}`), (rows) => JSON.stringify(rows)),
    )
  }).pipe(Effect.provide(database), Effect.runPromise)
  expect(plans.map((plan) => /notifications_(?:of_user|unread|by_time)/.exec(plan)?.[0])).toEqual([
    "notifications_of_user",
    "notifications_unread",
    "notifications_by_time",
  ])
})
