import { Effect } from "effect"
import { expect, test } from "vitest"
import { SessionId, UserId } from "@domain/kernel"
import { bakeryDraft, inCreatives } from "../testing/in-creatives.ts"
import { draftCopy, renderCreative } from "./copy.ts"

const { sessionId } = bakeryDraft
const unknown = SessionId.make("00000000-0000-4000-8000-00000000ffff")

test("drafts use the business's own facts and are not yet accepted", async () => {
  const { social, search, keywords } = await inCreatives(draftCopy.handle({ sessionId, language: "en" }))
  expect(social.length).toBeGreaterThan(1)
  expect(social.every(({ origin, accepted }) => origin === "suggested" && !accepted)).toBe(true)
  expect(social.every(({ callToAction }) => callToAction === "CallNow")).toBe(true)
  expect(search.headlines.length).toBeGreaterThanOrEqual(3)
  expect(keywords.length).toBeGreaterThanOrEqual(10)
  expect(JSON.stringify([social, search])).toContain("Bengaluru")
})

test("drafts are written in the requested language", async () => {
  const { social } = await inCreatives(draftCopy.handle({ sessionId, language: "he" }))
  expect(social.some(({ primaryText }) => /\p{Script=Hebrew}/u.test(primaryText))).toBe(true)
})

test("a creative is drawn in the requested size, and square for an unknown size", async () => {
  const drawn = (size: string) => inCreatives(renderCreative.handle({ sessionId, size }))
  const story = await drawn("story")
  expect([story.width, story.height]).toEqual([1080, 1920])
  expect(story.url).toContain("Bloom%20Bakery")
  expect(await drawn("poster")).toMatchObject({ width: 1000, height: 1000 })
})

test("an unknown or another user's session is neither written for nor drawn", async () => {
  const both = (session: SessionId) =>
    Effect.all([
      Effect.flip(draftCopy.handle({ sessionId: session, language: "en" })),
      Effect.flip(renderCreative.handle({ sessionId: session, size: "square" })),
    ])
  const missing = await inCreatives(both(unknown))
  const foreign = await inCreatives(both(sessionId), { userId: UserId.make(5) })
  expect(missing.map(({ _tag }) => _tag)).toEqual(["SessionNotFound", "SessionNotFound"])
  expect(foreign.map(({ _tag }) => _tag)).toEqual(["SessionBelongsToUser", "SessionBelongsToUser"])
})
