import { Effect, Option } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { EmailAddress } from "@domain/identity"
import { PortalId } from "@domain/kernel"
import { Memberships } from "../ports/memberships.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { SentSecrets } from "../testing/index.ts"
import { asha as unverified, bakery, calledFrom, inWorld, person } from "../testing/sign-in-world.ts"
import { signedInAs } from "../testing/signed-in-as.ts"
import { signedInOf } from "../testing/signed-in-of.ts"
import { inviteUser } from "./invitations.ts"
import { openInvitedAccount, readInvitation } from "./invited-accounts.ts"
import { loginWithPassword } from "./login-with-password.ts"
import { invitePortalUser } from "./portal-invitations.ts"

const portalId = PortalId.make(1)
const asha = { ...unverified, user: { ...unverified.user, emailVerified: true } }
const ira = person(51, "Ira", ["PortalAdministrator"], asha)
const asOwner = signedInAs(asha, [{ businessProfileId: bakery.id, roleId: "ClientAccess" }])
const asIra = signedInAs(ira, [], ["PortalAdministrator"])
const emailAddress = EmailAddress.make("ravi@example.com")
const password = "Right-1word"
const typed = { firstName: " Ravi ", lastName: "Iyer", loginPassword: password, isTosAccepted: true } as const

const toBusiness = (changes: object = {}) =>
  asOwner(
    inviteUser.handle({
      userId: asha.user.id,
      businessProfileId: bakery.id,
      emailAddress,
      roleId: "BrandManager",
      link: "/inviteUser",
      sendEmail: true,
      ...changes,
    }),
  )
const toPortal = asIra(
  invitePortalUser.handle({
    portalId,
    emailAddress,
    roleId: "AccountManager",
    link: "/inviteUser?to=portal",
    sendEmail: true,
  }),
)
const keyIn = (link = "") => link.split("hash=")[1] ?? ""
const mailedKey = Effect.map(
  Effect.flatMap(SentSecrets, ({ all }) => all),
  (mails) => keyIn(mails.at(-1)?.secret),
)
const logIn = Effect.map(loginWithPassword.handle({ emailAddress, password }), signedInOf)
const inPortal = <A, E>(story: Parameters<typeof inWorld<A, E>>[0]) => inWorld(story, [asha, ira])

test("an invited colleague opens an account with their role and a proved address", async () => {
  const [told, answer, signedIn] = await inPortal(
    Effect.gen(function* () {
      yield* toPortal
      const hash = yield* mailedKey
      const read = yield* readInvitation.handle({ hash })
      return [read, yield* openInvitedAccount.handle({ hash, ...typed }), yield* logIn] as const
    }),
  )
  expect(told).toMatchObject({ emailAddress, roleId: "AccountManager", hasAccount: false })
  expect(told).not.toHaveProperty("businessName")
  expect(answer).toMatchObject({ emailAddress, isAccepted: true })
  expect(signedIn.user).toMatchObject({ firstName: "Ravi", roleIds: ["AccountManager"], emailVerified: true })
})

test("whoever is invited to a business opens an account and is a member", async () => {
  const [told, memberships, signedIn] = await inPortal(
    Effect.gen(function* () {
      yield* toBusiness()
      const hash = yield* mailedKey
      const read = yield* readInvitation.handle({ hash })
      const { id } = yield* openInvitedAccount.handle({ hash, ...typed })
      return [read, yield* (yield* Memberships).of(id), yield* logIn] as const
    }),
  )
  expect(told).toMatchObject({ businessName: bakery.name, roleId: "BrandManager", hasAccount: false })
  expect(memberships).toEqual([{ businessProfileId: bakery.id, roleId: "BrandManager" }])
  expect(signedIn.user.roleIds).toEqual(["ClientAccess"])
})

test("a repeat with the same password gives the account again, another nothing", async () => {
  const [first, again, refused] = await inPortal(
    Effect.gen(function* () {
      yield* toPortal
      const hash = yield* mailedKey
      const open = (loginPassword: string) => openInvitedAccount.handle({ hash, ...typed, loginPassword })
      return [yield* open(password), yield* open(password), yield* Effect.flip(open("Other-1word"))] as const
    }),
  )
  expect(again).toEqual(first)
  expect(refused).toMatchObject({ _tag: "LinkInvalid" })
})

test("a shared link proves no address, and its account waits for the confirmation", async () => {
  const [told, answer, memberships, mails] = await inPortal(
    Effect.gen(function* () {
      const { link } = yield* toBusiness({ sendEmail: false })
      const hash = keyIn(link)
      const read = yield* readInvitation.handle({ hash })
      const opened = yield* openInvitedAccount.handle({ hash, ...typed })
      const account = yield* (yield* UserRepository).byId(portalId, opened.id)
      const held = yield* (yield* Memberships).of(opened.id)
      return [read, { opened, account: Option.getOrThrow(account) }, held, yield* (yield* SentSecrets).all] as const
    }),
  )
  expect(told).not.toHaveProperty("hasAccount")
  expect(answer.opened.isAccepted).toBe(false)
  expect(answer.account.user.emailVerified).not.toBe(true)
  expect([memberships, mails]).toEqual([[], []])
})

test("a link for whoever gets it takes any address, and needs one", async () => {
  const [missing, answer] = await inPortal(
    Effect.gen(function* () {
      const { link } = yield* toBusiness({ sendEmail: false, emailAddress: undefined })
      const hash = keyIn(link)
      const refused = yield* Effect.flip(openInvitedAccount.handle({ hash, ...typed }))
      return [refused, yield* openInvitedAccount.handle({ hash, ...typed, emailAddress })] as const
    }),
  )
  expect(missing).toMatchObject({ _tag: "InvalidFields", fields: { emailAddress: [expect.any(String)] } })
  expect(answer).toMatchObject({ emailAddress, isAccepted: true })
})

test("known or other addresses, weak passwords and late or false links open nothing", async () => {
  const [hasAccount, failures] = await inPortal(
    Effect.gen(function* () {
      yield* toBusiness({ emailAddress: asha.user.emailAddress })
      const own = yield* mailedKey
      yield* toPortal
      const hash = yield* mailedKey
      const open = (changes: object) => Effect.flip(openInvitedAccount.handle({ hash, ...typed, ...changes }))
      const { hasAccount: known } = yield* readInvitation.handle({ hash: own })
      const refused = [
        yield* open({ hash: own, loginPassword: "Other-1word" }),
        yield* open({ emailAddress: EmailAddress.make("noa@example.com") }),
        yield* open({ loginPassword: "weak" }),
        yield* open({ firstName: " " }),
        yield* open({ hash: "made up" }),
      ]
      yield* TestClock.adjust("7 days")
      return [known, [...refused, yield* open({}), yield* Effect.flip(readInvitation.handle({ hash }))]] as const
    }),
  )
  expect(hasAccount).toBe(true)
  expect(failures.map(({ _tag }) => _tag)).toEqual([
    "AccountNotOpened",
    "InvalidFields",
    "WeakPassword",
    "InvalidFields",
    "LinkInvalid",
    "LinkExpired",
    "LinkExpired",
  ])
})

test("people are invited to a portal whose sign-up is off", async () => {
  const answer = await inPortal(
    Effect.gen(function* () {
      yield* asIra(
        invitePortalUser.handle({
          portalId: PortalId.make(4),
          emailAddress,
          roleId: "AccountManager",
          link: "/inviteUser?to=portal",
          sendEmail: true,
        }),
      )
      const hash = yield* mailedKey
      return yield* calledFrom({ portalDomain: "studionoir.localhost" })(openInvitedAccount.handle({ hash, ...typed }))
    }),
  )
  expect(answer.isAccepted).toBe(true)
})
