import { Effect, type Layer, Option } from "effect"
import { expect, test } from "vitest"
import { EmailAddress, PhoneNumber, type Role } from "@domain/identity"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { Memberships } from "../ports/memberships.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { asha } from "./sign-in-world.ts"

const { portalId } = asha
const elsewhere = PortalId.make(2)
const { id, emailAddress } = asha.user
const phone = PhoneNumber.make("+919876543210")
const shouted = EmailAddress.make("ASHA@example.com")
const twin = { ...asha, portalId: elsewhere, user: { ...asha.user, id: UserId.make(42) } }
const full = { ...asha, passwordExpiresAt: 5, expiresAt: 6, barred: true }

/** Conformance tests of the stores of users and memberships; the layer starts empty each time. */
export const identityRepositoriesConformance = <E>(layer: Layer.Layer<UserRepository | Memberships, E>): void => {
  const run = <A, F>(effect: Effect.Effect<A, F, UserRepository | Memberships>) =>
    Effect.runPromise(Effect.provide(effect, layer))
  const users = UserRepository

  test("an account comes back whole by id, address in any case, and phone", async () => {
    const accounts = await run(
      Effect.gen(function* () {
        const repository = yield* users
        yield* repository.add(full)
        return [
          yield* repository.byId(portalId, id),
          yield* repository.byEmail(portalId, shouted),
          yield* repository.byPhone(portalId, phone),
        ]
      }),
    )
    expect(accounts).toEqual([Option.some(full), Option.some(full), Option.some(full)])
  })

  test("another portal knows an account only as one from elsewhere", async () => {
    const [hidden, foreignAccounts, localAccounts, saved, stored] = await run(
      Effect.gen(function* () {
        const repository = yield* users
        yield* repository.add(full)
        const hiddenThere = [
          yield* repository.byId(elsewhere, id),
          yield* repository.byEmail(elsewhere, emailAddress),
          yield* repository.byPhone(elsewhere, phone),
        ]
        const savedThere = yield* Effect.exit(repository.save({ ...full, portalId: elsewhere, barred: true }))
        return [
          hiddenThere,
          yield* repository.elsewhere(elsewhere, shouted),
          yield* repository.elsewhere(portalId, emailAddress),
          savedThere._tag,
          yield* repository.byId(portalId, id),
        ] as const
      }),
    )
    expect(hidden).toEqual([Option.none(), Option.none(), Option.none()])
    expect([foreignAccounts, localAccounts]).toEqual([[full], []])
    expect([saved, stored]).toEqual(["Failure", Option.some(full)])
  })

  test("an address belongs to its verifier, else to the oldest account that names it", async () => {
    const [oldest, owner, refused] = await run(
      Effect.gen(function* () {
        const repository = yield* users
        const named = (number: number, changes: Partial<typeof asha.user> = {}) => ({
          ...asha,
          phoneVerified: false,
          user: { ...asha.user, id: UserId.make(number), emailAddress: shouted, ...changes },
        })
        yield* repository.add(named(45))
        yield* repository.add(named(44))
        yield* repository.add(twin)
        const first = yield* repository.byEmail(portalId, emailAddress)
        yield* repository.save(named(45, { emailVerified: true }))
        const failure = yield* Effect.flip(repository.add(named(46, { emailVerified: true })))
        return [first, yield* repository.byEmail(portalId, emailAddress), failure] as const
      }),
    )
    expect([oldest, owner].map((found) => Option.getOrUndefined(found)?.user.id)).toEqual([44, 45])
    expect(refused._tag).toBe("UserAlreadyExists")
  })

  test("saving replaces what an account contains, including absent fields", async () => {
    const account = await run(
      Effect.gen(function* () {
        const repository = yield* users
        yield* repository.add(full)
        yield* repository.save({ ...asha, passwordHash: "another" })
        return yield* repository.byId(portalId, id)
      }),
    )
    expect(account).toEqual(Option.some({ ...asha, passwordHash: "another" }))
  })

  test("a change of a user's data takes the revision that it was made from", async () => {
    const [taken, stale, account, others] = await run(
      Effect.gen(function* () {
        const { add, byId, byIds, change, save } = yield* users
        yield* add(full)
        const { phoneNumber: _, ...user } = full.user
        const changed = { ...full, user: { ...user, firstName: "Noa" }, phoneVerified: false }
        const first = yield* change(changed)
        yield* save({ ...changed, passwordHash: "another" })
        return [
          first,
          yield* change({ ...full, user: { ...full.user, firstName: "Eve" } }),
          Option.getOrUndefined(yield* byId(portalId, id)),
          [yield* byIds(portalId, [UserId.make(7), id]), yield* byIds(elsewhere, [id]), yield* byIds(portalId, [])],
        ] as const
      }),
    )
    const { phoneNumber: _, ...user } = full.user
    expect([taken, stale]).toEqual([true, false])
    expect(account).toEqual({
      ...full,
      user: { ...user, firstName: "Noa" },
      phoneVerified: false,
      passwordHash: "another",
      revision: 1,
    })
    expect(others).toEqual([[account], [], []])
  })

  test("a password is locked only while it is the account's own", async () => {
    const held = await run(
      Effect.gen(function* () {
        const { add, save, holdPassword } = yield* users
        yield* add(asha)
        const changed = { ...asha, passwordHash: "another" }
        const before = [yield* holdPassword(asha), yield* holdPassword(changed)]
        yield* save(changed)
        return [...before, yield* holdPassword(asha), yield* holdPassword(changed), yield* holdPassword(twin)]
      }),
    )
    expect(held).toEqual([true, false, false, true, false])
  })

  test("a phone verified by one account is only contact data on others", async () => {
    const [refused, account] = await run(
      Effect.gen(function* () {
        const repository = yield* users
        const other = { ...asha.user, id: UserId.make(40), emailAddress: EmailAddress.make("b@example.com") }
        yield* repository.add({ ...asha, user: other, phoneVerified: false })
        yield* repository.add(asha)
        const third = { ...asha.user, id: UserId.make(50), emailAddress: EmailAddress.make("c@example.com") }
        const failure = yield* Effect.flip(repository.add({ ...asha, user: third }))
        return [failure, yield* repository.byPhone(portalId, PhoneNumber.make("+919876543210"))] as const
      }),
    )
    expect(refused._tag).toBe("UserAlreadyExists")
    expect(Option.getOrUndefined(account)?.user.id).toBe(id)
  })

  test("a portal's users are found by name or address, page by page", async () => {
    const ravi = {
      ...asha.user,
      id: UserId.make(50),
      firstName: "Ravi",
      emailAddress: EmailAddress.make("r@other.example"),
    }
    const pages = await run(
      Effect.gen(function* () {
        const { add, page } = yield* users
        yield* add(asha)
        yield* add({ ...asha, phoneVerified: false, user: ravi })
        yield* add(twin)
        const idsOf = (search: string, after?: UserId, limit = 9) =>
          Effect.map(page(portalId, { search, after, limit }), (found) => found.map(({ user }) => user.id))
        return [
          yield* idsOf(""),
          yield* idsOf("", id),
          yield* idsOf("", undefined, 1),
          yield* idsOf("RAVI"),
          yield* idsOf("other.example"),
          yield* idsOf("%"),
          ...(yield* Effect.forEach(
            [["BrandManager"], ["BrandManager", ...asha.user.roleIds], []] as ReadonlyArray<ReadonlyArray<Role>>,
            (roleIds) =>
              Effect.map(page(portalId, { search: "", after: undefined, limit: 9, roleIds }), (found) =>
                found.map(({ user }) => user.id),
              ),
          )),
        ]
      }),
    )
    expect(pages).toEqual([[id, ravi.id], [ravi.id], [id], [ravi.id], [ravi.id], [], [], [id, ravi.id], []])
  })

  test("roles are set once from a revision, and at this portal alone", async () => {
    const [isSet, again, foreign, roleIds] = await run(
      Effect.gen(function* () {
        const { add, byId, setRoles } = yield* users
        yield* add(asha)
        const set = yield* setRoles(asha, ["PortalAdministrator"])
        const late = yield* setRoles(asha, [])
        const elsewhereToo = yield* setRoles({ ...asha, portalId: elsewhere, revision: 1 }, [])
        return [set, late, elsewhereToo, Option.getOrThrow(yield* byId(portalId, id)).user.roleIds] as const
      }),
    )
    expect([isSet, again, foreign, roleIds]).toEqual([true, false, false, ["PortalAdministrator"]])
  })

  test("members are listed oldest first, and one who leaves is gone there alone", async () => {
    const [bakery, florist] = [BusinessProfileId.make(9), BusinessProfileId.make(3)]
    const other = UserId.make(42)
    const [before, after, left] = await run(
      Effect.gen(function* () {
        const memberships = yield* Memberships
        const person = { ...asha.user, id: other, emailAddress: EmailAddress.make("other@example.com") }
        const { phoneNumber: _, ...user } = person
        yield* (yield* users).add(asha)
        yield* (yield* users).add({ ...asha, phoneVerified: false, user })
        for (const userId of [id, other])
          for (const businessProfileId of [bakery, florist])
            yield* memberships.join(userId, { businessProfileId, roleId: "ClientAccess" })
        const before = yield* memberships.onProfile(bakery)
        yield* memberships.leave(id, bakery)
        return [before, yield* memberships.onProfile(bakery, "locked"), yield* memberships.of(id)] as const
      }),
    )
    const owner = (userId: UserId) => ({ userId, businessProfileId: bakery, roleId: "ClientAccess" })
    expect(before).toEqual([owner(id), owner(other)])
    expect(after).toEqual([owner(other)])
    expect(left).toEqual([{ businessProfileId: florist, roleId: "ClientAccess" }])
  })

  test("memberships are listed oldest first, and joining again changes the role in place", async () => {
    const [first, second] = [BusinessProfileId.make(9), BusinessProfileId.make(3)]
    const joined = await run(
      Effect.gen(function* () {
        yield* (yield* users).add(asha)
        const memberships = yield* Memberships
        yield* memberships.join(id, { businessProfileId: first, roleId: "ClientAccess" })
        yield* memberships.join(id, { businessProfileId: second, roleId: "ClientAccess" })
        yield* memberships.join(id, { businessProfileId: first, roleId: "BrandManager" })
        const of = yield* memberships.ofUsers([UserId.make(99), id])
        return [yield* memberships.of(id), yield* memberships.of(UserId.make(99)), of, yield* memberships.ofUsers([])]
      }),
    )
    expect(joined).toEqual([
      [
        { businessProfileId: first, roleId: "BrandManager" },
        { businessProfileId: second, roleId: "ClientAccess" },
      ],
      [],
      [
        { businessProfileId: first, roleId: "BrandManager", userId: id },
        { businessProfileId: second, roleId: "ClientAccess", userId: id },
      ],
      [],
    ])
  })
}
