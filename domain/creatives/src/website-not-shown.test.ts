import { expect, test } from "vitest"
import { WebsiteNotShown } from "./website-not-shown.ts"

test("a website of which no picture could be taken has the code 706", () => {
  expect(new WebsiteNotShown({}).errorCode).toBe(706)
})
