import { Effect, Layer, Option } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { type Account, UserAlreadyExists } from "@domain/identity"
import type { UserId } from "@domain/kernel"
import { UserRepository } from "../ports/user-repository.ts"

const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

const samePhone = (one: Account, other: Account): boolean =>
  one.phoneVerified && other.phoneVerified && one.user.phoneNumber === other.user.phoneNumber

const sameVerifiedAddress = ({ user: one }: Account, { user: other }: Account): boolean =>
  one.emailVerified === true && other.emailVerified === true && sameAddress(one.emailAddress, other.emailAddress)

/** Accounts in the in-memory database. */
export const memoryUserRepository = Layer.effect(
  UserRepository,
  Effect.gen(function* () {
    const rows = (yield* MemoryDatabase).table<UserId, Account>("users")
    const oldestFirst = () => [...rows.values()].sort((one, other) => one.user.id - other.user.id)
    const oldestWhere = (matches: (account: Account) => boolean) =>
      Effect.sync(() => Option.fromNullishOr(oldestFirst().find(matches)))
    return {
      byId: (portalId, id) => oldestWhere((account) => account.portalId === portalId && account.user.id === id),
      byIds: (portalId, ids) =>
        Effect.sync(() =>
          oldestFirst().filter((account) => account.portalId === portalId && ids.includes(account.user.id)),
        ),
      byEmail: (portalId, emailAddress) =>
        Effect.sync(() => {
          const named = oldestFirst().filter(
            (account) => account.portalId === portalId && sameAddress(account.user.emailAddress, emailAddress),
          )
          return Option.fromNullishOr(named.find(({ user }) => user.emailVerified === true) ?? named[0])
        }),
      byPhone: (portalId, phone) =>
        oldestWhere(
          (account) => account.portalId === portalId && account.phoneVerified && account.user.phoneNumber === phone,
        ),
      elsewhere: (portalId, emailAddress) =>
        Effect.sync(() =>
          oldestFirst().filter(
            (account) => account.portalId !== portalId && sameAddress(account.user.emailAddress, emailAddress),
          ),
        ),
      add: (account) =>
        Effect.suspend(() => {
          const isTaken = oldestFirst().some(
            (known) =>
              known.portalId === account.portalId && (sameVerifiedAddress(known, account) || samePhone(known, account)),
          )
          if (isTaken) return Effect.fail(new UserAlreadyExists({}))
          rows.set(account.user.id, account)
          return Effect.void
        }),
      holdPassword: ({ user, passwordHash }) => Effect.sync(() => rows.get(user.id)?.passwordHash === passwordHash),
      change: (account) =>
        Effect.sync(() => {
          const { revision = 0 } = account
          const stored = rows.get(account.user.id)
          if (stored?.portalId !== account.portalId || (stored.revision ?? 0) !== revision) return false
          rows.set(account.user.id, { ...account, revision: revision + 1 })
          return true
        }),
      page: (portalId, { search, after = 0, limit, roleIds }) =>
        Effect.sync(() => {
          const text = search.toLowerCase()
          const isNamed = ({ user: { emailAddress, firstName, lastName } }: Account) =>
            `${emailAddress} ${firstName} ${lastName}`.toLowerCase().includes(text)
          return oldestFirst()
            .filter((account) => account.portalId === portalId && account.user.id > after && isNamed(account))
            .filter(({ user }) => roleIds === undefined || user.roleIds.some((role) => roleIds.includes(role)))
            .slice(0, limit)
        }),
      withRoles: (portalId, roleIds) =>
        Effect.sync(() =>
          [...rows.values()]
            .filter(
              (account) => account.portalId === portalId && account.user.roleIds.some((role) => roleIds.includes(role)),
            )
            .toSorted((one, other) => one.user.id - other.user.id),
        ),
      setRoles: ({ portalId, user, revision = 0 }, roleIds) =>
        Effect.sync(() => {
          const stored = rows.get(user.id)
          if (stored?.portalId !== portalId || (stored.revision ?? 0) !== revision) return false
          rows.set(user.id, { ...stored, user: { ...stored.user, roleIds }, revision: revision + 1 })
          return true
        }),
      save: (account) =>
        Effect.suspend(() => {
          const stored = rows.get(account.user.id)
          if (stored?.portalId !== account.portalId) return Effect.die(new Error(`No account ${account.user.id}`))
          const { revision: _, ...unnumbered } = account
          const { revision } = stored
          rows.set(account.user.id, { ...unnumbered, ...(revision !== undefined && { revision }) })
          return Effect.void
        }),
    }
  }),
)
