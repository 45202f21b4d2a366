import { Deferred, Effect, Exit, Fiber } from "effect"
import { expect, test } from "vitest"
import { Overloaded, overloadIn } from "@application/kernel"
import { concurrencyLimit } from "./concurrency-limit.ts"

const line = () => concurrencyLimit({ atOnce: 1, waiting: 2, retryAfterSeconds: 7 })

test("a limiter runs a few at a time and refuses callers beyond its queue", async () => {
  const [most, exits] = await Effect.gen(function* () {
    const { run: inTurn } = line()
    const go = yield* Deferred.make<void>()
    let [working, most] = [0, 0]
    const work = Effect.gen(function* () {
      working += 1
      most = Math.max(most, working)
      yield* Deferred.await(go)
      working -= 1
    })
    const fibers = yield* Effect.forEach([1, 2, 3, 4, 5], () => Effect.forkChild(inTurn(work)))
    yield* Effect.yieldNow
    yield* Deferred.succeed(go, undefined)
    return [most, yield* Effect.forEach(fibers, Fiber.await)] as const
  }).pipe(Effect.runPromise)
  expect(most).toBe(1)
  expect(exits.filter(Exit.isSuccess)).toHaveLength(3)
  const overload = new Overloaded({ retryAfterSeconds: 7 })
  expect(exits.filter(Exit.isFailure).map(({ cause }) => overloadIn(cause))).toEqual([overload, overload])
})

test("an interrupted caller leaves the queue, but running work keeps its slot", async () => {
  const order = await Effect.gen(function* () {
    const { run: inTurn } = line()
    const go = yield* Deferred.make<void>()
    const order: Array<string> = []
    const named = (name: string, before: Effect.Effect<void> = Effect.void) =>
      Effect.forkChild(
        inTurn(
          Effect.andThen(
            before,
            Effect.sync(() => void order.push(name)),
          ),
        ),
      )
    const first = yield* named("first", Deferred.await(go))
    const second = yield* named("second")
    yield* Effect.yieldNow
    const ending = yield* Effect.forkChild(Fiber.interrupt(first))
    yield* Fiber.interrupt(second)
    const third = yield* named("third")
    const fourth = yield* named("fourth")
    yield* Effect.yieldNow
    order.push("go")
    yield* Deferred.succeed(go, undefined)
    yield* Effect.forEach([ending, third, fourth], Fiber.await)
    return order
  }).pipe(Effect.runPromise)
  expect(order).toEqual(["go", "first", "third", "fourth"])
})
