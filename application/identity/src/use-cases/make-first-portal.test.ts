import { Effect, Layer, Option } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { memoryIds, MemoryDatabase, memoryUnitOfWork } from "@application/kernel/testing"
import { PortalDirectory } from "@application/portals/ports"
import { memoryPortalAdministration, memoryPortalDirectory } from "@application/portals/testing"
import { EmailAddress } from "@domain/identity"
import { operatorPortalId } from "@domain/portals"
import { UserRepository } from "../ports/user-repository.ts"
import { memorySecrets } from "../testing/memory-secrets.ts"
import { memoryPasswordResets } from "../testing/memory-sign-in-state.ts"
import { memoryUserRepository } from "../testing/memory-user-repository.ts"
import { firstPortals } from "@application/portals/use-cases"
import { type FirstPortal, makeFirstPortal as makeWith } from "./make-first-portal.ts"

const world = Layer.mergeAll(
  memoryPortalDirectory([]),
  memoryPortalAdministration,
  memoryUserRepository,
  memorySecrets,
  memoryPasswordResets,
  memoryIds,
  memoryUnitOfWork,
).pipe(Layer.provideMerge(MemoryDatabase.layer), Layer.provideMerge(TestClock.layer()))

const inWorld = <A, E>(story: Effect.Effect<A, E, Layer.Success<typeof world>>): Promise<A> =>
  Effect.runPromise(Effect.provide(story, world))

const makeFirstPortal = (given: FirstPortal) => makeWith(given, firstPortals)

const wanted: FirstPortal = {
  host: "Ads.Example.org:443",
  title: "Ads for Leeds",
  sender: EmailAddress.make("ads@example.org"),
  region: "GB",
  language: "he",
  administrator: { emailAddress: EmailAddress.make("asha@example.org"), name: "Asha Devi Rao" },
}

const administrator = Effect.flatMap(UserRepository, ({ byEmail }) =>
  Effect.map(byEmail(operatorPortalId, wanted.administrator.emailAddress), Option.getOrThrow),
)

test("the first portal is the operator's, with what the operator said of it", async () => {
  const portal = await inWorld(
    Effect.andThen(
      makeFirstPortal(wanted),
      Effect.flatMap(PortalDirectory, ({ byDomain }) => byDomain("ads.example.org")),
    ),
  )
  expect(portal).toMatchObject({
    id: operatorPortalId,
    domain: "ads.example.org",
    title: "Ads for Leeds",
    supportEmail: "ads@example.org",
    locale: "he",
    languages: ["he", "en"],
    regions: [{ region: "GB", currency: "GBP" }],
  })
})

test("the administrator of the first portal waits for a password", async () => {
  const { user } = await inWorld(Effect.andThen(makeFirstPortal(wanted), administrator))
  expect(user).toMatchObject({ firstName: "Asha", lastName: "Devi Rao", roleIds: ["PortalAdministrator"] })
  expect(user.emailVerified).toBeUndefined()
})

test("a second run gives a waiting administrator a new key and changes nothing", async () => {
  const [first, second, portals] = await inWorld(
    Effect.gen(function* () {
      const made = [yield* makeFirstPortal(wanted), yield* makeFirstPortal({ ...wanted, title: "Other" })] as const
      return [...made, yield* (yield* PortalDirectory).all] as const
    }),
  )
  expect([first.isNew, second.isNew, first.resetKey === second.resetKey]).toEqual([true, false, false])
  expect(portals.map(({ title }) => title)).toEqual(["Ads for Leeds"])
})

test("a portal that stands is nobody else's to take, nor its administrator's again", async () => {
  const failures = await inWorld(
    Effect.gen(function* () {
      yield* makeFirstPortal(wanted)
      const stranger = { emailAddress: EmailAddress.make("eve@example.org"), name: "Eve" }
      const byStranger = yield* Effect.flip(makeFirstPortal({ ...wanted, administrator: stranger }))
      const account = yield* administrator
      yield* (yield* UserRepository).save({ ...account, user: { ...account.user, emailVerified: true } })
      return [byStranger, yield* Effect.flip(makeFirstPortal(wanted))]
    }),
  )
  for (const failure of failures) expect(failure).toMatchObject({ _tag: "DomainTaken", host: "ads.example.org" })
})

test("settings that no portal may have make neither portal nor account", async () => {
  const [failure, portals] = await inWorld(
    Effect.gen(function* () {
      const refused = yield* Effect.flip(makeFirstPortal({ ...wanted, title: " ", language: "xx" }))
      return [refused, yield* (yield* PortalDirectory).all] as const
    }),
  )
  expect(failure).toMatchObject({ _tag: "InvalidPortalSettings" })
  expect(portals).toEqual([])
})
