import { Clock, Effect, Layer } from "effect"
import { RateLimits } from "../rate-limits.ts"

/** Counts in this process, outside the in-memory database: a rolled-back command does not give its call back. */
export const memoryRateLimits = Layer.sync(RateLimits, () => {
  const windows = new Map<string, { readonly endsAt: number; readonly taken: number }>()
  return {
    deleteEnded: Effect.fnUntraced(function* (limit) {
      const now = yield* Clock.currentTimeMillis
      const ended = [...windows].filter(([, { endsAt }]) => endsAt <= now).slice(0, limit)
      for (const [key] of ended) windows.delete(key)
      return ended.length
    }),
    giveBack: (key) =>
      Effect.sync(() => {
        const window = windows.get(key)
        if (window !== undefined) windows.set(key, { ...window, taken: Math.max(0, window.taken - 1) })
      }),
    take: Effect.fnUntraced(function* (key, limit, perMs, weight = 1) {
      const now = yield* Clock.currentTimeMillis
      const current = windows.get(key)
      const window = current !== undefined && current.endsAt > now ? current : { endsAt: now + perMs, taken: 0 }
      windows.set(key, { ...window, taken: window.taken + weight })
      return window.taken + weight <= limit
        ? { allowed: true, retryAfterSeconds: 0 }
        : { allowed: false, retryAfterSeconds: Math.ceil((window.endsAt - now) / 1000) }
    }),
  }
})
