import { Effect, Exit, Metric } from "effect"
import type { AnyContract } from "@application/kernel"

/** Bounds in seconds; a feed takes minutes. */
const boundaries = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900]

const durationOf = (job: string, outcome: "completed" | "failed") =>
  Metric.histogram("marquee.job.duration", {
    description: "How long runs of jobs take",
    boundaries,
    attributes: { unit: "seconds", "marquee.job": job, "marquee.outcome": outcome },
  })

/** Counts and times the runs of a contract's jobs by their outcome. */
export const jobObserver = ({ name }: AnyContract) => {
  const completed = durationOf(name, "completed")
  const failed = durationOf(name, "failed")
  return <A, E>(run: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.suspend(() => {
      const startedAt = performance.now()
      return Effect.onExit(run, (exit) =>
        Metric.update(Exit.isSuccess(exit) ? completed : failed, (performance.now() - startedAt) / 1_000),
      )
    })
}
