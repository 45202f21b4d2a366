import { Effect, Layer } from "effect"
import { Base64 } from "effect/encoding"
import { expect, test } from "vitest"
import { memoryUnitOfWork } from "@application/kernel/testing"
import { BusinessProfileId } from "@domain/kernel"
import { ProfileLogos } from "../ports/profile-logos.ts"
import { inCreatives } from "../testing/in-creatives.ts"
import { memoryShopLogos } from "../testing/memory-shop-logos.ts"
import { takeShopLogo, uploadLogo } from "./logo.ts"

const businessProfileId = BusinessProfileId.make(7)

/** The header of a PNG of this size, which is all that the store reads here. */
const png = (side: number): string => {
  const bytes = new Uint8Array(29)
  bytes.set(Array.from("\u0089PNG\r\n\u001a\n\0\0\0\rIHDR", (letter) => letter.charCodeAt(0)))
  const view = new DataView(bytes.buffer)
  view.setUint32(16, side)
  view.setUint32(20, side)
  return Base64.encode(bytes)
}

const profileLogos = (mayChange = true) => {
  const logos: Array<readonly [number, string, string]> = []
  const kept = Layer.succeed(ProfileLogos, {
    mayChange: () => Effect.succeed(mayChange),
    set: (profile, url, source) => Effect.sync(() => void logos.push([profile, url, source])),
  })
  return { logos, kept }
}

const upload = async (content: string, mayChange = true) => {
  const { logos, kept } = profileLogos(mayChange)
  const answer = await inCreatives(
    uploadLogo
      .handle({ businessProfileId, logoFile: { name: "logo.png", content } })
      .pipe(
        Effect.match({ onFailure: (failure) => failure, onSuccess: (stored) => stored }),
        Effect.provide(Layer.merge(kept, memoryUnitOfWork)),
      ),
  )
  return { answer, logos }
}

test("a logo is stored and shown on the profile", async () => {
  const { answer, logos } = await upload(png(150))
  expect(logos).toEqual([[7, "url" in answer ? answer.url : "none", "upload"]])
})

test("a small picture and no picture are refused, and the profile keeps its logo", async () => {
  const [small, text, broken] = [await upload(png(149)), await upload(Base64.encode("GIF")), await upload("?")]
  for (const { answer, logos } of [small, text, broken])
    expect([answer, logos]).toMatchObject([{ _tag: "InvalidFields", fields: { logoFile: [expect.any(String)] } }, []])
})

test("a logo that the category keeps is neither uploaded nor taken from the shop", async () => {
  expect(await upload(png(150), false)).toMatchObject({
    answer: { _tag: "InvalidFields", fields: { logoFile: ["businesses.fieldReadOnly"] } },
    logos: [],
  })
  const { logos, kept } = profileLogos(false)
  const refusal = await inCreatives(
    Effect.flip(takeShopLogo.handle({ businessProfileId })).pipe(
      Effect.provide(
        Layer.mergeAll(kept, memoryShopLogos({ store: "https://shop.example/logo.png" }), memoryUnitOfWork),
      ),
    ),
  )
  expect(refusal).toMatchObject({ _tag: "InvalidFields", fields: { thumbnailLogo: ["businesses.fieldReadOnly"] } })
  expect(logos).toEqual([])
})

const taken = async (shop: Parameters<typeof memoryShopLogos>[0]) => {
  const { logos, kept } = profileLogos()
  const answer = await inCreatives(
    takeShopLogo
      .handle({ businessProfileId })
      .pipe(Effect.provide(Layer.mergeAll(kept, memoryShopLogos(shop), memoryUnitOfWork))),
  )
  return [answer.source, logos.map(([, , source]) => source)]
}

test("a shop's logo is its store's, else its website's, and its source is kept", async () => {
  const [store, website] = ["https://shop.example/logo.png", "https://shop.example/site.png"]
  expect([
    await taken({ store, website }),
    await taken({ website }),
    await taken({ store: "ftp://unusable", website }),
    await taken({ store: "ftp://unusable" }),
    await taken({}),
  ]).toEqual([
    ["store", ["store"]],
    ["website", ["website"]],
    ["website", ["website"]],
    [undefined, []],
    [undefined, []],
  ])
})
