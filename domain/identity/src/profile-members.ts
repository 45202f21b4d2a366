import { Schema } from "effect"
import { errorCode } from "@domain/errors"
import { type BusinessProfileId, UserId } from "@domain/kernel"
import { rolesFor } from "./may.ts"
import { Role } from "./role.ts"
import { EmailAddress } from "./user.ts"

/** The change would leave a profile without an owner. Ours. */
export class LastOwner extends Schema.TaggedError<LastOwner>()("LastOwner", { errorCode: errorCode(1006) }) {}

/** A member of a profile, and whether it is the caller. Ours. */
export const ProfileMember = Schema.Struct({
  userId: UserId,
  firstName: Schema.String,
  lastName: Schema.String,
  emailAddress: EmailAddress,
  roleId: Role,
  isSelf: Schema.Boolean,
})
export type ProfileMember = typeof ProfileMember.Type

/** A user's role on one profile. */
export interface MemberRole {
  readonly userId: UserId
  readonly businessProfileId: BusinessProfileId
  readonly roleId: Role
}

/** Whether a role owns its profile: it is responsible for the money. Ours. */
export const isOwnerRole = (role: Role): boolean => rolesFor("keepCards").includes(role)

/**
 * Whether a profile keeps an owner when a member gets another role, or none. One that has no owner may change freely,
 * since nothing is lost. Ours.
 */
export const keepsOwner = (
  members: ReadonlyArray<Pick<MemberRole, "userId" | "roleId">>,
  userId: UserId,
  next: Role | undefined,
): boolean => {
  const owners = members.filter(({ roleId }) => isOwnerRole(roleId))
  if (owners.length === 0 || (next !== undefined && isOwnerRole(next))) return true
  return owners.some((owner) => owner.userId !== userId)
}
