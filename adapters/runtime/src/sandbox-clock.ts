import { Clock, Effect, Layer, Predicate, Schedule } from "effect"

const readOffset = async (url: string): Promise<number | undefined> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(1_500) }).catch(() => undefined)
  const body: unknown = response?.ok === true ? await response.json().catch(() => undefined) : undefined
  return Predicate.hasProperty(body, "offsetMs") && Predicate.isNumber(body.offsetMs) ? body.offsetMs : undefined
}

/** A clock that is ahead of another by so many milliseconds. */
export const movedClock = (real: Clock.Clock, offset: () => number): Clock.Clock => ({
  currentTimeMillisUnsafe: () => real.currentTimeMillisUnsafe() + offset(),
  currentTimeMillis: Effect.sync(() => real.currentTimeMillisUnsafe() + offset()),
  currentTimeNanosUnsafe: () => real.currentTimeNanosUnsafe() + BigInt(offset()) * 1_000_000n,
  currentTimeNanos: Effect.sync(() => real.currentTimeNanosUnsafe() + BigInt(offset()) * 1_000_000n),
  monotonicTimeNanosUnsafe: () => real.monotonicTimeNanosUnsafe(),
  monotonicTimeNanos: real.monotonicTimeNanos,
  sleep: (duration) => real.sleep(duration),
})

/**
 * The system's clock moved by as much as the sandbox's control room says, so that a fast-forwarded month passes for the
 * whole product at once. Asked every second; an unreachable sandbox leaves the last offset.
 */
export const sandboxClock = (url: string) =>
  Layer.unwrap(
    Effect.gen(function* () {
      const real = yield* Clock.Clock
      let offset = (yield* Effect.promise(() => readOffset(url))) ?? 0
      yield* Effect.promise(() => readOffset(url)).pipe(
        Effect.map((next) => (offset = next ?? offset)),
        Effect.repeat(Schedule.spaced("1 second")),
        Effect.forkDetach,
      )
      return Layer.succeed(
        Clock.Clock,
        movedClock(real, () => offset),
      )
    }),
  )
