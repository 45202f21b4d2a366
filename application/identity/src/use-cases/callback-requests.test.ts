import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import { EmailAddress } from "@domain/identity"
import { CallbackRequestId, PortalId, UserId } from "@domain/kernel"
import { asha, bakery, inWorld } from "../testing/sign-in-world.ts"
import { signedInAs } from "../testing/signed-in-as.ts"
import {
  claimCallbackRequest,
  getCallbackRequest,
  getOwnCallback,
  handleCallbackRequest,
  listCallbackRequests,
} from "./callback-requests.ts"
import { askForCallback } from "./reach-users.ts"

const portalId = PortalId.make(1)
const request = { id: asha.user.id, businessProfileId: bakery.id, phone: "91-9876543210", portal: "localhost" }
const ask = signedInAs(asha, [{ businessProfileId: bakery.id, roleId: "ClientAccess" }])(askForCallback.handle(request))
const asStaff = signedInAs(asha, [], ["AccountManager"])
const first = CallbackRequestId.make(1)

test("staff sees who asks for a call, for which business and when it is due", async () => {
  const [listed, one, late] = await inWorld(
    Effect.gen(function* () {
      yield* ask
      const page = yield* asStaff(listCallbackRequests.handle({ portalId }))
      const request = yield* asStaff(getCallbackRequest.handle({ portalId, callbackRequestId: first }))
      yield* TestClock.adjust("9 days")
      return [page, request, yield* asStaff(listCallbackRequests.handle({ portalId, state: "open" }))] as const
    }),
  )
  expect(listed.requests).toEqual([one])
  expect(one).toMatchObject({
    callerName: "Asha Rao",
    businessName: "Rao's Bakery",
    phone: "91-9876543210",
    isOverdue: false,
  })
  expect(late.requests).toMatchObject([{ isOverdue: true }])
})

test("a handled request says who called and what came of it, and can be opened again", async () => {
  const [handled, again, lists, reopened] = await inWorld(
    asStaff(
      Effect.gen(function* () {
        yield* ask
        const input = { portalId, callbackRequestId: first, isHandled: true }
        const done = yield* handleCallbackRequest.handle({ ...input, note: "Explained the invoice" })
        yield* TestClock.adjust("1 hour")
        const twice = yield* handleCallbackRequest.handle({ ...input, note: "Me too" })
        const open = yield* listCallbackRequests.handle({ portalId, state: "open" })
        const closed = yield* listCallbackRequests.handle({ portalId, state: "handled" })
        const back = yield* handleCallbackRequest.handle({ ...input, isHandled: false })
        return [done, twice, [open.requests.length, closed.requests.length], back] as const
      }),
    ),
  )
  expect(handled.answer).toMatchObject({ by: 41, note: "Explained the invoice" })
  expect(again).toEqual(handled)
  expect(lists).toEqual([0, 1])
  expect(reopened.answer).toBeUndefined()
})

test("a business with priority care is called within one working day, and marked", async () => {
  const monday = Date.parse("2026-11-23T10:00:00+05:30")
  const [usual, cared, listed, later] = await inWorld(
    Effect.gen(function* () {
      yield* TestClock.setTime(monday)
      const packs = (yield* MemoryDatabase).table<string, object>("add_on_purchases")
      const before = yield* ask
      packs.set("key", { businessProfileId: bakery.id, startsAt: monday + 3_600_000, endsAt: monday + 86_400_000 })
      yield* TestClock.adjust("2 hours")
      const during = yield* ask
      const { requests } = yield* asStaff(listCallbackRequests.handle({ portalId }))
      yield* asStaff(handleCallbackRequest.handle({ portalId, callbackRequestId: first, isHandled: true }))
      packs.clear()
      packs.set("later", { businessProfileId: bakery.id, startsAt: monday + 9 * 86_400_000, endsAt: Infinity })
      yield* TestClock.adjust("10 days")
      const handled = yield* asStaff(getCallbackRequest.handle({ portalId, callbackRequestId: first }))
      return [before, during, requests.map(({ isPriority }) => isPriority), handled.isPriority] as const
    }),
  )
  expect(usual.replyDueAt).toBe(Date.parse("2026-11-26T00:00:00+05:30"))
  expect(cared.replyDueAt).toBe(Date.parse("2026-11-25T00:00:00+05:30"))
  expect([listed, later]).toEqual([[true, true], false])
})

test("requests come a page at a time, those first that are due first", async () => {
  const pages = await inWorld(
    Effect.gen(function* () {
      for (const _ of [1, 2, 3]) {
        yield* ask
        yield* TestClock.adjust("7 days")
      }
      return yield* asStaff(
        Effect.all([
          listCallbackRequests.handle({ portalId, limit: 2 }),
          listCallbackRequests.handle({ portalId, limit: 2, page: 2 }),
          listCallbackRequests.handle({ portalId, state: "overdue", search: " asha " }),
          listCallbackRequests.handle({ portalId, search: "bruno" }),
        ]),
      )
    }),
  )
  expect(pages.map(({ requests, hasNextPage }) => [requests.map(({ id }) => id), hasNextPage])).toEqual([
    [[1, 2], true],
    [[3], false],
    [[1, 2, 3], false],
    [[], false],
  ])
})

test("working days that are left count in the business's time, until it is overdue", async () => {
  const friday = Date.parse("2026-11-20T23:30:00+05:30")
  const days = await inWorld(
    Effect.gen(function* () {
      yield* TestClock.setTime(friday)
      yield* ask
      const left = []
      for (const _ of [1, 2, 3, 4, 5, 6]) {
        left.push(yield* asStaff(getCallbackRequest.handle({ portalId, callbackRequestId: first })))
        yield* TestClock.adjust("1 day")
      }
      return left
    }),
  )
  expect(days.map(({ daysLeft, isOverdue }) => [daysLeft, isOverdue])).toEqual([
    [2, false],
    [2, false],
    [2, false],
    [1, false],
    [0, false],
    [undefined, true],
  ])
})

test("staff takes a request, notes what happened and gives it back, seen by colleagues", async () => {
  const user = { ...asha.user, id: UserId.make(42), emailAddress: EmailAddress.make("ravi@example.com") }
  const ravi = { ...asha, user: { ...user, firstName: "Ravi" }, phoneVerified: false }
  const asRavi = signedInAs(ravi, [], ["PortalAdministrator"])
  const input = { portalId, callbackRequestId: first }
  const [taken, second, back] = await inWorld(
    Effect.gen(function* () {
      yield* ask
      const mine = yield* asRavi(claimCallbackRequest.handle({ ...input, isClaimed: true, note: "No answer" }))
      const theirs = yield* asStaff(claimCallbackRequest.handle({ ...input, isClaimed: true }))
      return [mine, theirs, yield* asStaff(claimCallbackRequest.handle({ ...input, isClaimed: false }))] as const
    }),
    [asha, ravi],
  )
  expect(taken).toMatchObject({ claim: { by: 42, name: "Ravi Rao" }, note: "No answer" })
  expect(second).toEqual(taken)
  expect(back).toMatchObject({ note: "No answer" })
  expect(back.claim).toBeUndefined()
})

test("the owner sees the newest request, and that it is taken, overdue and handled", async () => {
  const asOwner = signedInAs(asha, [{ businessProfileId: bakery.id, roleId: "ClientAccess" }])
  const own = asOwner(getOwnCallback.handle({ businessProfileId: bakery.id }))
  const input = { portalId, callbackRequestId: first }
  const seen = await inWorld(
    Effect.gen(function* () {
      const before = yield* own
      yield* ask
      const asked = yield* own
      yield* asStaff(claimCallbackRequest.handle({ ...input, isClaimed: true, note: "Not for the owner" }))
      yield* TestClock.adjust("9 days")
      const late = yield* own
      yield* asStaff(handleCallbackRequest.handle({ ...input, isHandled: true, note: "Not for the owner" }))
      return [before, asked, late, yield* own]
    }),
  )
  expect(seen.map(({ request: found, ...offer }) => [offer, found?.isClaimed, found?.isOverdue])).toEqual([
    [{ isOffered: true, isPriority: false }, undefined, undefined],
    [{ isOffered: true, isPriority: false }, false, false],
    [{ isOffered: true, isPriority: false }, true, true],
    [{ isOffered: true, isPriority: false }, true, false],
  ])
  expect(seen[3]?.request?.handledAt).toBe(9 * 86_400_000)
  expect(JSON.stringify(seen)).not.toContain("Not for")
})

test("another portal's requests are refused, and ones that do not exist are not found", async () => {
  const elsewhere = { portalId: PortalId.make(2) }
  const absent = { portalId, callbackRequestId: CallbackRequestId.make(9) }
  const failures = await inWorld(
    asStaff(
      Effect.all([
        Effect.flip(listCallbackRequests.handle(elsewhere)),
        Effect.flip(getCallbackRequest.handle({ ...elsewhere, callbackRequestId: first })),
        Effect.flip(handleCallbackRequest.handle({ ...elsewhere, callbackRequestId: first, isHandled: true })),
        Effect.flip(claimCallbackRequest.handle({ ...elsewhere, callbackRequestId: first, isClaimed: true })),
        Effect.flip(getCallbackRequest.handle(absent)),
        Effect.flip(claimCallbackRequest.handle({ ...absent, isClaimed: true })),
        Effect.flip(handleCallbackRequest.handle({ ...absent, isHandled: true })),
      ]),
    ),
  )
  expect(failures.map(({ errorCode }) => errorCode)).toEqual([56, 56, 56, 56, 104, 104, 104])
})
