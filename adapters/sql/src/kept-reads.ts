import { Context, Effect, Layer } from "effect"
import { listenBeside } from "./listen-beside.ts"
import { PgPool } from "./pg-pool.ts"

/** The channel on which the database names the topic of a change, by a trigger of each table that is kept. */
const channel = "marquee_changed"

/** How long a value is believed without a word from the database, so that a notification that was lost does little harm. */
const lifetimeMillis = 10_000

/** Names come from outside, so that there may be many of them. */
const mostKeys = 1_000

/** Reads about one topic, which rarely change. */
export interface KeptTopic {
  /** A read's success is remembered under its key; a failure is not. */
  readonly read: <A, E>(key: string, read: Effect.Effect<A, E>) => Effect.Effect<A, E>
  /** Runs before a change of this process: from then on its reads go to the database, until the change has long ended. */
  readonly changing: Effect.Effect<void>
}

interface KeptValues extends KeptTopic {
  readonly forget: () => void
}

/** Values in memory; `now` is in milliseconds. */
export const keptValues = (now: () => number): KeptValues => {
  const values = new Map<string, { readonly value: unknown; readonly until: number }>()
  let changes = 0
  let readsFrom = Number.NEGATIVE_INFINITY
  const forget = () => {
    changes += 1
    values.clear()
  }
  const keep = (key: string, value: unknown, seenChanges: number) => {
    // A read that began before a change may have answered what was there before it.
    if (changes !== seenChanges || now() < readsFrom) return
    if (values.size >= mostKeys) values.clear()
    values.set(key, { value, until: now() + lifetimeMillis })
  }
  return {
    forget,
    changing: Effect.sync(() => {
      forget()
      readsFrom = now() + lifetimeMillis
    }),
    read: <A, E>(key: string, read: Effect.Effect<A, E>) =>
      Effect.suspend(() => {
        const kept = values.get(key)
        if (kept !== undefined && now() < kept.until) return Effect.succeed(kept.value as A)
        const seenChanges = changes
        return Effect.tap(read, (value) => Effect.sync(() => keep(key, value, seenChanges)))
      }),
  }
}

/** What is read for each call and changes once a week, in the memory of each server that listens to the database. */
export class KeptReads extends Context.Service<KeptReads, { readonly about: (topic: string) => KeptTopic }>()(
  "sql/KeptReads",
) {}

/** Forgets what the database says has changed, and everything when notifications may have been missed. */
export const keptReads = Layer.effect(
  KeptReads,
  Effect.gen(function* () {
    const topics = new Map<string, KeptValues>()
    const forgetAll = () => {
      for (const { forget } of topics.values()) forget()
    }
    const listen = listenBeside(yield* PgPool)
    yield* Effect.acquireRelease(
      Effect.promise(() => listen(channel, (topic) => topics.get(topic)?.forget(), forgetAll)),
      ({ close }) => Effect.promise(close),
    )
    return {
      about: (topic) => {
        const values = topics.get(topic) ?? keptValues(() => performance.now())
        topics.set(topic, values)
        return values
      },
    }
  }),
)
