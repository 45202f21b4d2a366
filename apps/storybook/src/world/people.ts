import { Invitations, Memberships, UserRepository } from "@application/identity/ports"
import { LinkHasher } from "@application/kernel"
import { type Account, EmailAddress, issueInvitation, type Role } from "@domain/identity"
import { UserId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { bakery, owner } from "./bakery.ts"
import { busyBakery, type Seed } from "./seeds.ts"

const day = 24 * 3_600_000
const { portalId } = owner

const colleague = (id: number, firstName: string, lastName: string): Account => {
  const { phoneNumber: _, ...user } = owner.user
  const emailAddress = EmailAddress.make(`${firstName.toLowerCase()}@bloom-bakery.example`)
  return { ...owner, phoneVerified: false, user: { ...user, id: UserId.make(id), emailAddress, firstName, lastName } }
}

const invitation = (keyHash: string, address: string | undefined, roleId: Role, sentAt: number, isToPortal = false) => {
  const facts = {
    ...(!isToPortal && { businessProfileId: bakery.id }),
    ...(address !== undefined && { emailAddress: EmailAddress.make(address) }),
    invitedBy: owner.user.id,
    roleId,
    wasMailed: address !== undefined,
  }
  return { portalId, keyHash, invitation: issueInvitation(facts, sentAt) }
}

/**
 * The bakery with two colleagues and four invitations, and one to run the portal. Their keys: `invite-1` to the bakery's owner,
 * `invite-2` to somebody without an account, `invite-4` to anybody, `invite-5` to the portal.
 */
export const peopledBakery: Seed = Effect.gen(function* () {
  yield* busyBakery
  const now = yield* Clock.currentTimeMillis
  const users = yield* UserRepository
  const { join } = yield* Memberships
  const colleagues = [
    [colleague(9011, "Ravi", "Menon"), "AccountManager"],
    [colleague(9012, "Leela", "Krishnamurthy-Subramanian"), "BrandManager"],
  ] as const
  for (const [account, roleId] of colleagues) {
    yield* users.add(account)
    yield* join(account.user.id, { businessProfileId: bakery.id, roleId })
  }
  const { add } = yield* Invitations
  const { hash } = yield* LinkHasher
  const hashed = (key: string) => hash(`invite:${key}`)
  yield* add(invitation(yield* hashed("invite-1"), owner.user.emailAddress, "ClientAccess", now - day))
  yield* add(invitation(yield* hashed("invite-2"), "priya@agency.example", "AccountManager", now - 2 * day))
  yield* add(invitation(yield* hashed("invite-4"), undefined, "BrandManager", now - 3 * day))
  yield* add(invitation("hash-3", "tom@agency.example", "BrandManager", now - 9 * day))
  yield* add(invitation(yield* hashed("invite-5"), "omar@agency.example", "PortalAdministrator", now - day, true))
})
