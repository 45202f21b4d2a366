import { Schema } from "effect"
import { contract, listOf, textOf } from "@application/kernel"
import {
  EmailAddress,
  InvalidFields,
  Role,
  TooManyRequests,
  UserChanged,
  UserNotFound,
  UserRecord,
} from "@domain/identity"
import { UserId } from "@domain/kernel"

/** A value of a user's field; the field's rule checks the rest. */
const FieldValue = Schema.Union([textOf(500), Schema.Int, Schema.Null, listOf(Schema.Int, 20)])

/** A changed field. Spec: entities, "Profile edit: list of Name/Value pairs". */
const Pair = Schema.Struct({ Name: textOf(100), Value: FieldValue })

/** What a change was made from; a stale one is refused. Ours. */
const revision = Schema.optionalKey(Schema.Int)

const fields = {
  emailAddress: Schema.optionalKey(EmailAddress),
  firstName: Schema.optionalKey(textOf(500)),
  lastName: Schema.optionalKey(textOf(500)),
  languageId: Schema.optionalKey(textOf(20)),
  roleIds: Schema.optionalKey(listOf(Role, 20)),
  phoneNumber: Schema.optionalKey(Schema.NullOr(textOf(40))),
}

/** The users with an address or these ids whom the caller may know of, as a list. Spec: calls U1. */
export const FindUsers = contract("identity/FindUsers", {
  kind: "query",
  access: "lookUpUsers",
  route: "GET /users",
  specification: ["U1"],
  summary: "Find users by email address or ids",
  description:
    "Answers the caller, colleagues on the same business profiles, and for the portal's staff everybody. Others are left out like users who do not exist.",
  example: { ids: [41] },
  input: Schema.Struct({
    email: Schema.optionalKey(EmailAddress),
    ids: Schema.optionalKey(listOf(UserId, 100)),
  }),
  output: Schema.Array(UserRecord),
  failures: [TooManyRequests],
})

/** A user whom the caller may know of. Spec: calls U2. */
export const GetUser = contract("identity/GetUser", {
  kind: "query",
  access: "keepOwnAccount",
  route: "GET /users/:userId",
  specification: ["U2"],
  summary: "Get a user",
  description: "A user whom the caller may not know of is answered like one who does not exist (errorCode 104).",
  example: { userId: 41 },
  input: Schema.Struct({ userId: UserId }),
  output: UserRecord,
  failures: [UserNotFound, TooManyRequests],
})

/** Replaces the caller's names, language and phone; fields that were not sent stay. Spec: calls U3. */
export const ReplaceUser = contract("identity/ReplaceUser", {
  kind: "workflow",
  access: "keepOwnAccount",
  route: "PUT /users/:userId",
  specification: ["U3"],
  summary: "Replace the caller's names, language and phone",
  description: "With a revision, the change is refused (errorCode 1001) if the user has changed since.",
  example: { userId: 41, firstName: "Asha", lastName: "Rao", languageId: "en", revision: 0 },
  input: Schema.Struct({ userId: UserId, revision, ...fields }),
  output: UserRecord,
  failures: [UserNotFound, InvalidFields, UserChanged],
})

/** Changes some of the caller's fields, by pairs or by name. Spec: calls U4. */
export const ChangeUser = contract("identity/ChangeUser", {
  kind: "workflow",
  access: "keepOwnAccount",
  route: "PATCH /users/:userId",
  specification: ["U4"],
  summary: "Change some of the caller's fields",
  description:
    "Takes names and values as a list of pairs (the body itself, or its field data), or the fields by name. Another phone is unverified until its code was entered.",
  example: { userId: 41, data: [{ Name: "phoneNumber", Value: "91-9876543210" }], revision: 0 },
  input: Schema.Struct({ userId: UserId, revision, data: Schema.optionalKey(listOf(Pair, 20)), ...fields }),
  output: UserRecord,
  failures: [UserNotFound, InvalidFields, UserChanged],
})
