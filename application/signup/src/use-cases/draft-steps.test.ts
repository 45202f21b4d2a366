import { Effect } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { SessionRepository } from "../ports/session-repository.ts"
import { freshSession } from "../testing/fresh-session.ts"
import { asUser, inSignup } from "../testing/in-signup.ts"
import { listDraftSteps } from "./draft-steps.ts"

const bakery = BusinessProfileId.make(7)
const ids = [1, 2, 3].map((number) => freshSession(number).details.sessionId)

test("drafts are listed with their steps, and another business's draft is left out", async () => {
  const steps = await inSignup(
    Effect.gen(function* () {
      const sessions = yield* SessionRepository
      const own = { userId: UserId.make(5), businessProfileId: bakery } as const
      yield* sessions.create(freshSession(1, { ...own, launchState: "Budget", updatedAt: 4 }))
      yield* sessions.create(freshSession(2, { ...own, businessProfileId: BusinessProfileId.make(8) }))
      return yield* asUser(5, [bakery])(listDraftSteps.handle({ businessProfileId: bakery, sessionIds: ids }))
    }),
  )
  const { flavour } = freshSession(1).details
  expect(steps).toEqual({ steps: [{ sessionId: ids[0], flavour, launchState: "Budget", changedAt: 4 }] })
})
