import { Effect } from "effect"
import { expect, test } from "vitest"
import { EmailAddress, type Role } from "@domain/identity"
import { PortalId, UserId } from "@domain/kernel"
import { Memberships } from "../ports/memberships.ts"
import { asha, bakery, calledFrom, inWorld } from "../testing/sign-in-world.ts"
import { signedInAs } from "../testing/signed-in-as.ts"
import { assignRole, listPortalProfiles, listUserProfiles } from "./user-profiles.ts"

const bina = {
  ...asha,
  phoneVerified: false,
  user: { ...asha.user, id: UserId.make(43), emailAddress: EmailAddress.make("bina@example.com") },
}
const { id: userId } = asha.user
const businessProfileId = bakery.id
const on = (roleId: Role) => [{ businessProfileId, roleId }]
const joined = (ashas: Role, binas?: Role) =>
  Effect.gen(function* () {
    const { join } = yield* Memberships
    yield* join(userId, { businessProfileId, roleId: ashas })
    if (binas !== undefined) yield* join(bina.user.id, { businessProfileId, roleId: binas })
  })
const give = (role: Role) => assignRole.handle({ userId: bina.user.id, businessProfileId, role })

test("profiles are listed by user, and at a portal by role", async () => {
  const portalId = PortalId.make(1)
  const [all, others, owned, watched, none, foreign] = await inWorld(
    Effect.andThen(
      joined("ClientAccess"),
      signedInAs(
        asha,
        on("ClientAccess"),
      )(
        Effect.all([
          listUserProfiles.handle({ userId, isRoimatic: true }),
          listUserProfiles.handle({ userId, isRoimatic: false }),
          listPortalProfiles.handle({ portalId, userId, roleId: 27 }),
          listPortalProfiles.handle({ portalId, userId, roleId: 16 }),
          Effect.flip(listUserProfiles.handle({ userId: UserId.make(999) })),
          Effect.flip(listPortalProfiles.handle({ portalId: PortalId.make(2), userId })),
        ]),
      ),
    ),
  )
  expect([all, others, owned, watched]).toEqual([
    [{ ...bakery, roleId: "ClientAccess" }],
    [],
    [{ ...bakery, roleId: "ClientAccess" }],
    [],
  ])
  expect([none, foreign]).toMatchObject([{ errorCode: 104 }, { errorCode: 56 }])
})

test("an owner gives a colleague another role, and a stranger none", async () => {
  const [given, membership, stranger] = await inWorld(
    Effect.gen(function* () {
      const asOwner = signedInAs(asha, on("ClientAccess"))
      const refused = yield* asOwner(Effect.flip(give("AccountManager")))
      yield* joined("ClientAccess", "BrandManager")
      const done = yield* asOwner(give("AccountManager"))
      return [done, yield* (yield* Memberships).of(bina.user.id), refused] as const
    }),
    [asha, bina],
  )
  expect(given).toEqual({ userId: 43, businessProfileId, roleId: "AccountManager" })
  expect(membership).toEqual([{ businessProfileId, roleId: "AccountManager" }])
  expect(stranger).toMatchObject({ errorCode: 104 })
})

test("nobody gives or takes a role that can do more than their own", async () => {
  const failures = await inWorld(
    Effect.gen(function* () {
      yield* joined("AccountManager", "ClientAccess")
      const asManager = signedInAs(asha, on("AccountManager"))
      return [
        yield* asManager(Effect.flip(give("RoimaticUser"))),
        yield* asManager(Effect.flip(give("AccountManager"))),
      ]
    }),
    [asha, bina],
  )
  expect(failures).toMatchObject(failures.map(() => ({ _tag: "RoleNotAssignable", roles: ["AccountManager"] })))
})

test("a partner brand's role is given in its portal only", async () => {
  const assigned = (portalDomain: string) =>
    inWorld(
      Effect.andThen(
        joined("ClientAccess", "BrandManager"),
        signedInAs(asha, on("ClientAccess"))(calledFrom({ portalDomain })(Effect.result(give("BizgainAdmin")))),
      ),
      [asha, bina],
    )
  expect(await assigned("localhost")).toMatchObject({ failure: { _tag: "RoleNotAssignable" } })
})
