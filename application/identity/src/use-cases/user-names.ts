import { Effect, Layer } from "effect"
import { UserNames } from "@application/kernel"
import { userHeading } from "@domain/identity"
import { UserRepository } from "../ports/user-repository.ts"

/** Names by which accounts are headed. */
export const userNames = Layer.effect(
  UserNames,
  Effect.map(UserRepository, ({ byIds }) => ({
    of: (portalId, ids) =>
      Effect.map(
        ids.length === 0 ? Effect.succeed([]) : byIds(portalId, [...new Set(ids)]),
        (accounts) => new Map(accounts.map(({ user }) => [user.id, userHeading(user, true)])),
      ),
  })),
)
