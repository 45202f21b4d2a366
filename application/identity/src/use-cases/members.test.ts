import { Effect } from "effect"
import { expect, test } from "vitest"
import { EmailAddress, type Role } from "@domain/identity"
import { UserId } from "@domain/kernel"
import { Memberships } from "../ports/memberships.ts"
import { asha, bakery, inWorld } from "../testing/sign-in-world.ts"
import { signedInAs } from "../testing/signed-in-as.ts"
import { listMembers, removeMember } from "./members.ts"
import { assignRole } from "./user-profiles.ts"

const businessProfileId = bakery.id
const bina = {
  ...asha,
  phoneVerified: false,
  user: { ...asha.user, id: UserId.make(43), firstName: "Bina", emailAddress: EmailAddress.make("bina@example.com") },
}
const joined = (ashas: Role, binas: Role) =>
  Effect.gen(function* () {
    const { join } = yield* Memberships
    yield* join(asha.user.id, { businessProfileId, roleId: ashas })
    yield* join(bina.user.id, { businessProfileId, roleId: binas })
  })
const as = (roleId: Role) => signedInAs(asha, [{ businessProfileId, roleId }])
const remove = (userId: UserId) => removeMember.handle({ businessProfileId, userId })
const members = Effect.map(listMembers.handle({ businessProfileId }), (all) =>
  all.map(({ firstName, roleId, isSelf }) => `${firstName} ${roleId}${isSelf ? " (self)" : ""}`),
)

test("members are listed by name with their roles, the caller marked", async () => {
  const listed = await inWorld(Effect.andThen(joined("ClientAccess", "AccountManager"), as("ClientAccess")(members)), [
    asha,
    bina,
  ])
  expect(listed).toEqual(["Asha ClientAccess (self)", "Bina AccountManager"])
})

test("an owner removes a member, who is then nobody there", async () => {
  const [left, again] = await inWorld(
    Effect.gen(function* () {
      yield* joined("ClientAccess", "AccountManager")
      const owner = as("ClientAccess")
      yield* owner(remove(bina.user.id))
      return [yield* owner(members), yield* owner(Effect.flip(remove(bina.user.id)))] as const
    }),
    [asha, bina],
  )
  expect(left).toEqual(["Asha ClientAccess (self)"])
  expect(again).toMatchObject({ _tag: "UserNotFound", errorCode: 104 })
})

test("nobody removes a member whose role they may not give", async () => {
  const [failure, left] = await inWorld(
    Effect.gen(function* () {
      yield* joined("AccountManager", "ClientAccess")
      const manager = as("AccountManager")
      return [yield* manager(Effect.flip(remove(bina.user.id))), yield* manager(members)] as const
    }),
    [asha, bina],
  )
  expect(failure).toMatchObject({ _tag: "RoleNotAssignable" })
  expect(left).toHaveLength(2)
})

test("the last owner neither goes nor becomes anything less, one of two may", async () => {
  const [failures, left] = await inWorld(
    Effect.gen(function* () {
      yield* joined("ClientAccess", "AccountManager")
      const owner = as("ClientAccess")
      const lessen = assignRole.handle({ userId: asha.user.id, businessProfileId, role: "BrandManager" })
      const failures = [yield* owner(Effect.flip(remove(asha.user.id))), yield* owner(Effect.flip(lessen))]
      yield* owner(assignRole.handle({ userId: bina.user.id, businessProfileId, role: "ClientAccess" }))
      yield* owner(remove(asha.user.id))
      return [failures, yield* signedInAs(bina)(members)] as const
    }),
    [asha, bina],
  )
  expect(failures).toMatchObject([
    { _tag: "LastOwner", errorCode: 1006 },
    { _tag: "LastOwner", errorCode: 1006 },
  ])
  expect(left).toEqual(["Bina ClientAccess (self)"])
})
