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
  kind: "query",
  access: "keepOwnAccount",
  route: "GET /users/:userId/erasure",
  summary: "Get whether and when the caller's account will be erased",
  description: "The obstacles are money of the caller's own businesses and campaigns that still run.",
  example: { userId: 41 },
  input: OwnUser,
  output: ErasureState,
  failures: [UserNotFound],
})

/** Asks that the caller's account is erased in two weeks, by the password. Ours. */
export const RequestErasure = contract("identity/RequestErasure", {
  kind: "workflow",
  access: "keepOwnAccount",
  route: "POST /users/:userId/erasure",
  summary: "Ask that the caller's account is erased in two weeks",
  description:
    "Takes the present password, and is refused while an obstacle is there (errorCode 1030). What tax law asks for is kept: payments, and the name and address of a business that has paid. The report is mailed.",
  example: { userId: 41, password: "Right-1word" },
  input: Schema.Struct({ userId: UserId, password: textOf(200) }),
  output: ErasureState,
  failures: [UserNotFound, InvalidCredentials, TooManyRequests, ErasureBlocked],
})

/** Keeps the account after all. Ours. */
export const UndoErasure = contract("identity/UndoErasure", {
  kind: "command",
  access: "keepOwnAccount",
  route: "DELETE /users/:userId/erasure",
  summary: "Keep the caller's account after all",
  example: { userId: 41 },
  input: OwnUser,
  output: ErasureState,
  failures: [UserNotFound],
})

/** Erases the users whose time has come and mails each the report, as a job. */
export const EraseUsers = contract("identity/EraseUsers", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({ erased: Schema.Int }),
})
