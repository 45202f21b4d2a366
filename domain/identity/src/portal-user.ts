import { Schema } from "effect"
import { errorCode } from "@domain/errors"
import type { Account } from "./account.ts"
import { User } from "./user.ts"

const { id, emailAddress, firstName, lastName, roleIds } = User.fields

/** A user as the portal's administrators see them; the revision is named by a change. Ours. */
export const PortalUser = Schema.Struct({
  id,
  emailAddress,
  firstName,
  lastName,
  roleIds,
  emailVerified: Schema.Boolean,
  isBarred: Schema.Boolean,
  revision: Schema.Int,
})
export type PortalUser = typeof PortalUser.Type

/** The user changed since the revision that a change was made from; `current` is what they are now. Ours. */
export class PortalUserChanged extends Schema.TaggedError<PortalUserChanged>()("PortalUserChanged", {
  errorCode: errorCode(1001),
  current: PortalUser,
}) {}

/** An account as the portal's administrators see it. */
export const portalUser = ({ user, barred, revision = 0 }: Account): PortalUser => ({
  id: user.id,
  emailAddress: user.emailAddress,
  firstName: user.firstName,
  lastName: user.lastName,
  roleIds: user.roleIds,
  emailVerified: user.emailVerified === true,
  isBarred: barred,
  revision,
})
