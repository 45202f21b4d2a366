import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { batchRows } from "@application/kernel"
import { SessionRepository } from "../ports/session-repository.ts"
import { freshSession } from "../testing/fresh-session.ts"
import { inSignup } from "../testing/in-signup.ts"
import { deleteAbandonedDrafts } from "./abandoned-drafts.ts"
import { getBusinessDetails, updateBusinessDetails } from "./business-details.ts"

const draft = freshSession(1, { updatedAt: 0 })
const { sessionId } = draft.details
const begun = Effect.flatMap(SessionRepository, (sessions) => sessions.create(draft))
const opened = Effect.result(getBusinessDetails.handle({ sessionId }))
const cleaned = deleteAbandonedDrafts.handle({})

test("a draft is kept for thirty days after its last change, and is then not found", async () => {
  const answers = await inSignup(
    Effect.gen(function* () {
      yield* begun
      yield* TestClock.adjust("29 days")
      yield* updateBusinessDetails.handle({ sessionId, changes: { business: { name: "Bloom" } } })
      yield* TestClock.adjust("30 days")
      yield* cleaned
      const beforeExpiry = yield* opened
      yield* TestClock.adjust(1)
      yield* cleaned
      return [beforeExpiry, yield* opened] as const
    }),
  )
  expect(answers).toMatchObject([{ _tag: "Success" }, { failure: { _tag: "SessionNotFound" } }])
})

test("one run deletes more drafts than a batch holds", async () => {
  const remaining = await inSignup(
    Effect.gen(function* () {
      const sessions = yield* SessionRepository
      for (let number = 1; number <= batchRows + 5; number += 1)
        yield* sessions.create(freshSession(number, { updatedAt: 0 }))
      yield* TestClock.adjust("31 days")
      yield* cleaned
      return yield* sessions.deleteAbandoned(1, 0, 1)
    }),
  )
  expect(remaining).toBe(0)
})
