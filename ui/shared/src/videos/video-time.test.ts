import { expect, test } from "vitest"
import { videoTime } from "./video-time.ts"

test("a length is written as players write it", () => {
  expect([900, 12_400, 61_000, 3_723_000].map(videoTime)).toEqual(["0:01", "0:12", "1:01", "1:02:03"])
})
