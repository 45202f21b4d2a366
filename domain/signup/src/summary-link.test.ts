import { Result } from "effect"
import { expect, test } from "vitest"
import { ApprovalStanding } from "@domain/campaigns"
import { clientApproval, openSummaryLink, summaryLinkMilliseconds, withoutLink, withSentLink } from "./summary-link.ts"

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

test("an ended link is told of while somebody is still awaited, else the standing", () => {
  expect(clientApproval("Sent", "Expired")).toBe("LinkExpired")
  expect(clientApproval("Viewed", "Closed")).toBe("LinkClosed")
  expect(clientApproval("PartlyApproved", "Expired")).toBe("LinkExpired")
  for (const standing of ApprovalStanding.literals)
    for (const link of ["Unsent", "Open"] as const) expect(clientApproval(standing, link)).toBe(standing)
  for (const standing of ["NotAsked", "Approved", "ChangeRequested", "Declined", "Void"] as const)
    expect(clientApproval(standing, "Closed")).toBe(standing)
})
