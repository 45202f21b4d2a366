import { Schema } from "effect"
import { contract } from "@application/kernel"
import { LastOwner, ProfileMember, RoleNotAssignable, UserNotFound } from "@domain/identity"
import { BusinessProfileId, UserId } from "@domain/kernel"

/** Everybody who works on a profile, oldest first. Ours. */
export const ListMembers = contract("identity/ListMembers", {
  access: "readProfile",
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Array(ProfileMember),
})

/** Takes a member off a profile, at once; never its last owner. Ours. */
export const RemoveMember = contract("identity/RemoveMember", {
  access: "assignRoles",
  input: Schema.Struct({ businessProfileId: BusinessProfileId, userId: UserId }),
  output: Schema.Struct({}),
  failures: [UserNotFound, RoleNotAssignable, LastOwner],
})
