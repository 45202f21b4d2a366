import type { Account, ProfileCard } from "@domain/identity"
import { EmailAddress, PhoneNumber } from "@domain/identity"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"

/** The password of everybody in the in-memory worlds. */
export const worldPassword = "Marquee-1"

/** By which the owner gets through a second step in worlds that have one. */
export const worldRecoveryCode = "ABCDEFGHJKLMNPQR"

/** Who signs in: the owner of an invented bakery, at the first seeded portal. */
export const owner: Account = {
  portalId: PortalId.make(1),
  user: {
    id: UserId.make(9001),
    emailAddress: EmailAddress.make("meera@bloom-bakery.example"),
    firstName: "Meera",
    lastName: "Nair",
    languageId: "en",
    roleIds: ["ClientAccess"],
    phoneNumber: PhoneNumber.make("+919876543210"),
    emailVerified: true,
  },
  phoneVerified: true,
  passwordHash: `hash of ${worldPassword}`,
  barred: false,
}

export const bakery: ProfileCard = { id: BusinessProfileId.make(9101), name: "Bloom Bakery", region: "IN" }

/** A second business of the same owner, so that there is something to switch to. */
export const cafe: ProfileCard = {
  id: BusinessProfileId.make(9102),
  name: "Bloom Café Indiranagar",
  region: "IN",
}
