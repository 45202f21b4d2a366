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

const invitation = (keyHash: string, address: string | undefined, roleId: Role, sentAt: number) => {
  const to = address === undefined ? {} : { emailAddress: EmailAddress.make(address) }
  const wasMailed = address !== undefined
  const facts = { businessProfileId: bakery.id, invitedBy: owner.user.id, ...to, roleId, wasMailed }
  return { portalId, keyHash, invitation: issueInvitation(facts, sentAt) }
}

/**
 * The bakery with two colleagues and four invitations; the invitation with the key `invite-1` is to the bakery's owner.
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
  const keyHash = yield* (yield* LinkHasher).hash("invite:invite-1")
  yield* add(invitation(keyHash, owner.user.emailAddress, "ClientAccess", now - day))
  yield* add(invitation("hash-2", "priya@agency.example", "AccountManager", now - 2 * day))
  yield* add(invitation("hash-4", undefined, "BrandManager", now - 3 * day))
  yield* add(invitation("hash-3", "tom@agency.example", "BrandManager", now - 9 * day))
})
