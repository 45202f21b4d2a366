import { resolve, type UseCaseContainer } from "@application/container"
import { contract } from "@application/kernel"
import { Effect, Schema } from "effect"
import { expect, test } from "vitest"
import { lateCall } from "./late-call.ts"

const Greet = contract("test/Greet", {
  access: "readPortal",
  input: Schema.Struct({ name: Schema.NonEmptyString }),
  output: Schema.String,
})
const container: UseCaseContainer = {
  resolve:
    () =>
    ({ name }) =>
      Effect.succeed(`Hello, ${name}`) as never,
  isBound: () => true,
}
const greet = lateCall(Greet, (typed: string) => Schema.decodeUnknownSync(Greet.input)({ name: typed }))

test("what was typed becomes the contract's input once the call is made", async () => {
  expect(resolve(container, Greet)).toBeTypeOf("function")
  expect(await greet(container, "Asha")).toEqual({ status: "succeeded", output: "Hello, Asha" })
})

test("typing that the contract refuses is trouble, not a crash", async () => {
  expect(await greet(container, "")).toMatchObject({ status: "broken" })
})
