import { Effect } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId } from "@domain/kernel"
import { SessionRepository } from "../ports/session-repository.ts"
import { atAnotherPortal, inSignup } from "../testing/in-signup.ts"
import { freshSession } from "../testing/fresh-session.ts"
import { getBusinessPage } from "./business-page.ts"

const pageId = BusinessProfileId.make(7)
const stored = (paid: boolean) =>
  Effect.gen(function* () {
    const session = freshSession(1, {
      name: "Chai House",
      businessProfileId: pageId,
      paid,
      emailAddress: "tea@example.com",
      colours: ["#112233"],
    })
    yield* (yield* SessionRepository).create(session)
  })

test("a business that has paid has a page with what its ads say, and nothing of the draft", async () => {
  const page = await inSignup(Effect.andThen(stored(true), getBusinessPage.handle({ pageId })))
  expect(page).toEqual({ name: "Chai House", region: "IN", services: [], emailAddress: "tea@example.com" })
})

test("a draft has no page", async () => {
  const answer = await inSignup(Effect.andThen(stored(false), Effect.flip(getBusinessPage.handle({ pageId }))))
  expect(answer._tag).toBe("BusinessProfileNotFound")
})

test("the page stays while the business drafts its next campaign", async () => {
  const next = freshSession(2, { name: "Draft House", businessProfileId: pageId, updatedAt: 9_000 })
  const page = await inSignup(
    Effect.gen(function* () {
      yield* stored(true)
      yield* (yield* SessionRepository).create(next)
      return yield* getBusinessPage.handle({ pageId })
    }),
  )
  expect(page.name).toBe("Chai House")
})

test("a page is not shown under another portal's name", async () => {
  const answer = await inSignup(
    Effect.andThen(stored(true), atAnotherPortal(Effect.flip(getBusinessPage.handle({ pageId })))),
  )
  expect(answer._tag).toBe("BusinessProfileNotFound")
})
