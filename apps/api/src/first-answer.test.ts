import type { UseCaseContainer } from "@application/container"
import type { AnyContract, Invoke } from "@application/kernel"
import { freshSession } from "@application/signup/testing"
import { TooManyRequests } from "@domain/identity"
import { SessionNotFound } from "@domain/signup"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { firstAnswerOf } from "./first-answer.ts"

const answering = (answer: Invoke<AnyContract>): UseCaseContainer => ({ resolve: () => answer, isBound: () => true })
const answered = (pathname: string, answer: Invoke<AnyContract>) =>
  Effect.runPromise(firstAnswerOf(answering(answer))(pathname))

const version = { shownHash: "h1", approval: "Open", changedParts: [], others: [], isLaunched: false }

test("the page of a summary's link comes with the summary of its id", async () => {
  const summaryOf = (encodedId: string) => ({
    details: freshSession(1, { encodedId, launchState: "Offer" }).details,
    towns: [],
    ...version,
  })
  const answer = await answered("/S/a%2Bb/", ({ encodedId }) => Effect.succeed(summaryOf(encodedId)))
  expect(answer).toEqual({ encodedId: "a+b", outcome: { status: "succeeded", output: summaryOf("a+b") } })
})

test("the id of a link is cleaned as input is, and a malformed escape stays", async () => {
  const gone = () => Effect.fail(new SessionNotFound({}))
  expect(await answered("/s/a%00b", gone)).toMatchObject({ encodedId: "ab" })
  expect(await answered("/s/%zz", gone)).toMatchObject({ encodedId: "%zz" })
})

test("what the contract does not name stays on the server", async () => {
  const answer = await answered("/s/x", () =>
    Effect.succeed({ details: { ...freshSession(1).details, otp: "123456" }, towns: [], ...version }),
  )
  expect(answer).toMatchObject({ outcome: { status: "succeeded" } })
  expect(JSON.stringify(answer)).not.toContain("123456")
})

test("the page of a link that leads nowhere comes with that, as JSON can say it", async () => {
  const answer = await answered("/s/gone", () => Effect.fail(new SessionNotFound({})))
  expect(JSON.parse(JSON.stringify(answer))).toEqual({
    encodedId: "gone",
    outcome: { status: "failed", failure: { _tag: "SessionNotFound", errorCode: new SessionNotFound({}).errorCode } },
  })
})

test("the page of a link that was opened too often says when to come again", async () => {
  const answer = await answered("/s/x", () => Effect.fail(new TooManyRequests({ retryAfterSeconds: 90 })))
  expect(answer).toMatchObject({ outcome: { failure: { _tag: "TooManyRequests", retryAfterSeconds: 90 } } })
})

test("errors are left to the page, and other pages carry nothing", async () => {
  expect(await answered("/s/x", () => Effect.die(new Error("no database")))).toBeUndefined()
  expect(await answered("/s/x/y", () => Effect.succeed({}))).toBeUndefined()
  expect(await answered("/summary", () => Effect.succeed({}))).toBeUndefined()
})
