import { Clock, Effect, Layer, Result } from "effect"
import type { SignedIn } from "@application/identity/contract"
import { Ids } from "@application/kernel"
import { MemoryDatabase, profilesIn } from "@application/kernel/testing"
import {
  AccountNotOpened,
  EmailAddress,
  namesAround,
  PhoneNumber,
  type RoleOnProfile,
  strongPassword,
  type User,
  UserAlreadyExists,
} from "@domain/identity"
import { PortalId, UserId } from "@domain/kernel"
import { commonPasswords } from "@domain/validation"
import { AccountOpening, type NewAccount } from "@application/identity/services"

const accountsTable = "signup-accounts"

interface MemoryAccount extends NewAccount {
  readonly userId: UserId
  readonly memberships: ReadonlyArray<RoleOnProfile>
}

const common = commonPasswords(["password", "qwerty", "welcome", "letmein"])
const tokenLifetime = 15 * 60_000

const phoneOf = ({ phone, unprovenPhone }: Pick<NewAccount, "phone" | "unprovenPhone">): Pick<User, "phoneNumber"> => {
  const phoneNumber = phone ?? unprovenPhone
  return phoneNumber === undefined ? {} : { phoneNumber }
}

/** Users of the in-memory world, each with the profiles joined. Tokens are readable and open nothing. */
export const memoryAccountOpening = Layer.effect(
  AccountOpening,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const ids = yield* Ids
    const accounts = database.table<UserId, MemoryAccount>(accountsTable)
    const notices = database.table<number, string>("signup-attempt-notices")
    const profiles = profilesIn(database)
    const named = ({ portalId, emailAddress }: Pick<NewAccount, "portalId" | "emailAddress">) =>
      [...accounts.values()].find((each) => each.portalId === portalId && each.emailAddress === emailAddress)
    const recognise = (account: Pick<NewAccount, "portalId" | "emailAddress" | "password">) =>
      Effect.suspend(() => {
        const existing = named(account)
        return existing?.password === account.password
          ? Effect.succeed(existing.userId)
          : Effect.fail(new UserAlreadyExists({}))
      })
    const accountOf = (userId: UserId) =>
      Effect.suspend(() => {
        const account = accounts.get(userId)
        return account === undefined ? Effect.die(new Error("No such user")) : Effect.succeed(account)
      })
    const userOf = ({
      userId,
      emailAddress,
      firstName,
      lastName,
      languageId,
      roleId,
      ...rest
    }: MemoryAccount): User => ({
      id: userId,
      emailAddress,
      firstName,
      lastName,
      languageId,
      roleIds: [roleId],
      ...phoneOf(rest),
    })
    const signedIn = (account: MemoryAccount, now: number): SignedIn => ({
      accessToken: `token-of-${account.userId}-${now}`,
      expiresAt: now + tokenLifetime,
      userId: account.userId,
      roleIds: userOf(account).roleIds,
      user: userOf(account),
      profiles: account.memberships.flatMap(({ businessProfileId: id, roleId }): SignedIn["profiles"] => {
        const profile = profiles.get(id)
        if (profile === undefined) return []
        const { name, region, thumbnailLogo } = profile
        return [{ id, name, region, roleId, ...(thumbnailLogo !== undefined && { thumbnailLogo }) }]
      }),
    })
    return {
      open: Effect.fnUntraced(function* (account) {
        const known = yield* Effect.result(recognise(account))
        if (Result.isSuccess(known)) return { userId: known.success, hadAccount: true }
        const names = namesAround(
          account,
          { title: "Marquee" },
          account.businessName === undefined ? [] : [account.businessName],
        )
        yield* Effect.fromResult(strongPassword(account.password, { common, names }))
        if (named(account) !== undefined) return yield* new AccountNotOpened({})
        const userId = UserId.make(yield* ids.next("user"))
        accounts.set(userId, { ...account, userId, memberships: [] })
        return { userId, hadAccount: false }
      }),
      tellOfAttempt: (emailAddress) => Effect.sync(() => void notices.set(notices.size, emailAddress)),
      recognise,
      join: (userId, businessProfileId, roleId) =>
        Effect.sync(() => {
          const account = accounts.get(userId)
          if (account === undefined || account.memberships.some((it) => it.businessProfileId === businessProfileId))
            return
          accounts.set(userId, { ...account, memberships: [...account.memberships, { businessProfileId, roleId }] })
        }),
      userOf: (userId) => Effect.map(accountOf(userId), userOf),
      signIn: (userId) =>
        Effect.flatMap(Clock.currentTimeMillis, (now) =>
          Effect.map(accountOf(userId), (account) => signedIn(account, now)),
        ),
      isRegistered: (portalId, phone) =>
        Effect.sync(() => [...accounts.values()].some((each) => each.portalId === portalId && each.phone === phone)),
    }
  }),
)

/** A user of the portal with an account. */
export const withAccount = (id: number, emailAddress = `agent-${id}@example.com`) =>
  Effect.flatMap(MemoryDatabase, ({ table }) =>
    Effect.sync(() => {
      const userId = UserId.make(id)
      const account: MemoryAccount = {
        userId,
        portalId: PortalId.make(1),
        emailAddress: EmailAddress.make(emailAddress),
        password: "a strong password",
        firstName: "Dana",
        lastName: "",
        phone: PhoneNumber.make("+919800000001"),
        languageId: "en",
        roleId: "ClientAccess",
        businessName: undefined,
        memberships: [],
      }
      table<UserId, MemoryAccount>(accountsTable).set(userId, account)
    }),
  )
