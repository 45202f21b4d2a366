import { expect, test } from "vitest"
import { assignBand, assignedBands, bandFor } from "./assigned-band.ts"
import { pricingBandOf } from "./pricing-band.ts"
import { seedPriceLists } from "./seed.ts"

const india = seedPriceLists.IN
const kingdom = seedPriceLists.GB
const ownBand = { ...pricingBandOf(india), id: 41 }
const foreign = { ...pricingBandOf(kingdom), id: 42 }

test("without a band of its own a profile is offered its region's", () => {
  expect(bandFor([], india)).toEqual(pricingBandOf(india))
})

test("a band that is assigned is offered until another one is", () => {
  const once = assignBand([], ownBand, "2026-11-01")
  expect(bandFor(once, india)).toEqual(ownBand)
  const twice = assignBand(once, { ...ownBand, id: 43 }, "2026-11-10")
  expect(bandFor(twice, india).id).toBe(43)
  expect(assignedBands(twice).map(({ band, assignedOn }) => [band.id, assignedOn])).toEqual([
    [41, "2026-11-01"],
    [43, "2026-11-10"],
  ])
  expect(assignedBands(twice, true).map(({ band }) => band.id)).toEqual([43])
  expect(assignedBands(twice, false).map(({ band }) => band.id)).toEqual([41])
})

test("a band in another currency than the region's is not offered", () => {
  expect(bandFor(assignBand([], foreign, "2026-11-01"), india)).toEqual(pricingBandOf(india))
})
