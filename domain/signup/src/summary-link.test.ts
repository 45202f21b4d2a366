import { Result } from "effect"
import { expect, test } from "vitest"
import { openSummaryLink, summaryLinkMilliseconds, withoutLink, withSentLink } from "./summary-link.ts"

const tagOf = (session: { readonly summaryUntil?: number }, now: number) => {
  const opened = openSummaryLink(session, now)
  return Result.isFailure(opened) ? opened.failure._tag : "opened"
}

test("a link works until thirty days after its sending, to the millisecond", () => {
  const sent = withSentLink({}, 1_000)
  expect(tagOf(sent, 1_000 + summaryLinkMilliseconds - 1)).toBe("opened")
  expect(tagOf(sent, 1_000 + summaryLinkMilliseconds)).toBe("LinkExpired")
  expect(summaryLinkMilliseconds).toBe(2_592_000_000)
})

test("a withdrawn link is invalid, and one that was never sent works", () => {
  expect(tagOf(withoutLink(withSentLink({}, 1_000)), 1_000)).toBe("LinkInvalid")
  expect(tagOf({}, Number.MAX_SAFE_INTEGER)).toBe("opened")
})
