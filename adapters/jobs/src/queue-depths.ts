import { Effect, Metric, Schedule } from "effect"
import { SqlClient } from "effect/sql"

const depthOf = (queue: string, state: string) =>
  Metric.gauge("marquee.queue.jobs", {
    description: "Jobs of a queue by their state",
    attributes: { unit: "{job}", "marquee.queue": queue, "marquee.state": state },
  })

/** The queue keeps these counts itself, some two seconds behind. */
const countQueues = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const queues = yield* sql<{ readonly name: string; readonly queued: number; readonly active: number }>`
    select name, queued_count as queued, active_count as active from pgboss.queue`
  for (const { name, queued, active } of queues) {
    yield* Metric.update(depthOf(name, "queued"), queued)
    yield* Metric.update(depthOf(name, "active"), active)
  }
})

/** Measures every queue, the dead letters too, each ten seconds until the scope closes. */
export const measureQueues = countQueues.pipe(
  Effect.catchCause((cause) => Effect.logWarning("The queues could not be measured", cause)),
  Effect.repeat(Schedule.spaced("10 seconds")),
  Effect.forkScoped,
)
