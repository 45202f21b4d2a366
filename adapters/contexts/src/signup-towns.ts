import { Effect, Layer } from "effect"
import { Gazetteer } from "@application/businesses/ports"
import { nearbyPlaces } from "@application/businesses/use-cases"
import { NearbyTowns } from "@application/signup/ports"
import { townsAmong } from "@domain/businesses"
import { townsReach } from "@domain/campaigns"
import { withServices } from "./with-services.ts"

/** The towns on the sign-up's maps are the places that the businesses context finds nearby. */
export const signupTowns = Layer.effect(
  NearbyTowns,
  Effect.map(withServices(Gazetteer), (provided) => ({
    around: ({ latitude, longitude }) =>
      provided(nearbyPlaces.handle({ latitude, longitude, radiusKilometers: townsReach })).pipe(
        Effect.orDie,
        Effect.map(townsAmong),
      ),
  })),
)
