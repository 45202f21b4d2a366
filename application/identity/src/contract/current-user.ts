import { Schema } from "effect"
import { contract } from "@application/kernel"
import { ProfileMembership, User } from "@domain/identity"

/** The signed-in user and their profiles. Spec: calls U2, U13. */
export const GetCurrentUser = contract("identity/GetCurrentUser", {
  kind: "query",
  access: "listOwnProfiles",
  route: "GET /users/me",
  specification: ["U13"],
  summary: "Get the signed-in user and their business profiles",
  example: {},
  input: Schema.Struct({}),
  output: Schema.Struct({ user: User, profiles: Schema.Array(ProfileMembership) }),
})
