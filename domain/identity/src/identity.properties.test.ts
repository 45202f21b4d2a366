import { anyWebPath, anyWebQuery, law } from "@domain/kernel/testing"
import { places } from "@domain/errors"
import { BusinessProfileId, UserId, PortalId, graphemes } from "@domain/kernel"
import { Result, Schema } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { Account } from "./account.ts"
import { placeAfterLogin, safePath } from "./after-login.ts"
import { EmailVerification, emailVerificationState, mayResendVerification, verifyEmail } from "./email-verification.ts"
import { acceptInvitation, Invitation, invitationState, revokeInvitation } from "./invitation.ts"
import { loginOutcome } from "./login-outcome.ts"
import { may, rolesOn } from "./may.ts"
import { OtpChallenge } from "./one-time-password.ts"
import { RefreshToken } from "./refresh-token.ts"
import { Role } from "./role.ts"
import { loginPath, sessionEndAfter } from "./session-end.ts"
import { signupPayload, SignupPayload } from "./signup-payload.ts"
import {
  anyAction,
  anyPrincipal,
  anyEmailAddress,
  anyEmailVerification,
  anyInvitation,
  anyRole,
  anyUser,
} from "./testing/index.ts"
import { initials, ProfileMembership, User, userHeading } from "./user.ts"

/** The browser's URL parser, which the domain does not use. */
declare const URL: new (path: string, base: string) => { readonly origin: string; readonly pathname: string }

const comesBack = <A, E>(schema: Schema.Codec<A, E>, value: A) =>
  expect(Schema.decodeUnknownSync(schema)(Schema.encodeSync(schema)(value))).toEqual(value)

test("every schema encodes and decodes to itself", () => {
  law(
    fc.property(anyUser, anyInvitation, anyEmailVerification, fc.boolean(), (user, invitation, link, yes) => {
      const portalId = PortalId.make(1)
      comesBack(User, user)
      comesBack(Invitation, invitation)
      comesBack(EmailVerification, link)
      comesBack(Account, {
        portalId,
        user,
        phoneVerified: yes,
        passwordHash: user.lastName,
        barred: yes,
        expiresAt: link.expiresAt,
      })
      comesBack(ProfileMembership, {
        id: BusinessProfileId.make(7),
        name: user.firstName,
        region: yes ? "IN" : "GB",
        roleId: "BrandManager",
      })
      comesBack(OtpChallenge, { codeHash: user.firstName, sentAt: link.sentAt, wrongAttempts: 2, verified: yes })
      comesBack(RefreshToken, {
        tokenHash: "t",
        familyId: "f",
        portalId,
        userId: UserId.make(2),
        beganAt: 1,
        issuedAt: 3,
        expiresAt: 9,
      })
      const { firstName, lastName, emailAddress } = user
      comesBack(
        SignupPayload,
        signupPayload(
          {
            firstName,
            lastName,
            emailAddress,
            loginPassword: "x",
            loginProviderType: "otp",
            portalDomain: "localhost",
          },
          yes,
        ),
      )
    }),
  )
})

test("roles round-trip their numbers", () => {
  law(
    fc.property(anyRole, (role) => {
      comesBack(Role, role)
    }),
  )
})

const anyProfileId = fc.integer({ min: 1, max: 6 }).map((id) => BusinessProfileId.make(id))

test("joining another profile changes nothing on this one", () => {
  law(
    fc.property(anyPrincipal, anyAction, anyProfileId, anyRole, (asker, action, id, roleId) => {
      fc.pre(asker.kind === "user")
      const elsewhere = { businessProfileId: BusinessProfileId.make(99), roleId }
      const joined = { ...asker, memberships: [...asker.memberships, elsewhere] }
      expect(may(joined, action, id)).toBe(may(asker, action, id))
    }),
  )
})

test("a further role never takes anything away", () => {
  law(
    fc.property(anyPrincipal, anyAction, anyProfileId, anyRole, (asker, action, businessProfileId, roleId) => {
      fc.pre(asker.kind === "user" && may(asker, action, businessProfileId) === "allowed")
      const more = {
        ...asker,
        roleIds: [...asker.roleIds, roleId],
        memberships: [...asker.memberships, { businessProfileId, roleId }],
      }
      expect(may(more, action, businessProfileId)).toBe("allowed")
    }),
  )
})

test("nobody has a role on a profile without being its member", () => {
  law(
    fc.property(anyPrincipal, anyAction, anyProfileId, (asker, action, id) => {
      const isMember = asker.kind === "user" && asker.memberships.some((it) => it.businessProfileId === id)
      expect(rolesOn(asker, id).length > 0).toBe(isMember)
      if (may(asker, action, id) === "notMember") expect(isMember).toBe(false)
      if (asker.kind === "visitor") expect(["allowed", "signInFirst"]).toContain(may(asker, action, id))
    }),
  )
})

test("a link is verified exactly while it is pending, and then stays verified", () => {
  law(
    fc.property(anyEmailVerification, fc.nat(), (link, now) => {
      const verified = verifyEmail(link, now)
      expect(Result.isSuccess(verified)).toBe(emailVerificationState(link, now) === "pending")
      if (Result.isFailure(verified)) return
      expect(emailVerificationState(verified.success, now + 1e12)).toBe("verified")
      expect(mayResendVerification(verified.success, now + 1e12)).toBe(false)
    }),
  )
})

test("an invitation that is not pending stays in its state whatever is tried", () => {
  law(
    fc.property(anyInvitation, anyEmailAddress, fc.nat(), (invitation, emailAddress, now) => {
      const state = invitationState(invitation, now)
      const accepted = acceptInvitation(invitation, { emailAddress, ...invitation, emailVerified: true }, now)
      expect(Result.isSuccess(accepted)).toBe(state === "pending")
      if (state !== "pending") expect(revokeInvitation(invitation, now)).toBe(invitation)
      else expect(invitationState(revokeInvitation(invitation, now), now)).toBe("revoked")
    }),
  )
})

test("a login that was asked for leads back where it came from", () => {
  law(
    fc.property(anyWebPath, anyWebQuery, (path, query) => {
      const from = `/app/7${path}?${query}`
      fc.pre(safePath(from) !== undefined)
      const redirect = new Map([loginPath(from).split("?redirect=") as [string, string]]).get("/login") ?? ""
      expect(placeAfterLogin([], decodeURIComponent(redirect), "/portal")).toBe(from)
    }),
  )
})

test("no redirect leaves the site", () => {
  const hostile = fc
    .array(fc.constantFrom("/", "\\", ".", "%2e", "evil.example", "@", ":", "?", "#", "a", "\t", "https:"), {
      maxLength: 8,
    })
    .map((pieces) => pieces.join(""))
  law(
    fc.property(fc.oneof(hostile, fc.string()), (asked) => {
      const path = safePath(asked)
      if (path === undefined) return
      const { origin, pathname } = new URL(path, "https://here.example")
      expect(origin).toBe("https://here.example")
      expect(pathname.startsWith("//")).toBe(false)
    }),
  )
})

test("every code has one login outcome and ends sessions consistently", () => {
  law(
    fc.property(fc.oneof(fc.nat({ max: 1100 }), fc.constant(1021)), fc.constantFrom(...places), (code, place) => {
      expect(loginOutcome({ kind: "failed", code }).kind).toBe(code === 1021 ? "signUp" : "stay")
      const ends = sessionEndAfter(code, place, "/x") !== undefined
      if (place !== "resetPassword" && place !== "sessionRestore")
        expect(ends).toBe(sessionEndAfter(code, "elsewhere", "/x") !== undefined)
    }),
  )
})

test("initials are at most two letters, also where a capital would be two", () => {
  const name = fc.string({ unit: fc.constantFrom("a", "É", "ß", "ﬁ", "ŉ", "א", "क्षि", " "), maxLength: 12 })
  law(
    fc.property(name, (typed) => {
      const letters = graphemes(typed.replaceAll(" ", ""))
      expect(graphemes(initials(typed))).toHaveLength(Math.min(2, letters.length))
    }),
  )
  expect([initials("ßara"), initials("éva ßara"), initials("asha rao")]).toEqual(["ßA", "Éß", "AR"])
})

test("initials are at most two letters' graphemes, and a heading always names somebody", () => {
  law(
    fc.property(anyUser, anyEmailAddress, (user, emailAddress) => {
      const name = `${user.firstName} ${user.lastName}`
      expect(graphemes(initials(name)).length).toBe(Math.min(2, graphemes(name.replace(/\s/gu, "")).length))
      expect(userHeading({ ...user, emailAddress }, true).trim()).not.toBe("")
      expect(userHeading({ ...user, firstName: " ", lastName: "", emailAddress }, true)).toBe(emailAddress)
      expect(userHeading({ ...user, emailAddress }, false)).toBe(initials(userHeading({ ...user, emailAddress }, true)))
    }),
  )
})
