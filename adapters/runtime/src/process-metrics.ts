import { monitorEventLoopDelay } from "node:perf_hooks"
import { Effect, Layer, Metric } from "effect"

const inSeconds = 1e-9

/** Measures, whenever metrics are collected, how long the process's event loop is held up and how much memory it has. */
export const processMetrics = Layer.effectDiscard(
  Effect.gen(function* () {
    const context = yield* Effect.context<never>()
    const delay = yield* Effect.acquireRelease(
      Effect.sync(() => {
        const histogram = monitorEventLoopDelay({ resolution: 20 })
        histogram.enable()
        return histogram
      }),
      (histogram) => Effect.sync(() => histogram.disable()),
    )
    const longest = () => {
      const seconds = delay.max * inSeconds
      delay.reset()
      return seconds
    }
    const gauges: ReadonlyArray<readonly [name: string, description: string, unit: string, read: () => number]> = [
      [
        "nodejs.eventloop.delay.max",
        "Longest time since the last collection that the event loop was held up",
        "seconds",
        longest,
      ],
      ["process.memory.usage", "Memory of the process", "bytes", () => process.memoryUsage.rss()],
    ]
    yield* Effect.acquireRelease(
      Effect.sync(() =>
        gauges.map(([name, description, unit, read]) =>
          Metric.registerUnsafe(Metric.gauge(name, { description, attributes: { unit } }), context, {
            get: () => ({ value: read() }),
            update: () => undefined,
            modify: () => undefined,
          }),
        ),
      ),
      (registrations) => Effect.sync(() => registrations.forEach(({ remove }) => remove())),
    )
  }),
)
