import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { BusinessProfileId, NotificationId, PortalId, UserId } from "@domain/kernel"
import { UserMessages } from "../services/user-messages.ts"
import { toldWorld } from "../testing/told-world.ts"
import {
  deleteOldNotifications,
  getPushKey,
  listNotifications,
  readAllNotifications,
  readNotification,
  undoReading,
} from "./notifications.ts"

const userId = UserId.make(41)
const [bakery, florist] = [BusinessProfileId.make(5), BusinessProfileId.make(6)]
const lead = { template: "newLead", link: "", leadName: "Dev", campaignName: "Diwali" } as const

const tell = (businessProfileId: BusinessProfileId) =>
  Effect.flatMap(UserMessages, ({ tell: send }) =>
    send({ portalId: PortalId.make(1), userId, businessProfileId }, () => lead),
  )

const asUser = (id: number, profiles: ReadonlyArray<BusinessProfileId> = [bakery, florist]) =>
  Effect.provideService(CurrentActor, userActor(id, profiles))

const run = <A, E>(story: Effect.Effect<A, E, Effect.Services<typeof everything>>) =>
  Effect.runPromise(Effect.provide(story, [toldWorld(), TestClock.layer()]))
const everything = Effect.all([
  tell(bakery),
  listNotifications.handle({ userId }),
  readAllNotifications.handle({ userId }),
  deleteOldNotifications.handle({}),
  getPushKey.handle({}),
])

test("notifications come in words, newest first, with the number of unread ones", async () => {
  const [first, second] = await run(
    Effect.gen(function* () {
      for (const profile of [bakery, florist, bakery]) yield* tell(profile)
      const page = yield* listNotifications.handle({ userId, limit: 2 })
      const { before = NotificationId.make(1) } = page
      return [page, yield* listNotifications.handle({ userId, limit: 2, before })] as const
    }).pipe(asUser(41)),
  )
  const shown = { kind: "newLead", topic: "lead", title: "he newLead", isRead: false }
  expect(first).toMatchObject({
    notifications: [{ id: 3, ...shown, address: "/app/5/leads" }, { id: 2 }],
    unreadCount: 3,
    unreadByProfile: [
      { businessProfileId: 5, count: 2 },
      { businessProfileId: 6, count: 1 },
    ],
  })
  expect(second).toMatchObject({ notifications: [{ id: 1 }], unreadCount: 3 })
  expect(second.before).toBeUndefined()
})

test("one profile's notifications are listed, and none of a profile left behind", async () => {
  const [ofBakery, left] = await run(
    Effect.gen(function* () {
      for (const profile of [bakery, florist]) yield* tell(profile)
      const one = yield* asUser(41)(listNotifications.handle({ userId, businessProfileId: bakery }))
      return [one, yield* asUser(41, [florist])(listNotifications.handle({ userId }))]
    }),
  )
  expect(ofBakery).toMatchObject({ notifications: [{ businessProfileId: 5 }], unreadCount: 1 })
  expect(left).toMatchObject({ notifications: [{ businessProfileId: 6 }], unreadCount: 1 })
})

test("one or all are marked as read, and what came later stays unread", async () => {
  const counts = await run(
    Effect.gen(function* () {
      for (const profile of [bakery, bakery, bakery]) yield* tell(profile)
      const one = yield* readNotification.handle({ userId, notificationId: NotificationId.make(1) })
      const seen = yield* readAllNotifications.handle({ userId, upTo: NotificationId.make(2) })
      const all = yield* readAllNotifications.handle({ userId })
      return [one, seen, all].map(({ unreadCount }) => unreadCount)
    }).pipe(asUser(41)),
  )
  expect(counts).toEqual([2, 1, 0])
})

test("a mark is undone alone, and topics leave the other ones out", async () => {
  const [counts, ofLeads, ofMoney] = await run(
    Effect.gen(function* () {
      for (const profile of [bakery, bakery, bakery]) yield* tell(profile)
      yield* TestClock.setTime(1_000)
      yield* readNotification.handle({ userId, notificationId: NotificationId.make(1) })
      yield* TestClock.setTime(2_000)
      const { readAt } = yield* readAllNotifications.handle({ userId })
      const undone = yield* undoReading.handle({ userId, readAt })
      const list = (topics: ReadonlyArray<"lead" | "wallet">) => listNotifications.handle({ userId, topics })
      return [[readAt, undone.unreadCount], yield* list(["lead"]), yield* list(["wallet"])] as const
    }).pipe(asUser(41)),
  )
  expect(counts).toEqual([2_000, 2])
  expect([ofLeads.notifications.length, ofMoney.notifications.length]).toEqual([3, 0])
})

test("another's notifications are like those that do not exist", async () => {
  const failures = await run(
    Effect.gen(function* () {
      yield* tell(bakery)
      const [notificationId, absent] = [NotificationId.make(1), NotificationId.make(9)]
      const stranger = UserId.make(42)
      return yield* Effect.all([
        Effect.flip(listNotifications.handle({ userId })),
        Effect.flip(readAllNotifications.handle({ userId })),
        Effect.flip(readNotification.handle({ userId: stranger, notificationId })),
        Effect.flip(readNotification.handle({ userId: stranger, notificationId: absent })),
      ])
    }).pipe(asUser(42)),
  )
  expect(failures.map(({ _tag }) => _tag)).toEqual([
    "UserNotFound",
    "UserNotFound",
    "NotificationNotFound",
    "NotificationNotFound",
  ])
})

test("a notification is deleted after 180 days", async () => {
  const counts = await run(
    Effect.gen(function* () {
      yield* tell(bakery)
      yield* TestClock.adjust("180 days")
      yield* deleteOldNotifications.handle({})
      const kept = yield* listNotifications.handle({ userId })
      yield* TestClock.adjust("1 second")
      yield* deleteOldNotifications.handle({})
      return [kept.unreadCount, (yield* listNotifications.handle({ userId })).unreadCount]
    }).pipe(asUser(41)),
  )
  expect(counts).toEqual([1, 0])
})

test("a browser learns the key that it subscribes with", async () => {
  expect(await run(getPushKey.handle({}))).toEqual({ publicKey: "public-key" })
})
