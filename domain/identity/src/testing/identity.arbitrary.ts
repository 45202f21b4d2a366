import { BusinessProfileId, UserId } from "@domain/kernel"
import * as fc from "fast-check"
import type { EmailVerification } from "../email-verification.ts"
import type { Invitation } from "../invitation.ts"
import type { Principal } from "../may.ts"
import { actions } from "../permissions.ts"
import { roles } from "../role.ts"
import { EmailAddress, PhoneNumber, type User } from "../user.ts"

/** Any role. */
export const anyRole = fc.constantFrom(...roles)

/** Any row of the permission matrix. */
export const anyAction = fc.constantFrom(...actions)

const anyProfileId = fc.integer({ min: 1, max: 6 }).map((id) => BusinessProfileId.make(id))
const anyUserId = fc.integer({ min: 1, max: 1_000_000 }).map((id) => UserId.make(id))
const anyInstant = fc.integer({ min: 0, max: 4_000_000_000_000 })

/** An address in the normal form of accounts. */
export const anyEmailAddress = fc
  .stringMatching(/^[a-z]{1,10}@[a-z]{1,10}\.example$/)
  .map((text) => EmailAddress.make(text))

/** A visitor, or a user with some roles and a role on some of the profiles 1 to 6. */
export const anyPrincipal: fc.Arbitrary<Principal> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Principal>({ kind: "visitor" }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("user" as const),
      roleIds: fc.uniqueArray(anyRole, { maxLength: 3 }),
      memberships: fc.array(fc.record({ businessProfileId: anyProfileId, roleId: anyRole }), { maxLength: 4 }),
    }),
  },
)

/** A user with any names and roles, with or without a phone. */
export const anyUser: fc.Arbitrary<User> = fc.record(
  {
    id: anyUserId,
    emailAddress: anyEmailAddress,
    firstName: fc.string(),
    lastName: fc.string(),
    languageId: fc.constantFrom("en", "he", "hi"),
    roleIds: fc.uniqueArray(anyRole),
    phoneNumber: fc.stringMatching(/^\+[1-9][0-9]{9}$/).map((text) => PhoneNumber.make(text)),
  },
  { requiredKeys: ["id", "emailAddress", "firstName", "lastName", "languageId", "roleIds"] },
)

/** A verification link in any state. */
export const anyEmailVerification: fc.Arbitrary<EmailVerification> = fc.record(
  { emailAddress: anyEmailAddress, sentAt: anyInstant, expiresAt: anyInstant, verifiedAt: anyInstant },
  { requiredKeys: ["emailAddress", "sentAt", "expiresAt"] },
)

/** An invitation in any state. */
export const anyInvitation: fc.Arbitrary<Invitation> = fc.record(
  {
    businessProfileId: anyProfileId,
    invitedBy: anyUserId,
    emailAddress: anyEmailAddress,
    roleId: anyRole,
    wasMailed: fc.boolean(),
    sentAt: anyInstant,
    expiresAt: anyInstant,
    acceptedAt: anyInstant,
    revokedAt: anyInstant,
  },
  { requiredKeys: ["businessProfileId", "invitedBy", "roleId", "wasMailed", "sentAt", "expiresAt"] },
)
