import { Context, type Effect } from "effect"
import type { Place, PlaceKind } from "@domain/businesses"

/** Places of India and the United Kingdom. When it is unavailable it finds nothing, so that no journey waits for it. */
export class Gazetteer extends Context.Service<
  Gazetteer,
  {
    readonly search: (query: {
      readonly keyword: string
      readonly kinds: ReadonlyArray<PlaceKind>
      readonly countryCodes: ReadonlyArray<string>
      readonly limit: number
    }) => Effect.Effect<ReadonlyArray<Place>>
    readonly nearby: (
      latitude: number,
      longitude: number,
      radiusKilometers: number,
    ) => Effect.Effect<ReadonlyArray<Place>>
    readonly byPostcode: (postcode: string, countryCode: string) => Effect.Effect<Place | undefined>
  }
>()("businesses/Gazetteer") {}
