import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { ProfileConfigurations } from "@application/businesses/ports"
import { memoryBusinessProfiles, memoryProfileConfigurations } from "@application/businesses/testing"
import { ProfileLogos } from "@application/creatives/ports"
import { MemoryDatabase } from "@application/kernel/testing"
import { BusinessProfileId, unrevised } from "@domain/kernel"
import type { BusinessCategoryId } from "@domain/portals"
import { signedUpConfiguration } from "@domain/signup"
import { profileLogos } from "./profile-logos.ts"

const store = BusinessProfileId.make(7)

const mayChange = (category?: BusinessCategoryId) =>
  Effect.gen(function* () {
    if (category !== undefined) {
      const configuration = { ...signedUpConfiguration, category }
      yield* (yield* ProfileConfigurations).save(store, { configuration, revisions: unrevised })
    }
    return yield* (yield* ProfileLogos).mayChange(store)
  }).pipe(
    Effect.provide(
      profileLogos.pipe(
        Layer.provideMerge(Layer.mergeAll(memoryBusinessProfiles, memoryProfileConfigurations)),
        Layer.provide(MemoryDatabase.layer),
      ),
    ),
    Effect.runPromise,
  )

test.each<readonly [BusinessCategoryId | undefined, boolean]>([
  [undefined, true],
  ["Ecommerce", true],
  ["LocalBusiness", true],
  ["HqFranchise", false],
  ["BrandPortal", false],
  ["CreativeBuilder", false],
  ["RichMediaAdBuilder", false],
])("a business of category %s may change its logo: %s", async (category, may) => {
  expect(await mayChange(category)).toBe(may)
})
