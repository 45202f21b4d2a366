import { Memberships } from "@application/identity/ports"
import { memoryIdentityWorld } from "@application/identity/testing"
import { type Actor, AgencyMoney, CurrentActor, FrozenCampaigns, type WalletSettlement } from "@application/kernel"
import { MemoryDatabase, memoryTables, memoryUnitOfWork, memoryUserNames } from "@application/kernel/testing"
import { UserMessages } from "@application/messaging/services"
import type { Role } from "@domain/identity"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { Context, Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { AgencyClients, BusinessProfileRepository, PortalBusinesses } from "../ports/index.ts"
import { memoryAgencyClients } from "./memory-agencies.ts"
import { memoryClientMoves } from "./memory-client-moves.ts"
import { memoryPortalBusinesses } from "./memory-portal-businesses.ts"
import { memoryBusinessProfiles } from "./memory-profiles.ts"
import { bakery } from "./profile-world.ts"

/** News by user, and settlements of wallets. */
export class HandOverEvents extends Context.Service<
  HandOverEvents,
  { readonly told: Array<readonly [UserId, string]>; readonly settled: Array<WalletSettlement> }
>()("businesses/testing/HandOverEvents") {}

const events = Layer.sync(HandOverEvents, () => ({ told: [], settled: [] }))

const told = Layer.effect(
  UserMessages,
  Effect.map(HandOverEvents, ({ told: messages }) => ({
    tell: ({ userId }, content) =>
      Effect.sync(() => {
        const message = content({ origin: "https://localhost" })
        messages.push([userId, "news" in message ? String(message.news) : message.template])
      }),
  })),
)

const money = Layer.effect(
  AgencyMoney,
  Effect.map(HandOverEvents, ({ settled }) => ({
    of: () => Effect.succeed({ unspent: 700_00, fillsItself: false }),
    settle: (settlement) =>
      Effect.sync(() => {
        settled.push(settlement)
        return settlement.givesBack ? 700_00 : 0
      }),
  })),
)

const wallet = { currency: "INR", available: 900_00, held: 100_00, owed: 0 } as const

/** Businesses of the desk, each with the same wallet. */
const withWallets = Layer.effect(
  PortalBusinesses,
  Effect.map(PortalBusinesses, (businesses) => ({
    ...businesses,
    one: (portal, id, now) =>
      Effect.map(businesses.one(portal, id, now), (business) => business && { ...business, wallet }),
  })),
).pipe(Layer.provide(memoryPortalBusinesses))

const world = Layer.mergeAll(told, money, withWallets, memoryClientMoves, memoryAgencyClients).pipe(
  Layer.provideMerge(Layer.succeed(FrozenCampaigns, { follow: () => Effect.void, endAll: () => Effect.succeed(0) })),
  Layer.provideMerge(events),
  Layer.provideMerge(memoryIdentityWorld()),
  Layer.provideMerge(memoryBusinessProfiles),
  Layer.provideMerge(memoryTables),
  Layer.provideMerge(memoryUserNames),
  Layer.provideMerge(memoryUnitOfWork),
  Layer.provideMerge(MemoryDatabase.layer),
  Layer.provideMerge(TestClock.layer()),
)

export const portalId = PortalId.make(1)
export const clientId = bakery.id
export const oldAgency = BusinessProfileId.make(801)
export const newAgency = BusinessProfileId.make(802)
export const stranger = BusinessProfileId.make(803)

/** The client's owner, both agencies' people, and somebody else's. */
export const owner = UserId.make(41)
export const oldAgent = UserId.make(51)
export const newAgent = UserId.make(61)

const people: ReadonlyArray<readonly [UserId, BusinessProfileId, Role]> = [
  [owner, clientId, "ClientAccess"],
  [oldAgent, clientId, "AccountManager"],
  [oldAgent, oldAgency, "ClientAccess"],
  [newAgent, newAgency, "ClientAccess"],
  [UserId.make(62), newAgency, "BrandManager"],
  [UserId.make(71), stranger, "ClientAccess"],
]

/** A user with the memberships that they have at this moment. */
export const as = <A, E, R>(userId: UserId, story: Effect.Effect<A, E, R>) =>
  Effect.flatMap(
    Effect.flatMap(Memberships, ({ of }) => of(userId)),
    (memberships) => {
      const actor: Actor = { kind: "user", userId, portalId, roleIds: [], memberships }
      return Effect.provideService(story, CurrentActor, actor)
    },
  )

/** The administrator of the portal. */
export const asPortal = <A, E, R>(story: Effect.Effect<A, E, R>) =>
  Effect.provideService(story, CurrentActor, {
    kind: "user",
    userId: UserId.make(9),
    portalId,
    roleIds: ["PortalAdministrator"],
    memberships: [],
  })

/** Runs a story of a client, its owner and its agency, beside another agency; without `isOwned` the client has no owner. */
export const handingOver = <A, E>(
  story: Effect.Effect<A, E, Layer.Success<typeof world>>,
  { isOwned = true, hasAgency = true } = {},
): Promise<A> =>
  Effect.gen(function* () {
    const profiles = yield* BusinessProfileRepository
    yield* profiles.save(bakery)
    for (const [id, name] of [
      [oldAgency, "Old Agency"],
      [newAgency, "New Agency"],
      [stranger, "Elsewhere"],
    ] as const)
      yield* profiles.save({ ...bakery, id, name })
    const memberships = yield* Memberships
    for (const [userId, businessProfileId, roleId] of people)
      if ((isOwned || userId !== owner) && (hasAgency || userId !== oldAgent || businessProfileId !== clientId))
        yield* memberships.join(userId, { businessProfileId, roleId })
    const { id, name, region, createdAt } = bakery
    if (hasAgency)
      yield* (yield* AgencyClients).add({ businessProfileId: oldAgency, portalId }, { id, name, region, createdAt })
    return yield* story
  }).pipe(Effect.provide(world), Effect.runPromise)
