import { resolve } from "@application/container"
import { ListCountries } from "@application/businesses/contract"
import type { Region } from "@domain/kernel"
import { Effect } from "effect"
import { composed } from "./composed.ts"

/** The country of this visitor's address, from the api; trouble leaves it unknown. */
export const askRegion = (): Promise<Region | undefined> =>
  Effect.runPromise(
    resolve(
      composed.container,
      ListCountries,
    )({}).pipe(
      Effect.map((countries) => countries.find(({ isLikely }) => isLikely)?.code),
      Effect.catchCause(() => Effect.succeed(undefined)),
    ),
  )
