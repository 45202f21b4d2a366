import { expect, test } from "vitest"
import { withoutIds } from "./without-ids.ts"

test("a page is named without numbers, keys and queries", () => {
  expect(
    ["/app/7/campaigns/91", "/s/x9Kq_2b", "/resetPassword?hash=abc", "/app/7/dashboard#top", "/", "/signup/budget"].map(
      withoutIds,
    ),
  ).toEqual(["/app/:id/campaigns/:id", "/s/:id", "/resetPassword", "/app/:id/dashboard", "/", "/signup/budget"])
})

test("a key without a digit is hidden where keys stand", () => {
  expect([withoutIds("/s/abcdefgh"), withoutIds("/b/abcdefgh")]).toEqual(["/s/:id", "/b/:id"])
})
