import { BusinessProfileRepository } from "@application/businesses/ports"
import { BusinessFreezes, BusinessNotes } from "@application/businesses/stores"
import { Memberships, UserRepository } from "@application/identity/ports"
import { PaymentIssues } from "@application/wallet/ports"
import { EmailAddress, PhoneNumber } from "@domain/identity"
import { BusinessProfileId, type Region, UserId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { bakery, owner } from "./bakery.ts"
import { administeredPortal } from "./run-portal.ts"
import { busyBakery, type Seed } from "./seeds.ts"

const day = 86_400_000

/** Names of businesses beside the bakery: as many as fill more than a page. */
const names = [
  "Ace Dental Care",
  "Blue Tokai Roasters",
  "Chai Point Indiranagar",
  "Daisy Florist and Sons, Flowers for Every Occasion",
  "Everest Treks",
  "Fit Republic",
  "Green Leaf Organics",
  "Harbour Yoga",
  "Ivory Interiors",
  "Jaipur Silks",
  "Kiran Opticals",
  "Lotus Spa",
  "מאפיית הפינה",
  "Nila Pottery",
  "Orchid Salon",
  "Paws and Claws",
  "Quick Fix Plumbing",
  "Rye & Co",
  "Sunrise Tutors",
  "Tandoor House",
  "Urban Cycles",
  "Vista Opticians",
  "Willow Books",
  "Xpress Laundry",
  "Yarn Corner",
  "Zest Catering",
]

/** The bakery while its portal has frozen it. */
export const frozenBakery: Seed = Effect.gen(function* () {
  yield* busyBakery
  yield* (yield* BusinessFreezes).save({
    businessProfileId: bakery.id,
    portalId: owner.portalId,
    frozenAt: (yield* Clock.currentTimeMillis) - day,
    reason: "Ads for a product that isn't yours to sell.",
  })
})

/** A portal with more than a page of businesses, whose administrator manages clients too: one is frozen, the bakery has a disputed payment and notes. */
export const deskBusinesses: Seed = Effect.gen(function* () {
  yield* administeredPortal
  const now = yield* Clock.currentTimeMillis
  const { portalId } = owner
  const users = yield* UserRepository
  const roleIds = [...owner.user.roleIds, "PortalAdministrator" as const, "AccountManager" as const]
  yield* users.save({ ...owner, user: { ...owner.user, roleIds } })
  yield* users.add({
    ...owner,
    phoneVerified: false,
    user: {
      ...owner.user,
      id: UserId.make(9_601),
      firstName: "Kavya",
      lastName: "Rao",
      emailAddress: EmailAddress.make("kavya@bloom.example"),
      phoneNumber: PhoneNumber.make("+919876500031"),
      roleIds: ["ClientAccess"],
    },
  })
  yield* (yield* Memberships).join(UserId.make(9_601), { businessProfileId: bakery.id, roleId: "ClientAccess" })
  const profiles = yield* BusinessProfileRepository
  const stored = yield* Effect.orDie(profiles.byId(bakery.id))
  yield* Effect.forEach(
    names,
    (name, index) =>
      profiles.save({
        ...stored,
        id: BusinessProfileId.make(9_700 + index),
        name,
        region: (index % 3 === 0 ? "GB" : "IN") satisfies Region,
        createdAt: now - index * day,
      }),
    { discard: true },
  )
  yield* (yield* PaymentIssues).note({
    kind: "disputeOpened",
    gateway: "razorpay",
    gatewayReference: "disp_Story7TgHk",
    amount: 2_400_00,
    currency: "INR",
    businessProfileId: bakery.id,
    noticedAt: now - day,
  })
  yield* (yield* BusinessFreezes).save({
    businessProfileId: BusinessProfileId.make(9_702),
    portalId,
    frozenAt: now - 2 * day,
    frozenBy: owner.user.id,
    reason: "Ads for a product that isn't yours to sell.",
  })
  const notes = yield* BusinessNotes
  const ofBakery = { businessProfileId: bakery.id, portalId, notedBy: owner.user.id }
  yield* notes.add({ ...ofBakery, notedAt: now - 9 * day, note: "Wants to be called after four." })
  yield* notes.add({ ...ofBakery, notedAt: now - day, note: "Asked the bank about the disputed payment." })
})
