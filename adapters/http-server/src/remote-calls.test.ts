import { Cause, Effect, Exit } from "effect"
import { expect, test } from "vitest"
import { resolve } from "@application/container"
import { Overloaded } from "@application/kernel"
import { BusinessProfileId } from "@domain/kernel"
import { browser, times } from "./testing/example-api.ts"
import { ChangeThing, ListThings, present } from "./testing/example-calls.ts"

const list = { businessProfileId: BusinessProfileId.make(7), colours: ["Blue" as const] }

test("a remote call comes back decoded", async () => {
  const answer = await Effect.runPromise(resolve(browser("good"), ListThings)(list))
  expect(answer.echo).toEqual({ businessProfileId: 7, colours: ["Blue"] })
})

test("a remote failure comes back typed", async () => {
  const exit = await Effect.runPromiseExit(
    resolve(browser("good"), ChangeThing)({ thing: BusinessProfileId.make(1), name: "no" }),
  )
  expect(Exit.findErrorOption(exit)).toMatchObject({ value: { _tag: "Refused", why: "because" } })
})

test("an overload comes back as itself, so that the screen can say it", async () => {
  const exit = await Effect.runPromiseExit(
    resolve(browser("good"), ChangeThing)({ thing: BusinessProfileId.make(1), name: "busy" }),
  )
  expect(Exit.isFailure(exit) && Cause.squash(exit.cause)).toEqual(new Overloaded({ retryAfterSeconds: 3 }))
})

test("an expired token is renewed once and the call repeated", async () => {
  const answer = await Effect.runPromise(resolve(browser("stale"), ListThings)(list))
  expect(answer.portal).toBe("shop.localhost")
})

test("every reply tells the server's time", async () => {
  times.length = 0
  await Effect.runPromise(resolve(browser("good"), ListThings)(list))
  expect(times).toEqual([present])
})
