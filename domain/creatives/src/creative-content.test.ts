import { Schema } from "effect"
import { expect, test } from "vitest"
import { ImageAddress } from "./creative-content.ts"

test("a picture is on the web, our own or inline, and never runs code", () => {
  for (const right of ["https://a.example/b", "http://a.example/b.png", "/media/a.png", "data:image/webp;base64,AA"])
    expect(Schema.is(ImageAddress)(right), right).toBe(true)
  for (const wrong of ["javascript:alert(1)", "//evil.example/a.png", "data:image/svg+xml;base64,AA", "a.png", "/a b"])
    expect(Schema.is(ImageAddress)(wrong), wrong).toBe(false)
})
