import { expect, test } from "vitest"
import { BusinessProfileId, CallbackRequestId, PortalId, UserId } from "@domain/kernel"
import {
  answerOf,
  claimed,
  claimOf,
  givenBack,
  handled,
  openedAgain,
  type StoredCallback,
} from "./callback-requests.ts"

const request: StoredCallback = {
  id: CallbackRequestId.make(1),
  portalId: PortalId.make(1),
  userId: UserId.make(41),
  businessProfileId: BusinessProfileId.make(5),
  phone: "91-9876500001",
  portal: "localhost",
  requestedAt: 1,
  replyDueAt: 9,
}
const [first, second] = [
  { at: 3, by: UserId.make(41) },
  { at: 4, by: UserId.make(42) },
]

test("the first claim stays until it is given back", () => {
  const mine = claimed(request, first)
  expect(claimOf(claimed(mine, second))).toEqual(first)
  expect(claimOf(claimed(givenBack(mine), second))).toEqual(second)
})

test("a handled request is neither claimed nor given back", () => {
  const done = handled(claimed(request, first), second)
  expect(claimed(handled(request, second), first).claimedBy).toBeUndefined()
  expect(claimOf(givenBack(done))).toEqual(first)
})

test("the first answer stays until the request is opened again", () => {
  const done = handled(request, { ...first, note: "Called" })
  expect(answerOf(handled(done, second))).toEqual({ ...first, note: "Called" })
  expect(answerOf(openedAgain(done))).toBeUndefined()
  expect(answerOf(handled(openedAgain(done), second))).toEqual(second)
})

test("the staff's note stays after a claim and an answer", () => {
  const noted = { ...request, staffNote: "No answer" }
  expect(openedAgain(handled(givenBack(claimed(noted, first)), second)).staffNote).toBe("No answer")
})
