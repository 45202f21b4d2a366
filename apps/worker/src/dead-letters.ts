import { listDeadLetters, replayDeadLetters } from "@adapters/jobs"
import { scrubbed } from "@adapters/observability"
import { databaseLayer, jobKinds, settingsOrExit } from "@adapters/runtime"
import { NodeRuntime } from "@effect/platform-node"
import { Console, Effect } from "effect"

/**
 * Lists the jobs that failed for good, a line each. `replay` with their ids, or with none for all, puts them back into
 * their queues.
 */
const program = Effect.gen(function* () {
  const [command = "list", ...ids] = process.argv.slice(2)
  if (command === "replay") {
    const replayed = yield* replayDeadLetters(ids.length === 0 ? undefined : ids)
    return yield* Console.log(`${replayed} jobs are queued again.`)
  }
  if (command !== "list") return yield* Effect.die(new Error("Say list, or replay with the ids of jobs."))
  for (const { reason, ...letter } of yield* listDeadLetters)
    yield* Console.log(JSON.stringify({ ...letter, reason: scrubbed(reason) }))
})

NodeRuntime.runMain(
  Effect.suspend(() => Effect.provide(program, databaseLayer(settingsOrExit(), { jobs: jobKinds, supervise: false }))),
)
