import { PortalAdministrators } from "@application/kernel"
import { rolesFor } from "@domain/identity"
import { Effect, Layer } from "effect"
import { UserRepository } from "../ports/user-repository.ts"

/** The accounts of a portal whose roles administer it. */
export const portalAdministrators = Layer.effect(
  PortalAdministrators,
  Effect.map(UserRepository, ({ withRoles }) => ({
    of: (portalId) =>
      Effect.map(withRoles(portalId, rolesFor("administerPortal")), (accounts) =>
        accounts.filter(({ barred }) => !barred).map(({ user }) => user.id),
      ),
  })),
)
