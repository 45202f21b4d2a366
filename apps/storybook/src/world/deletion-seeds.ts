import { MemoryDatabase } from "@application/kernel/testing"
import { Memberships } from "@application/identity/ports"
import { BusinessDeletions } from "@application/identity/stores"
import { BusinessFreezes } from "@application/businesses/stores"
import { type BusinessDeletion, deletionPolicy } from "@domain/identity"
import { Clock, Effect } from "effect"
import { bakery, owner } from "./bakery.ts"
import { deskBusinesses } from "./desk-businesses.ts"
import { peopledBakery } from "./people.ts"
import type { Seed } from "./seeds.ts"

const day = 86_400_000
const { portalId } = owner

/** A deletion of the bakery that was asked for two days ago, with changes. */
const asked = (changed: Partial<BusinessDeletion> = {}) =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    yield* (yield* BusinessDeletions).save({
      businessProfileId: bakery.id,
      portalId,
      state: "Waiting",
      askedAt: now - 2 * day,
      askedBy: owner.user.id,
      isByPortal: false,
      erasesAt: now - 2 * day + deletionPolicy.graceMilliseconds,
      ...changed,
    })
  })

/** A payment that brought the bakery's money. */
const paid = Effect.gen(function* () {
  const createdAt = yield* Clock.currentTimeMillis
  const row = { businessProfileId: bakery.id, status: "Succeeded", amount: 9_000_000, createdAt }
  ;(yield* MemoryDatabase).table<string, object>("payments").set("paid", row)
})

/** The bakery with its people and money that can go back. */
export const paidBakery: Seed = Effect.andThen(peopledBakery, paid)

const byPortal = { isByPortal: true, reason: "The shop has closed, and its owner asked us by phone." }

/** The bakery with its people, whose owner has asked for the deletion. */
export const waitingDeletion: Seed = Effect.andThen(paidBakery, asked())

/** The bakery whose portal will delete it. */
export const portalsDeletion: Seed = Effect.andThen(paidBakery, asked(byPortal))

/** The bakery whose deletion waits for its portal's release. */
export const frozenDeletion: Seed = Effect.gen(function* () {
  yield* paidBakery
  const now = yield* Clock.currentTimeMillis
  yield* (yield* BusinessFreezes).save({
    businessProfileId: bakery.id,
    portalId,
    frozenAt: now - day,
    reason: "Two cards were reported stolen.",
  })
  yield* asked({ erasesAt: now - day })
})

/** The bakery for somebody who runs its campaigns and does not own it. */
export const watchedBakery: Seed = Effect.gen(function* () {
  yield* peopledBakery
  yield* (yield* Memberships).join(owner.user.id, { businessProfileId: bakery.id, roleId: "AccountManager" })
})

/** The desk with a deletion that the portal asked for. */
export const portalsDeletionAtDesk: Seed = Effect.andThen(deskBusinesses, asked(byPortal))

/** The desk with a deletion that an owner asked for. */
export const ownersDeletionAtDesk: Seed = Effect.andThen(deskBusinesses, asked())

/** The desk with a business that is erased, and its papers kept. */
export const erasedAtDesk: Seed = Effect.gen(function* () {
  yield* deskBusinesses
  const now = yield* Clock.currentTimeMillis
  yield* asked({ state: "Erased", erasedAt: now - day, keptUntil: now + 8 * 365 * day })
})
