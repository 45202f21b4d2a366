import { Effect } from "effect"
import { expect, test } from "vitest"
import { CurrentRequest, ServicesOn } from "@application/kernel"
import { UserId } from "@domain/kernel"
import { bakeryDraft, inCreatives } from "../testing/in-creatives.ts"
import { creativesLimits } from "./limits.ts"
import { searchStockImages } from "./stock-images.ts"
import { screenshotWebsite } from "./website-screenshot.ts"

const { sessionId } = bakeryDraft

test("a picture of the website is taken and stored", async () => {
  const shot = await inCreatives(screenshotWebsite.handle({ website: "bloom.example", sessionId }))
  expect(shot).toMatchObject({ width: 1, height: 1, url: expect.stringMatching(/^\/memory\//) })
})

test("no picture is taken of no website, a silent one, or for another's draft", async () => {
  const failed = (website: string) => Effect.flip(screenshotWebsite.handle({ website, sessionId }))
  expect(await inCreatives(Effect.all([failed("file:///etc/passwd"), failed("silent.example")]))).toMatchObject([
    { errorCode: 102, fields: { website: ["validation.websiteInvalid"] } },
    { _tag: "WebsiteNotShown", errorCode: 706 },
  ])
  expect(await inCreatives(failed("bloom.example"), { userId: UserId.make(5) })).toMatchObject({ errorCode: 401 })
})

test("one address cannot have pictures of websites taken without limit", async () => {
  const call = screenshotWebsite
    .handle({ website: "bloom.example" })
    .pipe(Effect.updateService(CurrentRequest, (request) => ({ ...request, ipAddress: "10.0.0.1" })))
  const beyond = await inCreatives(
    Effect.gen(function* () {
      yield* Effect.forEach(Array.from({ length: creativesLimits.screenshot.limit }), () => call)
      return yield* Effect.flip(call)
    }),
  )
  expect(beyond).toMatchObject({ _tag: "TooManyRequests" })
})

test("no picture is taken, nor stock photos searched, where nobody does", async () => {
  const refusals = Effect.all([
    Effect.flip(screenshotWebsite.handle({ website: "bloom.example", sessionId })),
    Effect.flip(searchStockImages.handle({ keywords: "bread", pageNumber: 1, pageSize: 12 })),
  ]).pipe(Effect.provideService(ServicesOn, new Set(["stripe"])))
  expect(await inCreatives(refusals)).toMatchObject([
    { _tag: "ServiceOff", service: "screenshots" },
    { _tag: "ServiceOff", service: "stockPhotos" },
  ])
})
