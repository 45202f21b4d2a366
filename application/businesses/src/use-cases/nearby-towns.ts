import { Effect, Layer } from "effect"
import { withServices } from "@application/kernel"
import { townsAmong } from "@domain/businesses"
import { townsReach } from "@domain/campaigns"
import { Gazetteer } from "../ports/index.ts"
import { NearbyTowns } from "../services/nearby-towns.ts"
import { nearbyPlaces } from "./search-places.ts"

/** The towns on the sign-up's maps are the places that the businesses context finds nearby. */
export const nearbyTowns = Layer.effect(
  NearbyTowns,
  Effect.map(withServices(Gazetteer), (provided) => ({
    around: ({ latitude, longitude }) =>
      provided(nearbyPlaces.handle({ latitude, longitude, radiusKilometers: townsReach })).pipe(
        Effect.orDie,
        Effect.map(townsAmong),
      ),
  })),
)
