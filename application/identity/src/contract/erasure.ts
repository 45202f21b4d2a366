import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { ErasureBlocked, ErasureObstacle, InvalidCredentials, TooManyRequests, UserNotFound } from "@domain/identity"
import { UserId } from "@domain/kernel"

const OwnUser = Schema.Struct({ userId: UserId })

/** When the caller's data will be erased, if that was asked for (epoch milliseconds), and what stands in the way. */
const ErasureState = Schema.Struct({
  erasesAt: Schema.optionalKey(Schema.Number),
  obstacles: Schema.Array(ErasureObstacle),
})

/** How the caller's erasure stands. Ours. */
export const GetErasure = contract("identity/GetErasure", {
  access: "keepOwnAccount",
  input: OwnUser,
  output: ErasureState,
  failures: [UserNotFound],
})

/** Asks that the caller's account is erased in two weeks, by the password. Ours. */
export const RequestErasure = contract("identity/RequestErasure", {
  access: "keepOwnAccount",
  input: Schema.Struct({ userId: UserId, password: textOf(200) }),
  output: ErasureState,
  failures: [UserNotFound, InvalidCredentials, TooManyRequests, ErasureBlocked],
})

/** Keeps the account after all. Ours. */
export const UndoErasure = contract("identity/UndoErasure", {
  access: "keepOwnAccount",
  input: OwnUser,
  output: ErasureState,
  failures: [UserNotFound],
})

/** Erases the users whose time has come and mails each the report, as a job. */
export const EraseUsers = contract("identity/EraseUsers", {
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({ erased: Schema.Int }),
})
