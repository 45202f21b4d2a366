import { Context, type Effect } from "effect"
import type { Place } from "@domain/businesses"

/** The search network's codes of places. */
export class PlaceCodes extends Context.Service<
  PlaceCodes,
  {
    /** The codes by the places' ids; places that the network does not know are absent, all while it cannot answer. */
    readonly of: (places: ReadonlyArray<Place>) => Effect.Effect<ReadonlyMap<string, string>>
  }
>()("businesses/PlaceCodes") {}
