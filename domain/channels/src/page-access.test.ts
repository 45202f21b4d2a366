import { Result } from "effect"
import { expect, test } from "vitest"
import { FacebookPageLinkingFailed } from "./failures.ts"
import { afterLook, mayCarryAds, movePageAccess, type PageAccess } from "./page-access.ts"

const page = (status: PageAccess["status"]): PageAccess => ({ pageId: "4001", status })
const failure = (...given: Parameters<typeof movePageAccess>) =>
  Result.getOrThrow(Result.flip(movePageAccess(...given)))

test("a member requests a page, its administrator approves, and it carries ads", () => {
  const requested = Result.getOrThrow(movePageAccess(page("NotRequested"), "request", "member"))
  expect([requested, mayCarryAds(requested)]).toEqual([page("Requested"), false])
  const approved = Result.getOrThrow(movePageAccess(requested, "approve", "pageAdministrator"))
  expect([approved, mayCarryAds(approved)]).toEqual([page("Approved"), true])
})

test("a page that was requested already fails with code 331", () => {
  expect(failure(page("Requested"), "request", "member")).toMatchObject({
    _tag: "FacebookPageAlreadyRequested",
    errorCode: 331,
    pageId: "4001",
  })
})

test("only the page's administrator decides", () => {
  for (const move of ["approve", "refuse"] as const)
    expect(failure(page("Requested"), move, "member")).toMatchObject({
      _tag: "PageAccessMoveNotAllowed",
      errorCode: 1006,
      pageId: "4001",
      status: "Requested",
      move,
      actor: "member",
    })
})

test("an administrator does not ask for a page, and an approved page needs no request", () => {
  expect(failure(page("NotRequested"), "request", "pageAdministrator")._tag).toBe("PageAccessMoveNotAllowed")
  expect(failure(page("Approved"), "request", "member")._tag).toBe("PageAccessMoveNotAllowed")
})

test("a refused or withdrawn page may be asked for again", () => {
  const refused = Result.getOrThrow(movePageAccess(page("Requested"), "refuse", "pageAdministrator"))
  const withdrawn = Result.getOrThrow(movePageAccess(page("Approved"), "withdraw", "pageAdministrator"))
  expect([refused, withdrawn]).toEqual([page("Refused"), page("Withdrawn")])
  for (const lost of [refused, withdrawn])
    expect(Result.getOrThrow(movePageAccess(lost, "request", "member"))).toEqual(page("Requested"))
})

test("a page that could not be linked has the code 1017 and the network's words", () => {
  expect(new FacebookPageLinkingFailed({ pageId: "4001", reason: "unpublished" })).toMatchObject({
    errorCode: 1017,
    pageId: "4001",
    reason: "unpublished",
  })
})

test.each([
  ["Requested", "granted", "Approved"],
  ["Requested", "pending", "Requested"],
  ["Requested", "none", "Refused"],
  ["Approved", "none", "Withdrawn"],
  ["Approved", "pending", "Withdrawn"],
  ["Withdrawn", "granted", "Approved"],
  ["Withdrawn", "none", "Withdrawn"],
  ["Refused", "granted", "Approved"],
  ["NotRequested", "granted", "Approved"],
  ["NotRequested", "pending", "NotRequested"],
] as const)("a page that was %s and is seen %s is %s", (before, seen, after) => {
  expect(afterLook(page(before), seen)).toEqual(page(after))
})
