import { Effect } from "effect"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { type Account, EmailAddress } from "@domain/identity"
import { PortalId, UserId } from "@domain/kernel"
import { RefreshTokens } from "../ports/refresh-tokens.ts"
import { SentSecrets } from "../testing/index.ts"
import { turnOn } from "../testing/second-factor-world.ts"
import { signedInAs } from "../testing/signed-in-as.ts"
import { asha as unverified, inWorld, person } from "../testing/sign-in-world.ts"
import { loginWithPassword } from "./login-with-password.ts"
import { acceptPortalInvitation, invitePortalUser } from "./portal-invitations.ts"
import { endPortalUserSignIns, listPortalUsers } from "./portal-users.ts"
import { listPortalInvitations, revokePortalInvitation } from "./sent-invitations.ts"

const portalId = PortalId.make(1)
const asha: Account = { ...unverified, user: { ...unverified.user, emailVerified: true } }
const ira = person(51, "Ira", ["PortalAdministrator"], asha)
const omar = person(52, "Omar", ["AccountManager"], asha)
const accounts = [asha, ira, omar]
const asIra = signedInAs(ira, [], ["PortalAdministrator"])
const namesOf = ({ users }: { readonly users: ReadonlyArray<{ readonly firstName: string }> }) =>
  users.map(({ firstName }) => firstName)

const invite = asIra(
  invitePortalUser.handle({
    portalId,
    emailAddress: EmailAddress.make("ravi@example.com"),
    roleId: "AccountManager",
    link: "/inviteUser?to=portal",
    sendEmail: true,
  }),
)
const invitations = asIra(listPortalInvitations.handle({ portalId }))

test("the team is whoever has a role on the portal, or one named role", async () => {
  const [team, managers, all] = await inWorld(
    asIra(
      Effect.all([
        listPortalUsers.handle({ portalId, onlyTeam: true }),
        listPortalUsers.handle({ portalId, onlyTeam: true, roleId: "AccountManager" }),
        listPortalUsers.handle({ portalId }),
      ]),
    ),
    accounts,
  )
  expect([namesOf(team), namesOf(managers), all.users.length]).toEqual([["Ira", "Omar"], ["Omar"], 3])
})

test("users are listed with whether their second factor is on", async () => {
  const { users } = await inWorld(
    Effect.gen(function* () {
      yield* turnOn
      return yield* asIra(listPortalUsers.handle({ portalId }))
    }),
    accounts,
  )
  expect(users.map(({ hasSecondFactor }) => hasSecondFactor)).toEqual([true, false, false])
})

test("a withdrawn invitation to run the portal is marked, and its link stops working", async () => {
  const [before, after, failure] = await inWorld(
    Effect.gen(function* () {
      yield* invite
      const [open] = yield* invitations
      yield* asIra(revokePortalInvitation.handle({ portalId, invitationId: open?.invitationId ?? "" }))
      const { all } = yield* SentSecrets
      const [mail] = yield* all
      const hash = mail?.secret.split("hash=")[1] ?? ""
      const ravi = person(53, "Ravi", [])
      const failed = yield* Effect.flip(signedInAs(ravi)(acceptPortalInvitation.handle({ hash })))
      return [open, yield* invitations, failed] as const
    }),
    [...accounts, person(53, "Ravi", [])],
  )
  expect(before).toMatchObject({ emailAddress: "ravi@example.com", roleId: "AccountManager", state: "pending" })
  expect(after.map(({ state }) => state)).toEqual(["revoked"])
  expect(failure._tag).toBe("LinkInvalid")
})

test("another portal's administrators see no invitation and withdraw none", async () => {
  const [failure, list] = await inWorld(
    Effect.gen(function* () {
      yield* invite
      const [open] = yield* invitations
      const elsewhere = Effect.provideService(CurrentActor, {
        ...userActor(9, [], "PortalAdministrator"),
        portalId: PortalId.make(2),
      })
      const asked = { portalId: PortalId.make(2), invitationId: open?.invitationId ?? "" }
      const failed = yield* Effect.flip(elsewhere(revokePortalInvitation.handle(asked)))
      return [failed, yield* elsewhere(listPortalInvitations.handle({ portalId: PortalId.make(2) }))] as const
    }),
    accounts,
  )
  expect([failure._tag, list]).toEqual(["LinkInvalid", []])
})

test("somebody who is logged out everywhere has no rights by any sign-in", async () => {
  const [before, after, failure] = await inWorld(
    Effect.gen(function* () {
      const { emailAddress } = asha.user
      yield* loginWithPassword.handle({ emailAddress, password: "Right-1word" })
      const living = Effect.gen(function* () {
        return (yield* (yield* RefreshTokens).living(portalId, asha.user.id, 0)).length
      })
      const signedIn = yield* living
      yield* asIra(endPortalUserSignIns.handle({ portalId, userId: asha.user.id }))
      const unknown = asIra(endPortalUserSignIns.handle({ portalId, userId: UserId.make(999) }))
      return [signedIn, yield* living, yield* Effect.flip(unknown)] as const
    }),
    accounts,
  )
  expect([before, after, failure._tag]).toEqual([1, 0, "UserNotFound"])
})
