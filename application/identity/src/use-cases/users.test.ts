import { Effect } from "effect"
import { expect, test } from "vitest"
import { type Account, EmailAddress, PhoneNumber } from "@domain/identity"
import { PortalId, UserId } from "@domain/kernel"
import { Memberships } from "../ports/memberships.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { asha, bakery, inWorld } from "../testing/sign-in-world.ts"
import { signedInAs } from "../testing/signed-in-as.ts"
import { changeUser, findUsers, getUser, replaceUser } from "./users.ts"

const other = (id: number, changes: Partial<Account> = {}): Account => ({
  ...asha,
  user: {
    ...asha.user,
    id: UserId.make(id),
    emailAddress: EmailAddress.make(`user${id}@example.com`),
    phoneNumber: PhoneNumber.make(`+9198765000${id}`),
  },
  ...changes,
})
const [colleague, stranger] = [other(50), other(60)]
const elsewhere = other(70, { portalId: PortalId.make(2) })
const people = [asha, colleague, stranger, elsewhere]
const owned = [{ businessProfileId: bakery.id, roleId: "ClientAccess" as const }]
const asAsha = signedInAs(asha, owned)

/** Asha and her colleague share the bakery. */
const shared = Effect.gen(function* () {
  const { join } = yield* Memberships
  yield* join(asha.user.id, { businessProfileId: bakery.id, roleId: "ClientAccess" })
  yield* join(colleague.user.id, { businessProfileId: bakery.id, roleId: "BrandManager" })
})
const idsOf = (users: ReadonlyArray<{ readonly id: number }>) => users.map(({ id }) => id)

test("users are found by address and ids as far as the caller may know of them", async () => {
  const found = await inWorld(
    Effect.gen(function* () {
      yield* shared
      const ids = people.map(({ user }) => user.id)
      const byEmail = ({ user }: Account) => findUsers.handle({ email: user.emailAddress })
      return [
        yield* asAsha(findUsers.handle({ ids })),
        yield* asAsha(byEmail(asha)),
        yield* asAsha(byEmail(colleague)),
        yield* asAsha(byEmail(stranger)),
        yield* asAsha(findUsers.handle({})),
        yield* signedInAs(stranger, [], ["AccountManager"])(findUsers.handle({ ids })),
      ]
    }),
    people,
  )
  expect(found.map(idsOf)).toEqual([[41, 50], [41], [50], [], [41], [41, 50, 60]])
})

test("a colleague shows no phone and only shared profiles, the caller everything", async () => {
  const [own, seen] = await inWorld(
    Effect.gen(function* () {
      yield* shared
      return yield* asAsha(
        Effect.all([getUser.handle({ userId: asha.user.id }), getUser.handle({ userId: colleague.user.id })]),
      )
    }),
    people,
  )
  expect(own).toMatchObject({
    id: 41,
    isSignedIn: true,
    phoneNumber: "91-9876543210",
    revision: 0,
    businessProfiles: [bakery],
  })
  expect(seen).toMatchObject({ id: 50, isSignedIn: false, businessProfiles: [{ ...bakery, roleId: "BrandManager" }] })
  expect(["phoneNumber" in seen, "revision" in seen]).toEqual([false, false])
})

test("a stranger, another portal's user and nobody are answered alike", async () => {
  const failures = await inWorld(
    asAsha(
      Effect.forEach([stranger.user.id, elsewhere.user.id, UserId.make(999)], (userId) =>
        Effect.all([
          Effect.flip(getUser.handle({ userId })),
          Effect.flip(changeUser.handle({ userId, firstName: "Eve" })),
          Effect.flip(replaceUser.handle({ userId, firstName: "Eve" })),
        ]),
      ),
    ),
    people,
  )
  expect(failures.flat()).toMatchObject(failures.flat().map(() => ({ _tag: "UserNotFound", errorCode: 104 })))
})

test("a colleague's data is not the caller's to change", async () => {
  const failure = await inWorld(
    Effect.andThen(shared, asAsha(Effect.flip(changeUser.handle({ userId: colleague.user.id, firstName: "Eve" })))),
    people,
  )
  expect(failure).toMatchObject({ _tag: "UserNotFound" })
})

test("a change is made from a revision, and a stale one gets the present user", async () => {
  const { id: userId } = asha.user
  const [first, stale, second] = await inWorld(
    asAsha(
      Effect.gen(function* () {
        const pairs = [{ Name: "FirstName", Value: "Noa" }]
        const changed = yield* changeUser.handle({ userId, revision: 0, data: pairs })
        const failure = yield* Effect.flip(replaceUser.handle({ userId, revision: 0, lastName: "Levi" }))
        return [changed, failure, yield* replaceUser.handle({ userId, lastName: "Levi" })] as const
      }),
    ),
  )
  expect([first, second]).toMatchObject([
    { firstName: "Noa", lastName: "Rao", revision: 1 },
    { firstName: "Noa", lastName: "Levi", revision: 2 },
  ])
  expect(stale).toMatchObject({ _tag: "UserChanged", errorCode: 1001, current: { firstName: "Noa", revision: 1 } })
})

test("a change without a revision waits for the one that came between", async () => {
  const { id: userId } = asha.user
  const changed = await inWorld(
    Effect.gen(function* () {
      const users = yield* UserRepository
      let interferes = true
      const busy = UserRepository.of({
        ...users,
        change: (account) => {
          if (!interferes) return users.change(account)
          interferes = false
          return Effect.as(users.change({ ...asha, user: { ...asha.user, lastName: "Levi" } }), false)
        },
      })
      return yield* asAsha(Effect.provideService(changeUser.handle({ userId, firstName: "Noa" }), UserRepository, busy))
    }),
  )
  expect(changed).toMatchObject({ firstName: "Noa", lastName: "Levi", revision: 2 })
})

test("address and roles may be sent back as they are, and not otherwise", async () => {
  const { id: userId, emailAddress, roleIds } = asha.user
  const [kept, refused] = await inWorld(
    asAsha(
      Effect.all([
        replaceUser.handle({ userId, emailAddress, roleIds, firstName: "Noa" }),
        Effect.flip(
          replaceUser.handle({ userId, emailAddress: stranger.user.emailAddress, roleIds: ["BizgainAdmin"] }),
        ),
      ]),
    ),
  )
  expect(kept.firstName).toBe("Noa")
  expect(refused).toMatchObject({
    errorCode: 102,
    fields: { emailAddress: [expect.any(String)], roleIds: [expect.any(String)] },
  })
})

test("one account may not look at many users", async () => {
  const failure = await inWorld(
    asAsha(
      Effect.andThen(
        Effect.forEach(Array.from({ length: 300 }), () => findUsers.handle({})),
        Effect.flip(getUser.handle({ userId: asha.user.id })),
      ),
    ),
  )
  expect(failure).toMatchObject({ _tag: "TooManyRequests" })
})
