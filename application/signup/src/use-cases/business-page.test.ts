import { Effect } from "effect"
import { expect, test } from "vitest"
import type { SessionParts } from "@domain/signup"
import { BusinessProfileId } from "@domain/kernel"
import { SessionRepository } from "../ports/session-repository.ts"
import { atAnotherPortal, from, inSignup } from "../testing/in-signup.ts"
import { freshSession } from "../testing/fresh-session.ts"
import { getBusinessPage } from "./business-page.ts"

const businessProfileId = BusinessProfileId.make(7)
const pageKey = "page-of-7"
const businessPage = getBusinessPage.handle({ pageKey })
const stored = (paid: boolean, changes: SessionParts = { business: { emailAddress: "tea@example.com" } }) =>
  Effect.gen(function* () {
    const session = freshSession(1, {
      ...changes,
      business: { name: "Chai House", colours: ["#112233"], ...changes.business },
      businessProfileId,
      paid,
    })
    yield* (yield* SessionRepository).create(session)
  })

test("a paid business has a page with what its ads say, and nothing of the draft", async () => {
  const page = await inSignup(Effect.andThen(stored(true), businessPage))
  expect(page).toEqual({ name: "Chai House", region: "IN", services: [], emailAddress: "tea@example.com" })
})

test("the phone and e-mail that the owner signs in with are not on the page", async () => {
  const owner = { ownerPhone: "+919876543210", ownerEmail: "asha@example.com", phoneVerified: true }
  const page = await inSignup(Effect.andThen(stored(true, owner), businessPage))
  expect(Object.keys(page)).not.toContain("phone")
  expect(JSON.stringify(page)).not.toMatch(/9876543210|asha@/)
})

test("account data that older drafts copied is not on the page", async () => {
  const page = await inSignup(
    Effect.andThen(
      stored(true, {
        business: { phone: "+919876543210", emailAddress: "asha@example.com" },
        sources: { phone: "account", emailAddress: "account" },
      }),
      businessPage,
    ),
  )
  expect(page).toEqual({ name: "Chai House", region: "IN", services: [] })
})

test("a draft has no page", async () => {
  expect((await inSignup(Effect.andThen(stored(false), Effect.flip(businessPage))))._tag).toBe(
    "BusinessProfileNotFound",
  )
})

test("the page stays while the business drafts its next campaign", async () => {
  const next = freshSession(2, { business: { name: "Draft House" }, businessProfileId, updatedAt: 9_000 })
  const page = await inSignup(
    Effect.gen(function* () {
      yield* stored(true)
      yield* (yield* SessionRepository).create(next)
      return yield* businessPage
    }),
  )
  expect(page.name).toBe("Chai House")
})

test("a page is not shown under another portal's name", async () => {
  const answer = await inSignup(Effect.andThen(stored(true), atAnotherPortal(Effect.flip(businessPage))))
  expect(answer._tag).toBe("BusinessProfileNotFound")
})

test("pages cannot be counted through, and trying is limited by address", async () => {
  const [counted, limited] = await inSignup(
    Effect.gen(function* () {
      yield* stored(true)
      const numbers = Array.from({ length: 1200 }, (_, index) => String(index + 1))
      const counted = yield* Effect.forEach(numbers, (number) =>
        from("10.0.0.1")(Effect.flip(getBusinessPage.handle({ pageKey: number }))),
      )
      return [counted, yield* Effect.flip(from("10.0.0.1")(businessPage))] as const
    }),
  )
  expect(new Set(counted.map(({ _tag }) => _tag))).toEqual(new Set(["BusinessProfileNotFound"]))
  expect(limited._tag).toBe("TooManyRequests")
})

test("a page opened too often from one address stays open to others", async () => {
  const [last, limited, otherPlace, otherPage] = await inSignup(
    Effect.gen(function* () {
      yield* stored(true)
      const looks = yield* Effect.forEach(Array.from({ length: 240 }), () => from("10.0.0.1")(businessPage))
      const limited = yield* Effect.flip(from("10.0.0.1")(businessPage))
      const otherPage = yield* Effect.flip(from("10.0.0.1")(getBusinessPage.handle({ pageKey: "another" })))
      return [looks.at(-1), limited, yield* from("10.0.0.2")(businessPage), otherPage] as const
    }),
  )
  expect([last?.name, otherPlace.name]).toEqual(["Chai House", "Chai House"])
  expect([limited._tag, otherPage._tag]).toEqual(["TooManyRequests", "BusinessProfileNotFound"])
})
