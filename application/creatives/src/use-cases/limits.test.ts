import { Effect } from "effect"
import { expect, test } from "vitest"
import { CurrentRequest } from "@application/kernel"
import { bakeryDraft, type CreativesPorts, inCreatives } from "../testing/in-creatives.ts"
import { renderCreative } from "./copy.ts"
import { creativesLimits } from "./limits.ts"
import { searchStockImages, uploadImage, useStockImage } from "./pictures.ts"

const { sessionId } = bakeryDraft
const picture = { url: "https://photos.example/1.jpg", source: "stock" } as const
const upload = uploadImage.handle({ sessionId, imageType: "logo", imageName: "", content: "" })
const stock = useStockImage.handle({ sessionId, picture, downloadLink: "" })
const draw = renderCreative.handle({ sessionId, size: "square" })
const search = searchStockImages.handle({ keywords: "tea", pageNumber: 1, pageSize: 1 })

const from = (ipAddress: string) => Effect.updateService(CurrentRequest, (request) => ({ ...request, ipAddress }))

type Call = Effect.Effect<unknown, { readonly _tag: string }, CreativesPorts>
const calls: ReadonlyArray<readonly [name: string, limit: { readonly limit: number }, call: Call]> = [
  ["upload", creativesLimits.keep, upload],
  ["use stock photographs", creativesLimits.keep, stock],
  ["draw", creativesLimits.draw, draw],
  ["search", creativesLimits.search, search],
]

test.each(calls)("one place may not %s without end", async (_, { limit }, call) => {
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
