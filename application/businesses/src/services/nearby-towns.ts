import { Context, type Effect } from "effect"
import type { Town } from "@domain/businesses"

/** Towns that a map shows. */
export class NearbyTowns extends Context.Service<
  NearbyTowns,
  {
    /** Largest first, within the reach of a map around a point; none where no town is known. */
    readonly around: (point: {
      readonly latitude: number
      readonly longitude: number
    }) => Effect.Effect<ReadonlyArray<Town>>
  }
>()("businesses/NearbyTowns") {}
