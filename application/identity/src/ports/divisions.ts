import { Context, type Effect } from "effect"
import type { Division } from "@domain/identity"
import type { PortalId } from "@domain/kernel"

/** The divisions of a portal's brand. */
export class Divisions extends Context.Service<
  Divisions,
  {
    /** In the order of their names. */
    readonly of: (portalId: PortalId) => Effect.Effect<ReadonlyArray<Division>>
    /** Adds a division, or replaces the profiles of the one with its name; returns it. */
    readonly save: (portalId: PortalId, division: Omit<Division, "id">) => Effect.Effect<Division>
  }
>()("identity/Divisions") {}
