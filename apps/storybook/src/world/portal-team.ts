import { Invitations, UserRepository } from "@application/identity/ports"
import { EmailAddress, issueInvitation, PhoneNumber } from "@domain/identity"
import { UserId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { owner } from "./bakery.ts"
import { administeredPortal } from "./run-portal.ts"
import type { Seed } from "./seeds.ts"

/** A portal that three people run, with one invitation that waits. */
export const portalTeam: Seed = Effect.gen(function* () {
  yield* administeredPortal
  const now = yield* Clock.currentTimeMillis
  const { portalId } = owner
  const users = yield* UserRepository
  const me = { ...owner.user, roleIds: [...owner.user.roleIds, "PortalAdministrator" as const] }
  yield* users.save({ ...owner, user: { ...me, emailVerified: true } })
  const people = [
    ["Kavya", "Rao", "kavya@bloom.example", "AccountManager"],
    ["Tom", "Baker", "tom@bloom.example", "BrandManager"],
  ] as const
  for (const [index, [firstName, lastName, address, role]] of people.entries())
    yield* users.add({
      ...owner,
      phoneVerified: false,
      user: {
        ...owner.user,
        id: UserId.make(9_501 + index),
        firstName,
        lastName,
        emailAddress: EmailAddress.make(address),
        phoneNumber: PhoneNumber.make(`+91987650002${index}`),
        roleIds: [role],
      },
    })
  const invitation = issueInvitation(
    {
      invitedBy: owner.user.id,
      emailAddress: EmailAddress.make("ravi@bloom.example"),
      roleId: "PortalAdministrator",
      wasMailed: true,
    },
    now - 86_400_000,
  )
  yield* (yield* Invitations).add({ portalId, keyHash: "k1.story-invitation", invitation })
})
