import { Result } from "effect"
import { Base64 } from "effect/encoding"
import { expect, test } from "vitest"
import { mostUploadBytes, readUpload } from "./read-upload.ts"

/** A one-pixel PNG. */
const encoded = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
const png = new Uint8Array(Result.getOrThrow(Base64.decode(encoded)))

test("a picture is sent as base64", async () => {
  const read = await readUpload(new Blob([png]))
  expect(Result.getOrThrow(read)).toBe(encoded)
})

test("an empty file is refused before it is sent", async () => {
  expect(await readUpload(new Blob([]))).toMatchObject({ failure: { key: "creatives.image.empty" } })
})

test("a file that is no picture is refused by its content, whatever it is called", async () => {
  expect(await readUpload(new Blob(["hello"], { type: "image/png" }))).toMatchObject({
    failure: { key: "validation.imageFormat" },
  })
})

test("a file over the limit is refused before it is sent", async () => {
  const large = new Blob([png, new Uint8Array(mostUploadBytes)])
  expect(await readUpload(large)).toMatchObject({ failure: { key: "creatives.image.tooLarge" } })
})
