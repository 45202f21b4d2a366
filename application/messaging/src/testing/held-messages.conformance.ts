import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import { PortalId, UserId } from "@domain/kernel"
import { HeldMessages } from "../ports/held-messages.ts"
import { Notifications } from "../ports/notifications.ts"

type Ports = HeldMessages | Notifications

const portalId = PortalId.make(1)
const [asha, ravi] = [UserId.make(41), UserId.make(42)]
const content = { template: "newLead", link: "", leadName: "Dev", campaignName: "Diwali" } as const

/** Conformance tests of `HeldMessages`; the layer starts empty each time. */
export const heldMessagesConformance = <E>(layer: Layer.Layer<Ports, E>): void => {
  const run = <A, F>(story: (held: HeldMessages["Service"]) => Effect.Effect<A, F, Ports>) =>
    Effect.runPromise(Effect.provide(Effect.flatMap(HeldMessages, story), layer))
  const told = (userId: UserId, createdAt: number) =>
    Effect.flatMap(Notifications, ({ add }) => add({ portalId, userId }, { content, createdAt }))
  const [toAsha, toRavi] = [
    { portalId, userId: asha },
    { portalId, userId: ravi },
  ]

  test("a held message comes back whole once it is due, to its user alone", () =>
    run((held) =>
      Effect.gen(function* () {
        const notificationId = yield* told(asha, 5)
        const mail = { notificationId, channel: "Email", toldAt: 5 } as const
        const text = { notificationId, channel: "Sms", link: "https://x", toldAt: 5 } as const
        yield* held.hold(toAsha, mail, 10)
        yield* held.hold(toAsha, text, 20)
        expect([yield* held.nextUser(9), yield* held.due(toAsha, 9)]).toEqual([undefined, []])
        expect([yield* held.nextUser(10), yield* held.due(toAsha, 10)]).toEqual([toAsha, [mail]])
        expect(yield* held.due(toAsha, 20)).toEqual([mail, text])
        expect(yield* held.due(toRavi, 20)).toEqual([])
        expect(yield* held.due({ ...toAsha, portalId: PortalId.make(2) }, 20)).toEqual([])
      }),
    ))

  test("the user who waits longest is next, and messages follow as they were told", () =>
    run((held) =>
      Effect.gen(function* () {
        const [first, second, third] = [yield* told(asha, 1), yield* told(asha, 2), yield* told(ravi, 3)]
        yield* held.hold(toAsha, { notificationId: second, channel: "Email", toldAt: 2 }, 11)
        yield* held.hold(toAsha, { notificationId: first, channel: "Email", toldAt: 1 }, 12)
        yield* held.hold(toRavi, { notificationId: third, channel: "Push", toldAt: 3 }, 10)
        expect(yield* held.nextUser(20)).toEqual(toRavi)
        yield* held.postpone({ notificationId: third, channel: "Push", toldAt: 3 }, 30)
        expect(yield* held.nextUser(20)).toEqual(toAsha)
        expect((yield* held.due(toAsha, 20)).map(({ notificationId }) => notificationId)).toEqual([first, second])
        yield* held.remove({ notificationId: first, channel: "Email", toldAt: 1 })
        yield* held.remove({ notificationId: second, channel: "Email", toldAt: 2 })
        expect(yield* held.nextUser(20)).toBeUndefined()
        expect(yield* held.nextUser(30)).toEqual(toRavi)
      }),
    ))

  test("messages of one user become due again, earlier or later", () =>
    run((held) =>
      Effect.gen(function* () {
        const [mine, theirs] = [yield* told(asha, 1), yield* told(ravi, 2)]
        yield* held.hold(toAsha, { notificationId: mine, channel: "Email", toldAt: 1 }, 900)
        yield* held.hold(toRavi, { notificationId: theirs, channel: "Email", toldAt: 2 }, 900)
        yield* held.dueAgain(toAsha, 5)
        expect([(yield* held.due(toAsha, 5)).length, (yield* held.due(toRavi, 5)).length]).toEqual([1, 0])
        yield* held.dueAgain(toAsha, 6)
        expect(yield* held.due(toAsha, 5)).toEqual([])
      }),
    ))

  test("a held message goes with its notification", () =>
    run((held) =>
      Effect.gen(function* () {
        const notificationId = yield* told(asha, 1)
        yield* held.hold(toAsha, { notificationId, channel: "Email", toldAt: 1 }, 5)
        yield* (yield* Notifications).deleteBefore(2, 10)
        expect([yield* held.nextUser(9), yield* held.due(toAsha, 9)]).toEqual([undefined, []])
      }),
    ))
}
