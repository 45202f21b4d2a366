import { expect, test } from "vitest"
import { toleranceIn } from "./tolerance.ts"

const agentOf = (version: string) => `Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/${version}.0.0.0 Safari/537.36`

test("the Chromium that drew the kept pictures may differ by a few pixels", () => {
  expect(toleranceIn(agentOf("150"))).toMatchObject({ allowedMismatchedPixels: 12 })
})

test("another Chromium may draw the edges of letters otherwise", () => {
  expect(toleranceIn(agentOf("151"))).toMatchObject({ allowedMismatchedPixelRatio: 0.015 })
  expect(toleranceIn("Firefox/140.0")).toMatchObject({ allowedMismatchedPixelRatio: 0.015 })
})
