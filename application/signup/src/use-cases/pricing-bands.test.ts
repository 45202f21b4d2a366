import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import type { NewPriceList } from "@domain/pricing"
import { PortalId } from "@domain/kernel"
import { seedPriceLists } from "@domain/pricing/seed"
import { inSignup } from "../testing/in-signup.ts"
import { memoryPortal, memoryPortals } from "../testing/index.ts"
import { ProfileOpening } from "../ports/profile-opening.ts"
import {
  getPricingBand,
  listAssignedPricingBands,
  listOwnBandLevels,
  listPricingBandLevels,
  listRegionPrices,
} from "./pricing-bands.ts"
import { publishAnyPriceList } from "./publish-price-list.ts"

const today = 1_790_000_000_000
const day = 86_400_000
/** From tomorrow on. */
const dearer: NewPriceList = {
  ...seedPriceLists.IN,
  effectiveFrom: "2026-09-22",
  minimumDaily: 300_00,
  recommendedDaily: 500_00,
  serviceFeePercent: 10,
  serviceFeeWaiverDays: 0,
  taxPercent: 20,
}
test("the minimum spend comes from the day's list, for each region of the portal", async () => {
  const [before, after, onlyIndia] = await inSignup(
    Effect.gen(function* () {
      yield* TestClock.setTime(today)
      yield* publishAnyPriceList(dearer)
      const now = yield* listRegionPrices.handle({})
      yield* TestClock.adjust(day)
      const [india] = memoryPortal.regions
      const one = { ...memoryPortal, regions: india === undefined ? [] : [india] }
      return [
        now,
        yield* listRegionPrices.handle({}),
        yield* Effect.provide(listRegionPrices.handle({}), memoryPortals(one)),
      ] as const
    }),
  )
  const kingdom = { region: "GB", currency: "GBP", minimumDaily: 20_00 }
  expect(before).toEqual([{ region: "IN", currency: "INR", minimumDaily: 350_00 }, kingdom])
  expect(after).toEqual([{ region: "IN", currency: "INR", minimumDaily: 300_00 }, kingdom])
  expect(onlyIndia).toEqual([{ region: "IN", currency: "INR", minimumDaily: 300_00 }])
})

test("the minimum spend comes from the portal's own list, and from no other portal's", async () => {
  const [here, there] = await inSignup(
    Effect.gen(function* () {
      yield* TestClock.setTime(today)
      yield* publishAnyPriceList({ ...dearer, portalId: memoryPortal.id })
      yield* TestClock.adjust(day)
      const otherPortal = memoryPortals({ ...memoryPortal, id: PortalId.make(2) })
      return [
        yield* listRegionPrices.handle({}),
        yield* Effect.provide(listRegionPrices.handle({}), otherPortal),
      ] as const
    }),
  )
  expect([here[0]?.minimumDaily, there[0]?.minimumDaily]).toEqual([300_00, 350_00])
})

test("a band offers what the day's list recommends", async () => {
  const [before, after] = await inSignup(
    Effect.gen(function* () {
      yield* TestClock.setTime(today)
      yield* publishAnyPriceList(dearer)
      const now = yield* getPricingBand.handle({ region: "IN" })
      yield* TestClock.adjust(day)
      return [now, yield* getPricingBand.handle({ region: "IN" })] as const
    }),
  )
  expect([before, after].map(({ levels }) => levels.map(({ dailyBudget }) => dailyBudget))).toEqual([
    [350_00, 700_00, 350_00],
    [500_00, 1_000_00, 300_00],
  ])
})

test("a level costs what a campaign of the recommended days would", async () => {
  const { levels, promo } = await inSignup(
    Effect.andThen(
      TestClock.setTime(today),
      listPricingBandLevels.handle({ currencyCode: "inr", promoCode: "WELCOME10" }),
    ),
  )
  expect(promo).toBe("applied")
  expect(levels[0]?.price).toMatchObject({ days: 14, media: 4_900_00, promoDiscount: 490_00 })
})

test("a currency that the portal does not sell in has no levels", async () => {
  const indian = memoryPortals({
    ...memoryPortal,
    regions: memoryPortal.regions.filter(({ region }) => region === "IN"),
  })
  const levels = listPricingBandLevels.handle({ currencyCode: "GBP" }).pipe(Effect.provide(indian))
  expect(await inSignup(Effect.flip(levels))).toMatchObject({ _tag: "PricingBandNotFound", errorCode: 104 })
})

test("a business's bands are those of the lists since it joined, active and not", async () => {
  const [all, active, none] = await inSignup(
    Effect.gen(function* () {
      yield* TestClock.setTime(today)
      const profiles = yield* ProfileOpening
      const joined = {
        portalId: memoryPortal.id,
        name: "Rye",
        region: "IN",
        logo: undefined,
        referralCode: undefined,
      } as const
      const businessProfileId = yield* profiles.open(joined)
      yield* publishAnyPriceList(dearer)
      yield* TestClock.adjust(day)
      return [
        yield* listAssignedPricingBands.handle({ businessProfileId }),
        yield* listAssignedPricingBands.handle({ businessProfileId, isActive: true }),
        yield* listAssignedPricingBands.handle({ businessProfileId, isActive: false }),
      ] as const
    }),
  )
  expect(all.map(({ band, isActive }) => [band.levels[0]?.dailyBudget, isActive])).toEqual([
    [350_00, false],
    [500_00, true],
  ])
  expect([active, none]).toEqual([all.slice(1), all.slice(0, 1)])
})

test("this portal's levels are those of the portal that the journey names", async () => {
  const [own, named] = await inSignup(
    Effect.gen(function* () {
      yield* TestClock.setTime(today)
      return [
        yield* listOwnBandLevels.handle({ currencyCode: "INR" }),
        yield* listPricingBandLevels.handle({ currencyCode: "INR" }),
      ] as const
    }),
  )
  expect(own).toEqual(named)
})
