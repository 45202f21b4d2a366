import { SecondFactorRule } from "@application/identity/ports"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { secondFactorRule } from "./second-factor-rule.ts"

const isCompulsory = (settings: Parameters<typeof secondFactorRule>[0]) =>
  Effect.runSync(
    Effect.provide(
      Effect.map(SecondFactorRule, (rule) => rule.isCompulsory),
      secondFactorRule(settings),
    ),
  )

test("a second factor is compulsory in production, and elsewhere if it is asked for", () => {
  expect(isCompulsory({ NODE_ENV: "production" })).toBe(true)
  expect([isCompulsory({}), isCompulsory({ NODE_ENV: "development" })]).toEqual([false, false])
  expect(isCompulsory({ SECOND_FACTOR: "compulsory" })).toBe(true)
})

test("only its owner makes it optional in production, by name", () => {
  expect(isCompulsory({ NODE_ENV: "production", SECOND_FACTOR: "optional" })).toBe(false)
})
