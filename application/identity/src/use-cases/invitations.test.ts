import { Effect, Option } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { type Account, EmailAddress, type Role } from "@domain/identity"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { Memberships } from "../ports/memberships.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { SentSecrets } from "../testing/index.ts"
import { asha as unverified, bakery, inWorld } from "../testing/sign-in-world.ts"
import { signedInAs } from "../testing/signed-in-as.ts"
import { acceptInvitation, inviteUser } from "./invitations.ts"

const asha = { ...unverified, user: { ...unverified.user, emailVerified: true } }
const { id: userId } = asha.user
const ravi: Account = {
  ...asha,
  phoneVerified: false,
  user: { ...unverified.user, id: UserId.make(43), emailAddress: EmailAddress.make("ravi@example.com") },
}
const other = EmailAddress.make("noa@example.com")
const asOwner = signedInAs(asha, [{ businessProfileId: bakery.id, roleId: "ClientAccess" }])
const asRavi = signedInAs(ravi)
const invite = (changes: object = {}) =>
  inviteUser.handle({
    userId,
    businessProfileId: bakery.id,
    emailAddress: ravi.user.emailAddress,
    roleId: "BrandManager",
    link: "/inviteUser",
    sendEmail: true,
    ...changes,
  })
const accept = (hash: string) => acceptInvitation.handle({ hash })
const lastMail = Effect.map(
  Effect.flatMap(SentSecrets, ({ all }) => all),
  (mails) => mails.at(-1),
)
const keyIn = (link = "") => link.split("hash=")[1] ?? ""

test("an invited address accepts once, which verifies it", async () => {
  const [mail, answer, joined, memberships, account, again] = await inWorld(
    Effect.gen(function* () {
      const invited = yield* asOwner(invite())
      const sent = yield* lastMail
      const key = keyIn(sent?.secret)
      const member = yield* asRavi(accept(key))
      const stored = yield* (yield* UserRepository).byId(ravi.portalId, ravi.user.id)
      const used = yield* asRavi(Effect.flip(accept(key)))
      return [sent, invited, member, yield* (yield* Memberships).of(ravi.user.id), stored, used] as const
    }),
    [asha, ravi],
  )
  expect(mail).toMatchObject({ to: "ravi@example.com", language: "en" })
  expect(mail?.secret).toMatch(/^http:\/\/localhost:4000\/inviteUser\?hash=/)
  expect(answer).toEqual({ expiresAt: 7 * 24 * 3_600_000 })
  expect(joined).toEqual({ ...bakery, roleId: "BrandManager" })
  expect(memberships).toEqual([{ businessProfileId: bakery.id, roleId: "BrandManager" }])
  expect(Option.getOrUndefined(account)?.user.emailVerified).toBe(true)
  expect(again).toMatchObject({ _tag: "LinkInvalid", errorCode: 1013 })
})

test("a shared link is answered, and takes a verified address", async () => {
  const [refusal, verified, mails] = await inWorld(
    Effect.gen(function* () {
      const { link } = yield* asOwner(invite({ sendEmail: false, link: "http://localhost:4000/inviteUser?from=app" }))
      const refused = yield* asRavi(Effect.flip(accept(keyIn(link))))
      yield* (yield* UserRepository).save({ ...ravi, user: { ...ravi.user, emailVerified: true } })
      return [refused, yield* asRavi(accept(keyIn(link))), yield* (yield* SentSecrets).all] as const
    }),
    [asha, ravi],
  )
  expect(refusal).toMatchObject({ _tag: "LinkInvalid" })
  expect(verified.roleId).toBe("BrandManager")
  expect(mails).toEqual([])
})

test("another address, a made-up key and a late answer are refused", async () => {
  const failures = await inWorld(
    Effect.gen(function* () {
      yield* asOwner(invite())
      const key = keyIn((yield* lastMail)?.secret)
      const others = [yield* asOwner(Effect.flip(accept(key))), yield* asRavi(Effect.flip(accept("made up")))]
      yield* TestClock.adjust("7 days")
      return [...others, yield* asRavi(Effect.flip(accept(key)))]
    }),
    [asha, ravi],
  )
  expect(failures.map(({ errorCode }) => errorCode)).toEqual([1013, 1013, 1012])
})

test("nobody invites in another's name, beyond their own role or to another site", async () => {
  const manager = signedInAs(asha, [{ businessProfileId: bakery.id, roleId: "AccountManager" }])
  const asRole = (roleId: Role) => manager(Effect.flip(invite({ roleId })))
  const failures = await inWorld(
    Effect.all([
      asRavi(Effect.flip(invite())),
      asRole("ClientAccess"),
      asOwner(Effect.flip(invite({ link: "https://evil.example/inviteUser" }))),
      asOwner(Effect.flip(invite({ link: "//evil.example" }))),
      asOwner(Effect.flip(invite({ link: "http://localhost:4000.evil.example/" }))),
    ]),
    [asha, ravi],
  )
  expect(failures.map(({ errorCode }) => errorCode)).toEqual([104, 1028, 102, 102, 102])
})

test("one address is invited five times a day", async () => {
  const failure = await inWorld(
    asOwner(
      Effect.andThen(
        Effect.forEach(Array.from({ length: 5 }), () => invite()),
        Effect.flip(invite()),
      ),
    ),
    [asha],
  )
  expect(failure).toMatchObject({ _tag: "TooManyRequests" })
})

const florist = BusinessProfileId.make(6)
const byLink = { userId, link: "/inviteUser", sendEmail: false } as const
const asManagerOfTwo = signedInAs(asha, [
  { businessProfileId: bakery.id, roleId: "BrandManager" },
  { businessProfileId: florist, roleId: "BrandManager" },
])

test("a link alone takes anybody in once, for the least role on the only profile", async () => {
  const [link, joined, memberships, account, again, mails] = await inWorld(
    Effect.gen(function* () {
      const answer = yield* asOwner(inviteUser.handle(byLink))
      const key = keyIn(answer.link)
      const member = yield* asRavi(accept(key))
      const stored = yield* (yield* UserRepository).byId(ravi.portalId, ravi.user.id)
      const third = signedInAs({ ...ravi, user: { ...ravi.user, id: UserId.make(44) } })
      yield* (yield* UserRepository).add({ ...ravi, user: { ...ravi.user, id: UserId.make(44), emailAddress: other } })
      const used = yield* third(Effect.flip(accept(key)))
      const { all } = yield* SentSecrets
      return [answer.link, member, yield* (yield* Memberships).of(ravi.user.id), stored, used, yield* all] as const
    }),
    [asha, ravi],
  )
  expect(link).toMatch(/^http:\/\/localhost:4000\/inviteUser\?hash=/)
  expect(joined).toEqual({ ...bakery, roleId: "BrandManager" })
  expect(memberships).toEqual([{ businessProfileId: bakery.id, roleId: "BrandManager" }])
  expect(Option.getOrUndefined(account)?.user.emailVerified).not.toBe(true)
  expect(again).toMatchObject({ _tag: "LinkInvalid" })
  expect(mails).toEqual([])
})

test("a member who opens a link keeps their role, and the link waits", async () => {
  const [own, joined] = await inWorld(
    Effect.gen(function* () {
      yield* (yield* Memberships).join(userId, { businessProfileId: bakery.id, roleId: "ClientAccess" })
      const key = keyIn((yield* asOwner(inviteUser.handle(byLink))).link)
      return [yield* asOwner(accept(key)), yield* asRavi(accept(key))] as const
    }),
    [asha, ravi],
  )
  expect([own.roleId, joined.roleId]).toEqual(["ClientAccess", "BrandManager"])
})

test("a link that names no profile is refused to who has several or none", async () => {
  const failures = await inWorld(
    Effect.all([
      signedInAs(asha, [
        { businessProfileId: bakery.id, roleId: "ClientAccess" },
        { businessProfileId: florist, roleId: "ClientAccess" },
      ])(Effect.flip(inviteUser.handle(byLink))),
      asManagerOfTwo(Effect.flip(inviteUser.handle(byLink))),
      asOwner(Effect.flip(inviteUser.handle({ ...byLink, sendEmail: true }))),
    ]),
    [asha],
  )
  expect(failures).toMatchObject([
    { errorCode: 102, fields: { businessProfileId: ["validation.required"] } },
    { errorCode: 102, fields: { businessProfileId: ["validation.required"] } },
    { errorCode: 102, fields: { emailAddress: ["validation.emailRequired"] } },
  ])
})

test("only who may invite people to a profile makes a link to it", async () => {
  const named = { ...byLink, businessProfileId: bakery.id }
  const failures = await inWorld(
    Effect.all([
      asManagerOfTwo(Effect.flip(inviteUser.handle(named))),
      asRavi(Effect.flip(inviteUser.handle({ ...named, userId: ravi.user.id }))),
    ]),
    [asha, ravi],
  )
  expect(failures.map(({ errorCode }) => errorCode)).toEqual([1028, 113])
})

test("whoever has not verified their own address invites nobody, by mail or by link", async () => {
  const failures = await inWorld(
    asOwner(Effect.all([Effect.flip(invite()), Effect.flip(invite({ sendEmail: false, emailAddress: undefined }))])),
    [unverified],
  )
  expect(failures).toMatchObject([{ _tag: "AddressNotVerified" }, { _tag: "AddressNotVerified" }])
})
