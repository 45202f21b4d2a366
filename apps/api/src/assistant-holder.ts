import { Memberships, SecondFactorRule, SecondFactors, UserRepository } from "@application/identity/ports"
import { assistantHolder } from "@application/identity/use-cases"
import {
  type Actor,
  LinkHasher,
  RateLimits,
  type RequestFacts,
  Tables,
  UnitOfWork,
  withServices,
} from "@application/kernel"
import { PortalDirectory } from "@application/portals/ports"
import type { TooManyRequests } from "@domain/identity"
import type { InvalidPortal } from "@domain/portals"
import { Effect } from "effect"

/** Runs what looks for the holder of a key or an assistant's token. */
export const withHolderServices = withServices(
  LinkHasher,
  Memberships,
  RateLimits,
  SecondFactorRule,
  SecondFactors,
  Tables,
  UnitOfWork,
  UserRepository,
)

/**
 * Finds the holder of an assistant's access token at a portal's endpoint for assistants. The rest of the API takes no such
 * token: whoever brings one there is anonymous.
 */
export const assistantHolders = Effect.gen(function* () {
  const { byDomain } = yield* PortalDirectory
  const within = yield* withHolderServices
  return (
    token: string | undefined,
    facts: Pick<RequestFacts, "portalDomain" | "origin">,
  ): Effect.Effect<Actor, InvalidPortal | TooManyRequests> =>
    Effect.flatMap(byDomain(facts.portalDomain), ({ id }) =>
      token === undefined ? Effect.succeed<Actor>({ kind: "anonymous" }) : within(assistantHolder(id, token, facts)),
    )
})
