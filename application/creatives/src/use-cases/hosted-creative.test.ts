import { Effect } from "effect"
import { expect, test } from "vitest"
import { bakeryDraft, inCreatives } from "../testing/in-creatives.ts"
import { renderCreative } from "./copy.ts"
import { drawHostedCreative } from "./hosted-creative.ts"

const { encodedId: creativeId, sessionId } = bakeryDraft

test("a creative is drawn by the key of its draft's link, in its template or another", async () => {
  const [own, poster, drawn] = await inCreatives(
    Effect.all([
      drawHostedCreative.handle({ creativeId, query: {} }),
      drawHostedCreative.handle({ creativeId, query: { variant: "poster" } }),
      renderCreative.handle({ sessionId, templateId: "poster", size: "square" }),
    ]),
  )
  expect(own.url).toContain("Bloom%20Bakery")
  expect(own.url).not.toBe(poster.url)
  expect(poster.url).toBe(drawn.url)
})

test("an unknown creative and an unbounded size are refused", async () => {
  const failures = await inCreatives(
    Effect.all([
      Effect.flip(drawHostedCreative.handle({ creativeId: "nothing", query: {} })),
      Effect.flip(drawHostedCreative.handle({ creativeId, query: { size: "90000x90000" } })),
    ]),
  )
  expect(failures).toMatchObject([{ errorCode: 104 }, { errorCode: 102, parameter: "size" }])
})

test("a drawn creative is served by one of the two hosts", async () => {
  const { hostedUrl } = await inCreatives(renderCreative.handle({ sessionId, templateId: "poster", size: "square" }))
  expect(hostedUrl).toMatch(/^https:\/\/c[12]\.example\/t\/link\/\?size=1000x1000&variant=Default&/)
})
