import { AgencyClients, type BusinessProfile, BusinessProfileRepository } from "@application/businesses/ports"
import { AgencyCodes, HandOvers } from "@application/businesses/stores"
import { Memberships, UserRepository } from "@application/identity/ports"
import type { HandOver } from "@domain/businesses"
import { EmailAddress } from "@domain/identity"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { bakery, owner } from "./bakery.ts"
import { deskBusinesses } from "./desk-businesses.ts"
import { peopledBakery } from "./people.ts"
import type { Seed } from "./seeds.ts"

const day = 86_400_000
const { portalId } = owner
const [harbour, lotus, rye] = [9151, 9152, 9153].map((id) => BusinessProfileId.make(id)) as [
  BusinessProfileId,
  BusinessProfileId,
  BusinessProfileId,
]
const agent = UserId.make(9011)
const newAgent = UserId.make(9016)

const business = (id: BusinessProfileId, name: string): BusinessProfile => ({
  id,
  portalId,
  name,
  region: "IN",
  currencyId: 17,
  timeZoneId: 142,
  timeZone: "Asia/Kolkata",
  createdAt: 1_760_000_000_000,
})

/** An agency that runs the bakery, another with a code, and a business that comes to the bakery. */
const agencies = Effect.gen(function* () {
  const { save } = yield* BusinessProfileRepository
  for (const one of [
    business(harbour, "Harbour Media and Advertising"),
    business(lotus, "Lotus Ads"),
    business(rye, "Rye & Co"),
  ])
    yield* save(one)
  const { phoneNumber: _, ...user } = owner.user
  yield* (yield* UserRepository).add({
    ...owner,
    phoneVerified: false,
    user: {
      ...user,
      id: newAgent,
      emailAddress: EmailAddress.make("noor@lotus.example"),
      firstName: "Noor",
      lastName: "Shah",
    },
  })
  const { join } = yield* Memberships
  yield* join(agent, { businessProfileId: harbour, roleId: "ClientAccess" })
  yield* join(newAgent, { businessProfileId: lotus, roleId: "ClientAccess" })
  const createdAt = yield* Clock.currentTimeMillis
  yield* (yield* AgencyClients).add({ businessProfileId: harbour, portalId }, { ...bakery, region: "IN", createdAt })
  const codes = yield* AgencyCodes
  yield* codes.save({ businessProfileId: lotus, portalId, code: "7KQ2-MX9P", madeAt: createdAt })
  yield* codes.save({ businessProfileId: bakery.id, portalId, code: "B4KR-Y7TW", madeAt: createdAt })
})

const handOver = (now: number, changed: Partial<HandOver>): HandOver => ({
  fromId: harbour,
  toId: lotus,
  startedBy: "owner",
  starter: owner.user.id,
  startedAt: now - 20 * day,
  expiresAt: now - 6 * day,
  giver: "owner",
  money: "goesBack",
  ...changed,
})

/** Earlier hand-overs of the bakery, and a business whose hand-over to it waits for its answer. */
const history = Effect.gen(function* () {
  const now = yield* Clock.currentTimeMillis
  const { add } = yield* HandOvers
  const ofBakery = { businessProfileId: bakery.id, portalId }
  yield* add({ ...ofBakery, ...handOver(now, { givenAt: now - 20 * day, givenBy: owner.user.id }) })
  yield* add({
    ...ofBakery,
    ...handOver(now, {
      startedAt: now - 4 * day,
      expiresAt: now + 10 * day,
      givenAt: now - 4 * day,
      end: "Refused",
      endedAt: now - 3 * day,
      reason: "We are full until spring. Please ask again in March.",
    }),
  })
  const { fromId: _from, ...coming } = handOver(now, {
    toId: bakery.id,
    startedBy: "portal",
    giver: "portal",
    startedAt: now - day,
    expiresAt: now + 13 * day,
    givenAt: now - day,
  })
  yield* add({ businessProfileId: rye, portalId, ...coming })
})

/** The bakery with an agency, another agency's code (7KQ2-MX9P), earlier hand-overs, and a client that waits for its answer. */
export const handedBakery: Seed = Effect.gen(function* () {
  yield* peopledBakery
  yield* agencies
  yield* history
})

/** The same while the bakery's own hand-over waits for the agency that takes it. */
export const waitingBakery: Seed = Effect.gen(function* () {
  yield* handedBakery
  const now = yield* Clock.currentTimeMillis
  const waiting = handOver(now, { startedAt: now - day, expiresAt: now + 13 * day, givenAt: now - day })
  yield* (yield* HandOvers).add({ businessProfileId: bakery.id, portalId, ...waiting })
})

/** The portal's desk with the bakery and its hand-overs. */
export const handedAtDesk: Seed = Effect.gen(function* () {
  yield* deskBusinesses
  yield* agencies
  yield* history
})
