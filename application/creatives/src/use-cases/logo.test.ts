import { Effect, Layer } from "effect"
import { Base64 } from "effect/encoding"
import { expect, test } from "vitest"
import { memoryUnitOfWork } from "@application/kernel/testing"
import { BusinessProfileId } from "@domain/kernel"
import { ProfileLogos } from "../ports/profile-logos.ts"
import { inCreatives } from "../testing/in-creatives.ts"
import { uploadLogo } from "./logo.ts"

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

const upload = async (content: string) => {
  const logos: Array<readonly [number, string]> = []
  const kept = Layer.succeed(ProfileLogos, {
    set: (profile, url) => Effect.sync(() => void logos.push([profile, url])),
  })
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
  expect(logos).toEqual([[7, "url" in answer ? answer.url : "none"]])
})

test("a small picture and no picture are refused, and the profile keeps its logo", async () => {
  const [small, text, broken] = [await upload(png(149)), await upload(Base64.encode("GIF")), await upload("?")]
  for (const { answer, logos } of [small, text, broken])
    expect([answer, logos]).toMatchObject([{ _tag: "InvalidFields", fields: { logoFile: [expect.any(String)] } }, []])
})
