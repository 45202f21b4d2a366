import { Effect } from "effect"
import { expect, test } from "vitest"
import { CurrentRequest, takeKilobytes } from "@application/kernel"
import { SessionId } from "@domain/kernel"
import { MemoryDrafts } from "@application/signup/testing"
import { bakeryDraft, type CreativesPorts, inCreatives } from "../testing/in-creatives.ts"
import { renderCreative } from "./copy.ts"
import { creativesLimits } from "./limits.ts"
import { searchStockImages } from "./stock-images.ts"
import { uploadImage } from "./upload-image.ts"

const { sessionId } = bakeryDraft
const form = { sessionId, templateId: "spotlight", imageType: "Photo", imageName: "a.png" } as const
const upload = uploadImage.handle({ ...form, imageFile: { name: "a.png", content: "" } })
const stock = uploadImage.handle({
  ...form,
  imageUrl: "https://photos.example/1.jpg",
  imageSource: "Stock",
  downloadLink: "https://photos.example/1",
})
const draw = renderCreative.handle({ sessionId, templateId: "spotlight", size: "square" })
const search = searchStockImages.handle({ keywords: "tea", pageNumber: 1, pageSize: 1 })

const from = (ipAddress: string) => Effect.updateService(CurrentRequest, (request) => ({ ...request, ipAddress }))

type Call = Effect.Effect<unknown, { readonly _tag: string }, CreativesPorts>
const calls: ReadonlyArray<readonly [name: string, limit: { readonly limit: number }, call: Call]> = [
  ["upload", creativesLimits.keep, upload],
  ["use stock photographs", creativesLimits.keep, stock],
  ["draw", creativesLimits.draw, draw],
  ["search", creativesLimits.search, search],
]

test.each(calls)("one address cannot %s without limit", async (_, { limit }, call) => {
  const tag = (place: string) =>
    Effect.map(Effect.result(from(place)(call)), (answer) => (answer._tag === "Failure" ? answer.failure._tag : "done"))
  const [within, beyond, elsewhere] = await inCreatives(
    Effect.gen(function* () {
      const first = yield* Effect.forEach(Array.from({ length: limit }), () => tag("10.0.0.1"))
      return [first, yield* tag("10.0.0.1"), yield* tag("10.0.0.2")] as const
    }),
  )
  expect([within.includes("TooManyRequests"), beyond]).toEqual([false, "TooManyRequests"])
  expect(elsewhere).not.toBe("TooManyRequests")
})

const eightMegabytes = 8 * 1024

/** Uploads pictures of eight megabytes until one is refused; counts the `before` ones only by their size. */
const uploadsUntilRefused = (before: number, place: (index: number) => string, draft: (index: number) => SessionId) =>
  inCreatives(
    Effect.gen(function* () {
      const content = "A".repeat(11_184_800)
      for (let index = 0; index < before; index++)
        yield* takeKilobytes({ ipAddress: place(index), sessionId: draft(index) }, eightMegabytes)
      for (let index = before; index < 100; index++) {
        ;(yield* MemoryDrafts).put({ ...bakeryDraft, sessionId: draft(index) })
        const tried = uploadImage.handle({ ...form, sessionId: draft(index), imageFile: { name: "a.png", content } })
        const failure = yield* Effect.flip(from(place(index))(tried))
        if (failure._tag === "TooManyRequests") return [index, failure.retryAfterSeconds > 86_000] as const
      }
      return "never"
    }),
  )
const draftOf = (index: number) => SessionId.make(`00000000-0000-4000-8000-${String(index + 1).padStart(12, "0")}`)

test("a draft may store 200 megabytes of pictures a day", async () => {
  expect(
    await uploadsUntilRefused(
      23,
      (index) => `10.0.0.${index}`,
      () => sessionId,
    ),
  ).toEqual([25, true])
})

test("an address may store 512 megabytes of pictures a day, over all drafts", async () => {
  const fromOne = uploadsUntilRefused(62, () => "10.0.0.1", draftOf)
  expect(await fromOne).toEqual([64, true])
})
