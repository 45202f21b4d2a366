import { Schema } from "effect"
import { expect, test } from "vitest"
import { errorCode } from "./error-code.ts"

test("a failure carries its code without being told", () => {
  class LinkExpired extends Schema.TaggedError<LinkExpired>()("LinkExpired", { errorCode: errorCode(1012) }) {}
  expect(new LinkExpired().errorCode).toBe(1012)
})
