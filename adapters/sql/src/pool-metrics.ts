import { Effect, Metric } from "effect"
import type pg from "pg"

const counts: ReadonlyArray<readonly [state: string, count: (pool: pg.Pool) => number]> = [
  ["used", ({ totalCount, idleCount }) => totalCount - idleCount],
  ["idle", ({ idleCount }) => idleCount],
  ["awaited", ({ waitingCount }) => waitingCount],
]

const gaugeOf = (name: string, state: string) =>
  Metric.gauge("db.client.connection.count", {
    description: "Connections of the pool by their state, and how many callers wait for one",
    attributes: { unit: "{connection}", "db.client.connection.pool.name": name, state },
  })

/** Reads a pool's connections whenever metrics are collected, until the scope closes. */
export const measurePool = (name: string, pool: pg.Pool) =>
  Effect.acquireRelease(
    Effect.map(Effect.context<never>(), (context) =>
      counts.map(([state, count]) =>
        Metric.registerUnsafe(gaugeOf(name, state), context, {
          get: () => ({ value: count(pool) }),
          update: () => undefined,
          modify: () => undefined,
        }),
      ),
    ),
    (registrations) => Effect.sync(() => registrations.forEach(({ remove }) => remove())),
  )
