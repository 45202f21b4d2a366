import { Schema } from "effect"
import { errorCode } from "@domain/errors"
import type { BusinessProfileId, UserId } from "@domain/kernel"
import { may, type Principal, type RoleOnProfile } from "./may.ts"

/** The user does not exist, or the caller may not know of them; both are answered alike. Spec: 8.1, 104. */
export class UserNotFound extends Schema.TaggedError<UserNotFound>()("UserNotFound", {
  errorCode: errorCode(104),
}) {}

/** Somebody who looks a user up. */
export type Viewer = Extract<Principal, { readonly kind: "user" }> & { readonly userId: UserId }

/**
 * What a viewer sees of a user: their own account, everything as the portal's staff, or a colleague on some profiles.
 * Ours.
 */
export type Sight =
  | { readonly kind: "self" | "staff" }
  | { readonly kind: "colleague"; readonly on: ReadonlyArray<BusinessProfileId> }

/** How a viewer sees a user of the same portal; undefined for a stranger, who is like nobody. Ours. */
export const seenOf = (
  viewer: Viewer,
  userId: UserId,
  memberships: ReadonlyArray<RoleOnProfile>,
): Sight | undefined => {
  if (viewer.userId === userId) return { kind: "self" }
  if (may(viewer, "findUsers") === "allowed") return { kind: "staff" }
  const own = new Set(viewer.memberships.map(({ businessProfileId }) => businessProfileId))
  const on = memberships.map(({ businessProfileId }) => businessProfileId).filter((id) => own.has(id))
  return on.length === 0 ? undefined : { kind: "colleague", on }
}

/** Whether a sight shows a profile of the user. */
export const canSee = (sight: Sight, businessProfileId: BusinessProfileId): boolean =>
  sight.kind !== "colleague" || sight.on.includes(businessProfileId)
