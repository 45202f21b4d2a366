import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId, NotificationId, PortalId, UserId } from "@domain/kernel"
import { type NotificationReader, Notifications } from "../ports/notifications.ts"

const portalId = PortalId.make(1)
const [asha, ravi] = [UserId.make(41), UserId.make(42)]
const [bakery, florist] = [BusinessProfileId.make(5), BusinessProfileId.make(6)]
const content = { template: "newLead", link: "", leadName: "Dev", campaignName: "Diwali" } as const
const reader: NotificationReader = { portalId, userId: asha, businessProfileIds: [bakery] }

/** Conformance tests of `Notifications`; the layer starts empty each time. */
export const notificationsConformance = <E>(layer: Layer.Layer<Notifications, E>): void => {
  const run = <A, F>(story: (notifications: Notifications["Service"]) => Effect.Effect<A, F>) =>
    Effect.runPromise(Effect.provide(Effect.flatMap(Notifications, story), layer))

  test("a notification comes back whole, to its user alone", () =>
    run((notifications) =>
      Effect.gen(function* () {
        const stored = { businessProfileId: bakery, content, createdAt: 5 }
        const id = yield* notifications.add({ portalId, userId: asha }, stored)
        expect(yield* notifications.byId(portalId, asha, id)).toEqual({ ...stored, id })
        expect(yield* notifications.byId(portalId, ravi, id)).toBeUndefined()
        expect(yield* notifications.byId(PortalId.make(2), asha, id)).toBeUndefined()
      }),
    ))

  test("pages follow newest first, without profiles that the reader does not work on", () =>
    run((notifications) =>
      Effect.gen(function* () {
        const add = (createdAt: number, businessProfileId?: BusinessProfileId, userId = asha) =>
          notifications.add(
            { portalId, userId },
            { content, createdAt, ...(businessProfileId !== undefined && { businessProfileId }) },
          )
        const ids = [yield* add(1, bakery), yield* add(2), yield* add(3, bakery)]
        yield* add(4, florist)
        yield* add(5, bakery, ravi)
        const first = yield* notifications.page(reader, { unreadOnly: false, limit: 2 })
        expect(first.map(({ id }) => id)).toEqual([ids[2], ids[1]])
        const before = first.at(-1)?.id ?? NotificationId.make(1)
        const second = yield* notifications.page(reader, { unreadOnly: false, limit: 2, before })
        expect(second.map(({ id }) => id)).toEqual([ids[0]])
        expect(yield* notifications.unread(reader)).toEqual([{ businessProfileId: bakery, count: 2 }, { count: 1 }])
        expect(yield* notifications.unread({ ...reader, businessProfileIds: [] })).toEqual([{ count: 1 }])
        const elsewhere = { ...reader, portalId: PortalId.make(2) }
        expect(yield* notifications.page(elsewhere, { unreadOnly: false, limit: 2 })).toEqual([])
        expect(yield* notifications.markRead(elsewhere, { upTo: undefined }, 9)).toBe(0)
      }),
    ))

  test("a page of some kinds leaves the others out", () =>
    run((notifications) =>
      Effect.gen(function* () {
        const add = (one: Parameters<typeof notifications.add>[1]["content"]) =>
          notifications.add({ portalId, userId: asha }, { content: one, createdAt: 1 })
        const lead = yield* add(content)
        const live = yield* add({ template: "lowBalance", link: "", campaignName: "Diwali" })
        const page = (kinds: ReadonlyArray<"newLead" | "lowBalance" | "receipt">) =>
          Effect.map(notifications.page(reader, { unreadOnly: false, kinds, limit: 9 }), (found) =>
            found.map(({ id }) => id),
          )
        expect(yield* page(["newLead"])).toEqual([lead])
        expect(yield* page(["lowBalance", "newLead"])).toEqual([live, lead])
        expect(yield* page(["receipt"])).toEqual([])
      }),
    ))

  test("an undone mark leaves read what another mark has marked", () =>
    run((notifications) =>
      Effect.gen(function* () {
        const to = { portalId, userId: asha }
        const [first, second] = [
          yield* notifications.add(to, { content, createdAt: 1 }),
          yield* notifications.add(to, { content, createdAt: 2 }),
        ]
        yield* notifications.markRead(reader, { id: first }, 10)
        yield* notifications.markRead(reader, { upTo: undefined }, 11)
        yield* notifications.undoRead({ ...reader, userId: ravi }, 11)
        expect(yield* notifications.unread(reader)).toEqual([])
        yield* notifications.undoRead(reader, 11)
        const unread = yield* notifications.page(reader, { unreadOnly: true, limit: 9 })
        expect(unread.map(({ id }) => id)).toEqual([second])
      }),
    ))

  test("what is read stays read since the first time, and is left out of the unread", () =>
    run((notifications) =>
      Effect.gen(function* () {
        const to = { portalId, userId: asha }
        const ids = yield* Effect.forEach([1, 2, 3], (createdAt) => notifications.add(to, { content, createdAt }))
        const [first, second] = ids
        if (first === undefined || second === undefined) return expect.unreachable()
        expect(yield* notifications.markRead(reader, { id: second }, 10)).toBe(1)
        expect(yield* notifications.markRead(reader, { id: second }, 11)).toBe(1)
        expect(yield* notifications.markRead({ ...reader, userId: ravi }, { id: first }, 10)).toBe(0)
        expect((yield* notifications.byId(portalId, asha, second))?.readAt).toBe(10)
        const unread = yield* notifications.page(reader, { unreadOnly: true, limit: 9 })
        expect(unread.map(({ id }) => id)).toEqual([ids[2], ids[0]])
        yield* notifications.markRead(reader, { upTo: second }, 12)
        expect(yield* notifications.unread(reader)).toEqual([{ count: 1 }])
        yield* notifications.markRead(reader, { upTo: undefined }, 13)
        expect(yield* notifications.unread(reader)).toEqual([])
        expect((yield* notifications.byId(portalId, asha, second))?.readAt).toBe(10)
      }),
    ))

  test("notifications that carry a lead's name are deleted in their profile alone", () =>
    run((notifications) =>
      Effect.gen(function* () {
        const add = (leadName: string, businessProfileId: BusinessProfileId, userId = asha) =>
          notifications.add(
            { portalId, userId },
            { content: { ...content, leadName }, createdAt: 1, businessProfileId },
          )
        const [first, second] = [yield* add("Dev", bakery), yield* add("Dev", bakery, ravi)]
        const others = [yield* add("Devi", bakery), yield* add("Dev", florist)]
        yield* notifications.deleteOfLead(bakery, "Dev")
        const found = (id: NotificationId, userId = asha) => notifications.byId(portalId, userId, id)
        const gone = [yield* found(first), yield* found(second, ravi)]
        expect(gone).toEqual([undefined, undefined])
        const left = yield* Effect.forEach(others, (id) => found(id))
        expect(left.map((one) => one?.id)).toEqual(others)
      }),
    ))

  test("old ones are deleted, as many at a time as wanted", () =>
    run((notifications) =>
      Effect.gen(function* () {
        const to = { portalId, userId: asha }
        yield* Effect.forEach([1, 2, 3, 9], (createdAt) => notifications.add(to, { content, createdAt }))
        const deleted = [yield* notifications.deleteBefore(9, 2), yield* notifications.deleteBefore(9, 2)]
        expect(deleted).toEqual([2, 1])
        expect(yield* notifications.unread(reader)).toEqual([{ count: 1 }])
      }),
    ))
}
