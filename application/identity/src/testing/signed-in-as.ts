import { Effect } from "effect"
import { CurrentActor } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import type { Account, Role, RoleOnProfile } from "@domain/identity"

/** Runs a call as the user of an account, with these memberships and account roles. */
export const signedInAs = (
  { portalId, user }: Account,
  memberships: ReadonlyArray<RoleOnProfile> = [],
  roleIds: ReadonlyArray<Role> = [],
) => Effect.provideService(CurrentActor, { ...userActor(user.id), portalId, memberships, roleIds })
