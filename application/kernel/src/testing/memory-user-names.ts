import { Effect, Layer } from "effect"
import { UserNames } from "../user-names.ts"

/** Every user is called by the number of their account. */
export const memoryUserNames = Layer.succeed(UserNames, {
  of: (_portalId, ids) => Effect.succeed(new Map(ids.map((id) => [id, `User ${id}`]))),
})
