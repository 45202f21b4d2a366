import { Effect } from "effect"
import { expect, test } from "vitest"
import { DraftSessions } from "@application/signup/services"
import { isPublishable } from "@domain/creatives"
import { SessionId, UserId } from "@domain/kernel"
import { bakeryDraft, inCreatives } from "../testing/in-creatives.ts"
import { acceptCopy, draftCopy, renderCreative } from "./copy.ts"

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

test("what stands beside the search ad is proposed with it, and not yet accepted", async () => {
  const { search } = await inCreatives(
    Effect.gen(function* () {
      yield* (yield* DraftSessions).change(sessionId, () => ({
        creative: { objective: "WebsiteVisits" },
        business: {
          websiteUrl: "https://bloom.example",
          websitePages: [
            { text: "Menu", url: "https://bloom.example/menu" },
            { text: "Contact us", url: "https://bloom.example/contact" },
          ],
          websiteClaims: [{ kind: "freeDelivery" }, { kind: "kosher" }],
        },
      }))
      return yield* draftCopy.handle({ sessionId, language: "en" })
    }),
  )
  expect(search.sitelinks?.map(({ text, origin }) => [text, origin])).toEqual([
    ["Menu", "suggested"],
    ["Contact us", "suggested"],
  ])
  expect(search.callouts?.map(({ text }) => text)).toEqual(["Free delivery", "Kosher"])
  expect(isPublishable(search)).toBe(false)
})

test("drafts are written in the requested language", async () => {
  const { social } = await inCreatives(draftCopy.handle({ sessionId, language: "he" }))
  expect(social.some(({ primaryText }) => /\p{Script=Hebrew}/u.test(primaryText))).toBe(true)
})

test("a creative is drawn in the requested size, and square for an unknown size", async () => {
  const drawn = (size: string) => inCreatives(renderCreative.handle({ sessionId, templateId: "spotlight", size }))
  const story = await drawn("story")
  expect([story.width, story.height]).toEqual([1080, 1920])
  expect(story.url).toContain("Bloom%20Bakery")
  expect(await drawn("poster")).toMatchObject({ width: 1000, height: 1000 })
})

test("a creative is drawn in the template that is named, and in no unknown one", async () => {
  const drawn = (templateId: string) => renderCreative.handle({ sessionId, templateId, size: "square" })
  const [one, other] = await inCreatives(Effect.all([drawn("spotlight"), drawn("poster")]))
  expect(one.url).not.toBe(other.url)
  expect(await inCreatives(Effect.flip(drawn("nonsense")))).toMatchObject({ _tag: "TemplateNotFound", errorCode: 104 })
})

test("an unknown or another user's session is neither written for nor drawn", async () => {
  const both = (session: SessionId) =>
    Effect.all([
      Effect.flip(draftCopy.handle({ sessionId: session, language: "en" })),
      Effect.flip(renderCreative.handle({ sessionId: session, templateId: "spotlight", size: "square" })),
    ])
  const missing = await inCreatives(both(unknown))
  const foreign = await inCreatives(both(sessionId), { userId: UserId.make(5) })
  expect(missing.map(({ _tag }) => _tag)).toEqual(["SessionNotFound", "SessionNotFound"])
  expect(foreign.map(({ _tag }) => _tag)).toEqual(["SessionBelongsToUser", "SessionBelongsToUser"])
})

test("the draft's texts are accepted as they stand, and a change of them needs it anew", async () => {
  const [accepted, changed] = await inCreatives(
    Effect.gen(function* () {
      const { social, search } = yield* draftCopy.handle({ sessionId, language: "en" })
      const [adDetail] = social
      if (adDetail === undefined) return yield* Effect.die(new Error("No text was drafted"))
      const drafts = yield* DraftSessions
      const hold = (ad: typeof adDetail) =>
        drafts.change(sessionId, () => ({ creative: { creativeDetail: { adDetail: ad, searchAd: search } } }))
      yield* hold(adDetail)
      const { creative } = yield* acceptCopy.handle({ sessionId })
      const held = creative.creativeDetail?.adDetail ?? adDetail
      const after = yield* hold({ ...held, headline: "Another headline" })
      return [creative.creativeDetail, after.creative.creativeDetail] as const
    }),
  )
  expect([accepted?.adDetail, accepted?.searchAd].map((ad) => ad !== undefined && isPublishable(ad))).toEqual([
    true,
    true,
  ])
  expect(changed?.adDetail !== undefined && isPublishable(changed.adDetail)).toBe(false)
})

test("a draft without texts has nothing to accept", async () => {
  const failure = await inCreatives(Effect.flip(acceptCopy.handle({ sessionId })))
  expect(failure).toMatchObject({ _tag: "InvalidFields", fields: { creativeDetail: ["validation.required"] } })
})
