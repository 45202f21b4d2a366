import { Schema } from "effect"
import { contract, exampleProfile } from "@application/kernel"
import { ClientsToPassOn, LastOwner, ProfileMember, RoleNotAssignable, UserNotFound } from "@domain/identity"
import { BusinessProfileId, UserId } from "@domain/kernel"

/** Everybody who works on a profile, oldest first. Ours. */
export const ListMembers = contract("identity/ListMembers", {
  kind: "query",
  access: "readProfile",
  route: "GET /businessProfiles/:businessProfileId/members",
  summary: "List the members of a business profile with their roles",
  example: exampleProfile,
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Array(ProfileMember),
})

/** Takes a member off a profile, at once; never its last owner. Ours. */
export const RemoveMember = contract("identity/RemoveMember", {
  kind: "command",
  access: "assignRoles",
  route: "DELETE /businessProfiles/:businessProfileId/members/:userId",
  summary: "Remove a member from a business profile",
  description: "The last owner cannot be removed (errorCode 1006). Access ends with the next call.",
  example: { ...exampleProfile, userId: 41 },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, userId: UserId }),
  output: Schema.Struct({}),
  failures: [UserNotFound, RoleNotAssignable, LastOwner, ClientsToPassOn],
})
