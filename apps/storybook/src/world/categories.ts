import { ProfileConfigurations } from "@application/businesses/ports"
import { unrevised } from "@domain/kernel"
import type { ProductConfiguration } from "@domain/portals"
import { signedUpConfiguration } from "@domain/signup"
import { Effect } from "effect"
import { bakery } from "./bakery.ts"
import { busyBakery, type Seed } from "./seeds.ts"

/** The bakery as a business of another kind or at another point of its onboarding. */
export const bakeryAs = (change: Partial<ProductConfiguration>): Seed =>
  Effect.gen(function* () {
    yield* busyBakery
    yield* (yield* ProfileConfigurations).save(bakery.id, {
      configuration: { ...signedUpConfiguration, ...change },
      revisions: unrevised,
    })
  })
