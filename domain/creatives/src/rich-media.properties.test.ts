import * as fc from "fast-check"
import { Result } from "effect"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { checkRichMedia } from "./rich-media.ts"

const video = "https://a.example/loaf.webm"

test("it moves for 0 to 120 seconds", () => {
  law(
    fc.property(fc.integer({ min: -10, max: 200 }), (seconds) => {
      const isAccepted = Result.isSuccess(checkRichMedia("video", { url: video, seconds }))
      expect(isAccepted).toBe(seconds >= 0 && seconds <= 120)
    }),
  )
})
