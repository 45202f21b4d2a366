import { law } from "@domain/kernel/testing"
import { Result, Schema } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { BusinessCategoryId } from "./business-category.ts"
import { offeredLanguages } from "./languages.ts"
import { frameParts, sidebarWidth } from "./layout.ts"
import { portalHost } from "./portal-host.ts"
import { portalRegionOf, supportWays } from "./portal-decisions.ts"
import { featureFlagsOf, portalFromWire, portalToWire, WirePortal } from "./portal-wire.ts"
import { Portal } from "./portal.ts"
import { ProductConfiguration } from "./product-configuration.ts"
import { LinkedStoreType, linkedStores, linkedStoreTypeOf, OnboardingStoreType } from "./store-type.ts"
import {
  anyCategory,
  anyConfiguration,
  anyLinkedStoreType,
  anyOnboardingStoreType,
  anyPortal,
} from "./testing/index.ts"

const comesBack = <A, E>(schema: Schema.Codec<A, E>, value: A) =>
  expect(Schema.decodeUnknownSync(schema)(Schema.encodeSync(schema)(value))).toEqual(value)

test("portals, records and product configurations encode and decode to themselves", () => {
  law(
    fc.property(anyPortal, anyConfiguration, (portal, configuration) => {
      comesBack(Portal, portal)
      comesBack(WirePortal, portalToWire(portal))
      comesBack(ProductConfiguration, configuration)
    }),
  )
})

test("categories and both store types round-trip their numbers", () => {
  law(
    fc.property(anyCategory, anyOnboardingStoreType, anyLinkedStoreType, (category, onboarding, linked) => {
      comesBack(BusinessCategoryId, category)
      comesBack(OnboardingStoreType, onboarding)
      comesBack(LinkedStoreType, linked)
    }),
  )
})

test("a portal written as a record is read back as the same portal", () => {
  law(
    fc.property(anyPortal, (portal) => {
      expect(portalFromWire(portalToWire(portal))).toEqual(Result.succeed(portal))
    }),
  )
})

test("reading flags never throws: any text is flags or a failure that names them", () => {
  law(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const flags = featureFlagsOf(text)
      if (Result.isFailure(flags)) expect(flags.failure.part).toBe("featureFlags")
      else expect(Object.values(flags.success).every((flag) => typeof flag === "boolean")).toBe(true)
    }),
  )
})

test("a store type that list B can name is onboarded as itself", () => {
  law(
    fc.property(anyOnboardingStoreType, (type) => {
      const linked = linkedStoreTypeOf[type]
      if (linked !== undefined) expect(linkedStores[linked].onboarding).toBe(type)
    }),
  )
})

test("a portal serves a region that it sells in, whatever is asked for", () => {
  law(
    fc.property(anyPortal, fc.option(fc.string()), (portal, asked) => {
      expect(portal.regions.map(({ region }) => region)).toContain(portalRegionOf(portal, asked))
    }),
  )
})

test("no empty way to reach support is offered", () => {
  law(
    fc.property(anyPortal, fc.constantFrom("IN" as const, "GB" as const), (portal, region) => {
      for (const { target } of supportWays(portal, region)) expect(target.trim()).not.toBe("")
    }),
  )
})

test("a portal offers at least one language, each once", () => {
  law(
    fc.property(anyPortal, (portal) => {
      const offered = offeredLanguages(portal)
      expect(offered.length).toBeGreaterThan(0)
      expect(new Set(offered).size).toBe(offered.length)
    }),
  )
})

test("a host stays itself when it is read again", () => {
  law(
    fc.property(fc.domain(), fc.option(fc.nat({ max: 65_535 })), (domain, port) => {
      const host = portalHost(port === null ? domain : `${domain}:${port}`)
      expect(host).toBe(domain.toLowerCase())
      expect(portalHost(host)).toBe(host)
    }),
  )
})

test("the sidebar has a width exactly where it is shown", () => {
  law(
    fc.property(fc.integer({ min: 200, max: 3000 }), fc.boolean(), fc.boolean(), (width, isCollapsed, isEmbedded) => {
      const { sidebar } = frameParts("app", { width, isEmbedded })
      expect(sidebarWidth({ width, isCollapsed, isEmbedded }) > 0).toBe(sidebar)
    }),
  )
})
