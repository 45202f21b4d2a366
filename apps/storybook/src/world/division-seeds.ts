import { Memberships, UserRepository } from "@application/identity/ports"
import { Divisions } from "@application/identity/stores"
import { EmailAddress } from "@domain/identity"
import { UserId } from "@domain/kernel"
import { Effect } from "effect"
import { bakery, owner } from "./bakery.ts"
import { administeredPortal } from "./run-portal.ts"
import type { Seed } from "./seeds.ts"

const { portalId } = owner

/** A portal whose brand has three divisions: one with a manager, one without, and one with a long name. */
export const dividedPortal: Seed = Effect.gen(function* () {
  yield* administeredPortal
  const { phoneNumber: _, ...user } = owner.user
  const leela = {
    ...user,
    id: UserId.make(9021),
    emailAddress: EmailAddress.make("leela@brand.example"),
    firstName: "Leela",
    lastName: "Krishnamurthy-Subramanian",
    roleIds: ["BrandManager" as const],
  }
  yield* (yield* UserRepository).add({ ...owner, phoneVerified: false, user: leela })
  yield* (yield* Memberships).join(leela.id, { businessProfileId: bakery.id, roleId: "BrandManager" })
  const { save } = yield* Divisions
  yield* save({ portalId, name: "North", position: 0, businessProfileIds: [bakery.id], managerIds: [leela.id] })
  yield* save({ portalId, name: "South", position: 1, businessProfileIds: [] })
  yield* save({
    portalId,
    name: "Flagship bakeries in the large cities of the west coast",
    position: 2,
    businessProfileIds: [bakery.id],
  })
})
