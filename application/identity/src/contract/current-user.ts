import { Schema } from "effect"
import { contract } from "@application/kernel"
import { ProfileMembership, User } from "@domain/identity"

/** The signed-in user and their profiles. Spec: calls U2, U13. */
export const GetCurrentUser = contract("identity/GetCurrentUser", {
  access: "listOwnProfiles",
  input: Schema.Struct({}),
  output: Schema.Struct({ user: User, profiles: Schema.Array(ProfileMembership) }),
})
