import { memoryIdentityWorld } from "@application/identity/testing"
import { Memberships, UserRepository } from "@application/identity/ports"
import { type Actor, CurrentActor, FrozenCampaigns } from "@application/kernel"
import { MemoryDatabase, memoryTables, memoryUnitOfWork, memoryUserNames, userActor } from "@application/kernel/testing"
import { UserMessages } from "@application/messaging/services"
import { type Account, EmailAddress, PhoneNumber } from "@domain/identity"
import { BusinessProfileId, PortalId, type Region, UserId } from "@domain/kernel"
import { Context, Effect, Layer } from "effect"
import { BusinessProfileRepository } from "../ports/index.ts"
import { memoryBusinessProfiles } from "./memory-profiles.ts"
import { memoryPortalBusinesses } from "./memory-portal-businesses.ts"
import { memoryPortalFigures } from "./memory-portal-figures.ts"
import { bakery } from "./profile-world.ts"

/** Messages by user, and businesses whose campaigns followed a freeze or its end. */
export class DeskEvents extends Context.Service<
  DeskEvents,
  { readonly told: Array<readonly [UserId, string]>; readonly followed: Array<BusinessProfileId> }
>()("businesses/testing/DeskEvents") {}

const events = Layer.sync(DeskEvents, () => ({ told: [], followed: [] }))

const told = Layer.effect(
  UserMessages,
  Effect.map(DeskEvents, ({ told: messages }) => ({
    tell: ({ userId }, content) =>
      Effect.sync(() => {
        const message = content({ origin: "https://localhost" })
        messages.push([userId, "decision" in message ? String(message.decision) : message.template])
      }),
  })),
)

const followed = Layer.effect(
  FrozenCampaigns,
  Effect.map(DeskEvents, ({ followed: businesses }) => ({
    follow: (id) => Effect.sync(() => void businesses.push(id)),
    endAll: () => Effect.succeed(0),
  })),
)

const world = Layer.mergeAll(told, followed, memoryPortalBusinesses, memoryPortalFigures).pipe(
  Layer.provideMerge(events),
  Layer.provideMerge(memoryIdentityWorld()),
  Layer.provideMerge(memoryBusinessProfiles),
  Layer.provideMerge(memoryTables),
  Layer.provideMerge(memoryUserNames),
  Layer.provideMerge(memoryUnitOfWork),
  Layer.provideMerge(MemoryDatabase.layer),
)

/** Three businesses of the first portal and one of the second. */
const neighbours = [
  { ...bakery, storeDomain: "bloom.example" },
  { ...bakery, id: BusinessProfileId.make(701), name: "Ace Dental", region: "GB" as Region },
  { ...bakery, id: BusinessProfileId.make(702), name: "Corner Café" },
  { ...bakery, id: BusinessProfileId.make(900), portalId: PortalId.make(2), name: "Elsewhere" },
]

/** The owner of the bakery. */
const owner: Account = {
  portalId: PortalId.make(1),
  passwordHash: "",
  barred: false,
  phoneVerified: false,
  user: {
    id: UserId.make(41),
    emailAddress: EmailAddress.make("asha@example.com"),
    firstName: "Asha",
    lastName: "Rao",
    languageId: "en",
    roleIds: ["ClientAccess"],
    phoneNumber: PhoneNumber.make("+919876543210"),
  },
}

/** The administrator of the first portal. */
const administrator: Actor = { ...userActor(9), portalId: PortalId.make(1), roleIds: ["PortalAdministrator"] }

/** Runs a story at the desk of the first portal, called by its administrator. */
export const atDesk = <A, E>(
  story: Effect.Effect<A, E, Layer.Success<typeof world>>,
  actor: Actor = administrator,
): Promise<A> =>
  Effect.gen(function* () {
    const profiles = yield* BusinessProfileRepository
    yield* Effect.forEach(neighbours, (profile) => profiles.save(profile), { discard: true })
    yield* (yield* UserRepository).add(owner)
    const memberships = yield* Memberships
    yield* memberships.join(UserId.make(41), { businessProfileId: bakery.id, roleId: "ClientAccess" })
    return yield* story
  }).pipe(Effect.provideService(CurrentActor, actor), Effect.provide(world), Effect.runPromise)
