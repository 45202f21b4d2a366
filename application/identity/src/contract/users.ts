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
  access: "lookUpUsers",
  input: Schema.Struct({
    email: Schema.optionalKey(EmailAddress),
    ids: Schema.optionalKey(listOf(UserId, 100)),
  }),
  output: Schema.Array(UserRecord),
  failures: [TooManyRequests],
})

/** A user whom the caller may know of. Spec: calls U2. */
export const GetUser = contract("identity/GetUser", {
  access: "keepOwnAccount",
  input: Schema.Struct({ userId: UserId }),
  output: UserRecord,
  failures: [UserNotFound, TooManyRequests],
})

/** Replaces the caller's names, language and phone; fields that were not sent stay. Spec: calls U3. */
export const ReplaceUser = contract("identity/ReplaceUser", {
  access: "keepOwnAccount",
  input: Schema.Struct({ userId: UserId, revision, ...fields }),
  output: UserRecord,
  failures: [UserNotFound, InvalidFields, UserChanged],
})

/** Changes some of the caller's fields, by pairs or by name. Spec: calls U4. */
export const ChangeUser = contract("identity/ChangeUser", {
  access: "keepOwnAccount",
  input: Schema.Struct({ userId: UserId, revision, data: Schema.optionalKey(listOf(Pair, 20)), ...fields }),
  output: UserRecord,
  failures: [UserNotFound, InvalidFields, UserChanged],
})
