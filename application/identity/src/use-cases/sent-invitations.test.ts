import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { type Account, EmailAddress, type Role } from "@domain/identity"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { Memberships } from "../ports/memberships.ts"
import { SentSecrets } from "../testing/index.ts"
import { asha as unverified, bakery, inWorld } from "../testing/sign-in-world.ts"
import { signedInAs } from "../testing/signed-in-as.ts"
import { acceptInvitation, inviteUser } from "./invitations.ts"
import { listInvitations, resendInvitation, revokeInvitation } from "./sent-invitations.ts"

const asha = { ...unverified, user: { ...unverified.user, emailVerified: true } }
const businessProfileId = bakery.id
const ravi: Account = {
  ...asha,
  phoneVerified: false,
  user: { ...unverified.user, id: UserId.make(43), emailAddress: EmailAddress.make("ravi@example.com") },
}
const as = (roleId: Role) => signedInAs(asha, [{ businessProfileId, roleId }])
const asOwner = as("ClientAccess")
const { emailAddress } = ravi.user
const invite = (roleId: Role) =>
  asOwner(
    inviteUser.handle({
      userId: asha.user.id,
      businessProfileId,
      emailAddress,
      roleId,
      link: "/inviteUser",
      sendEmail: true,
    }),
  )
const listed = asOwner(listInvitations.handle({ businessProfileId }))
const newest = Effect.map(listed, ([first]) => first?.invitationId ?? "")
const resend = (invitationId: string) =>
  resendInvitation.handle({ businessProfileId, invitationId, link: "/inviteUser" })
const mailedKeys = Effect.map(
  Effect.flatMap(SentSecrets, ({ all }) => all),
  (mails) => mails.map(({ secret }) => secret.split("hash=")[1] ?? ""),
)
const accept = (hash: string) => signedInAs(ravi)(acceptInvitation.handle({ hash }))

test("invitations are listed newest first, without the accepted ones", async () => {
  const [open, after] = await inWorld(
    Effect.gen(function* () {
      yield* invite("BrandManager")
      yield* TestClock.adjust("1 hour")
      yield* invite("AccountManager")
      const open = yield* listed
      const [first = ""] = yield* mailedKeys
      yield* accept(first)
      yield* TestClock.adjust("7 days")
      return [open, yield* listed] as const
    }),
    [asha, ravi],
  )
  expect(open.map(({ roleId, state, sentAt }) => [roleId, state, sentAt])).toEqual([
    ["AccountManager", "pending", 3_600_000],
    ["BrandManager", "pending", 0],
  ])
  expect(after.map(({ roleId, state }) => [roleId, state])).toEqual([["AccountManager", "expired"]])
})

test("an invitation that is sent again has a new link, and the earlier one is over", async () => {
  const [answer, refused, joined, states] = await inWorld(
    Effect.gen(function* () {
      yield* invite("BrandManager")
      yield* TestClock.adjust("8 days")
      const answer = yield* asOwner(resend(yield* newest))
      const [first = "", second = ""] = yield* mailedKeys
      const refused = yield* Effect.flip(accept(first))
      const joined = yield* accept(second)
      return [answer, refused, joined, (yield* listed).map(({ state }) => state)] as const
    }),
    [asha, ravi],
  )
  expect(answer).toEqual({ expiresAt: 15 * 86_400_000 })
  expect(refused).toMatchObject({ _tag: "LinkInvalid" })
  expect(joined).toMatchObject({ id: businessProfileId, roleId: "BrandManager" })
  expect(states).toEqual(["revoked"])
})

test("a withdrawn invitation is neither accepted nor sent again", async () => {
  const failures = await inWorld(
    Effect.gen(function* () {
      yield* invite("BrandManager")
      const invitationId = yield* newest
      yield* asOwner(revokeInvitation.handle({ businessProfileId, invitationId }))
      const [key = ""] = yield* mailedKeys
      return [yield* Effect.flip(accept(key)), yield* Effect.flip(asOwner(resend(invitationId)))]
    }),
    [asha, ravi],
  )
  expect(failures.map(({ _tag }) => _tag)).toEqual(["LinkInvalid", "LinkInvalid"])
})

test("an invitation is sent again only by somebody who may give its role", async () => {
  const [failure, mails] = await inWorld(
    Effect.gen(function* () {
      yield* invite("ClientAccess")
      const failure = yield* as("AccountManager")(Effect.flip(resend(yield* newest)))
      return [failure, (yield* mailedKeys).length] as const
    }),
    [asha],
  )
  expect(failure).toMatchObject({ _tag: "RoleNotAssignable" })
  expect(mails).toBe(1)
})

test("another profile's invitation is like none", async () => {
  const other = BusinessProfileId.make(6)
  const [listedThere, failures, state] = await inWorld(
    Effect.gen(function* () {
      yield* invite("BrandManager")
      const invitationId = yield* newest
      const there = signedInAs(asha, [{ businessProfileId: other, roleId: "ClientAccess" }])
      const failures = [
        yield* there(
          Effect.flip(resendInvitation.handle({ businessProfileId: other, invitationId, link: "/inviteUser" })),
        ),
        yield* there(Effect.flip(revokeInvitation.handle({ businessProfileId: other, invitationId }))),
      ]
      const listedThere = yield* there(listInvitations.handle({ businessProfileId: other }))
      return [listedThere, failures, (yield* listed)[0]?.state] as const
    }),
    [asha],
  )
  expect([listedThere, failures.map(({ _tag }) => _tag), state]).toEqual([
    [],
    ["LinkInvalid", "LinkInvalid"],
    "pending",
  ])
})

test("the last owner cannot give the profile up by an invitation", async () => {
  const failure = await inWorld(
    Effect.gen(function* () {
      yield* (yield* Memberships).join(ravi.user.id, { businessProfileId, roleId: "ClientAccess" })
      yield* invite("BrandManager")
      const [key = ""] = yield* mailedKeys
      return yield* Effect.flip(accept(key))
    }),
    [asha, ravi],
  )
  expect(failure).toMatchObject({ _tag: "LastOwner" })
})

test("an invitation by link is listed without an address, withdrawn and never mailed", async () => {
  const [open, failures, after] = await inWorld(
    Effect.gen(function* () {
      const { link } = yield* asOwner(
        inviteUser.handle({ userId: asha.user.id, link: "/inviteUser", sendEmail: false }),
      )
      const open = yield* listed
      const invitationId = yield* newest
      const resent = yield* asOwner(Effect.flip(resend(invitationId)))
      yield* asOwner(revokeInvitation.handle({ businessProfileId, invitationId }))
      const late = yield* Effect.flip(accept(link?.split("hash=")[1] ?? ""))
      return [open, [resent, late], yield* listed] as const
    }),
    [asha, ravi],
  )
  expect(open).toMatchObject([{ roleId: "BrandManager", state: "pending", wasMailed: false }])
  expect(open[0]).not.toHaveProperty("emailAddress")
  expect(failures.map(({ _tag }) => _tag)).toEqual(["LinkInvalid", "LinkInvalid"])
  expect(after.map(({ state }) => state)).toEqual(["revoked"])
})
