import { Effect } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { CallbackPages } from "../ports/callback-pages.ts"
import { Divisions } from "../stores/divisions.ts"
import { PushSubscriptions } from "../ports/push-subscriptions.ts"
import { SentSecrets } from "../testing/index.ts"
import { asha, bakery, inWorld } from "../testing/sign-in-world.ts"
import { signedInAs } from "../testing/signed-in-as.ts"
import { listDivisions, saveDivision } from "./divisions.ts"
import { exchangeFacebookAccessToken } from "./exchange-social-token.ts"
import { askForCallback, subscribeUser, unsubscribeUser } from "./reach-users.ts"

const { id } = asha.user
const portalId = PortalId.make(1)
const asAsha = signedInAs(asha, [{ businessProfileId: bakery.id, roleId: "ClientAccess" }])
const request = { id, businessProfileId: bakery.id, phone: "91-9876543210", portal: "localhost" }
const ask = (changes: object = {}) => askForCallback.handle({ ...request, ...changes })

test("a request to be called is stored and mailed to the portal's support", async () => {
  const [answer, stored, mails] = await inWorld(
    asAsha(
      Effect.gen(function* () {
        const due = yield* ask()
        yield* ask({ phone: "+91 98765 43210" })
        return [
          due,
          yield* (yield* CallbackPages).page(portalId, { search: "", now: 0, skip: 0, limit: 9 }),
          yield* (yield* SentSecrets).all,
        ] as const
      }),
    ),
  )
  expect(answer.replyDueAt).toBeGreaterThan(0)
  const { id: userId, ...asked } = request
  expect(stored).toMatchObject([
    { userId, ...asked },
    { userId, ...asked },
  ])
  expect(mails).toHaveLength(2)
  expect(mails[0]).toMatchObject({ secret: "91-9876543210" })
})

test("nobody asks for another, on another's profile, portal or without a number", async () => {
  const failures = await inWorld(
    asAsha(
      Effect.all([
        Effect.flip(ask({ id: UserId.make(42) })),
        Effect.flip(ask({ businessProfileId: BusinessProfileId.make(999) })),
        Effect.flip(ask({ portal: "highstreet.localhost" })),
        Effect.flip(ask({ phone: "12345-1" })),
        Effect.flip(ask({ phone: "nonsense" })),
      ]),
    ),
  )
  expect(failures.map(({ errorCode }) => errorCode)).toEqual([104, 113, 55, 102, 102])
})

test("calls are asked for five times an hour", async () => {
  const failure = await inWorld(
    asAsha(
      Effect.andThen(
        Effect.forEach(Array.from({ length: 5 }), () => ask()),
        Effect.flip(ask()),
      ),
    ),
  )
  expect(failure).toMatchObject({ _tag: "TooManyRequests" })
})

test("devices are subscribed and unsubscribed by their owner", async () => {
  const phone = { deviceType: "Android", clientCode: "app", subscriptionType: "Push", token: "fcm-1" } as const
  const [after, ended, other] = await inWorld(
    asAsha(
      Effect.gen(function* () {
        const { of } = yield* PushSubscriptions
        yield* subscribeUser.handle({ userId: id, ...phone })
        yield* subscribeUser.handle({ userId: id, ...phone })
        const subscribed = yield* of(portalId, id)
        yield* unsubscribeUser.handle({ userId: id, ...phone })
        yield* unsubscribeUser.handle({ userId: id, ...phone })
        const stranger = { userId: UserId.make(42), ...phone }
        const failures = [subscribeUser.handle(stranger), unsubscribeUser.handle(stranger)].map(Effect.flip)
        return [subscribed, yield* of(portalId, id), yield* Effect.all(failures)] as const
      }),
    ),
  )
  expect([after, ended]).toEqual([[phone], []])
  expect(other.map(({ errorCode }) => errorCode)).toEqual([104, 104])
})

test("divisions are the brand manager's, and others get an empty list", async () => {
  const listed = (roleId: "BrandManager" | "ClientAccess") =>
    inWorld(
      Effect.gen(function* () {
        yield* (yield* Divisions).save({ portalId, name: "North", businessProfileIds: [bakery.id] })
        return yield* signedInAs(asha)(listDivisions.handle({ userId: id, portalId }))
      }),
      [{ ...asha, user: { ...asha.user, roleIds: [roleId] } }],
    )
  expect(await listed("BrandManager")).toMatchObject([{ name: "North", businessProfileIds: [bakery.id] }])
  expect(await listed("ClientAccess")).toEqual([])
})

test("divisions of another portal are neither listed nor saved", async () => {
  const elsewhere = { portalId: PortalId.make(2) }
  const failures = await inWorld(
    signedInAs(
      asha,
      [],
      ["BizgainAdmin"],
    )(
      Effect.all([
        Effect.flip(listDivisions.handle({ userId: id, ...elsewhere })),
        Effect.flip(saveDivision.handle({ ...elsewhere, name: "North", businessProfileIds: [] })),
      ]),
    ),
  )
  expect(failures.map(({ errorCode }) => errorCode)).toEqual([56, 56])
})

test("a division takes profiles of its own portal alone", async () => {
  const administering = signedInAs(asha, [], ["BizgainAdmin"])
  const save = (id: number) =>
    administering(
      saveDivision.handle({ portalId: asha.portalId, name: "North", businessProfileIds: [BusinessProfileId.make(id)] }),
    )
  const [saved, foreign] = await inWorld(Effect.all([save(bakery.id), Effect.flip(save(70))]))
  expect(saved).toMatchObject({ businessProfileIds: [bakery.id] })
  expect(foreign).toMatchObject({ fields: { businessProfileIds: ["validation.foreignProfile"] } })
})

test("a social token is exchanged, and a refused one is told without failing", async () => {
  const replies = await inWorld(
    asAsha(
      Effect.all(["short-1", "made up"].map((exchangeToken) => exchangeFacebookAccessToken.handle({ exchangeToken }))),
    ),
  )
  expect(replies).toEqual([{ success: true, accessToken: "long-1" }, { success: false }])
})
