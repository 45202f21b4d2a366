import { Result } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { addedPrice, returnedPrice } from "@domain/pricing"
import { seedPriceLists } from "@domain/pricing/seed"
import { examplePrice } from "@domain/pricing/testing"
import { changeLock } from "./change-lock.ts"
import { type Holdings, noCampaignHoldings, type Posting } from "./ledger.ts"

const facts = {
  businessProfileId: BusinessProfileId.make(5),
  reference: "change:70:1",
  at: 9,
  campaignId: CampaignId.make(70),
}
const india = { ...seedPriceLists.IN, serviceFeePercent: 10 }
const price = examplePrice({ priceList: india, dailyBudget: 500_00, days: 4, waivedDays: 0 })
const more = addedPrice({ priceList: india, media: 1_000_00, days: 5, waivedDays: 0 })
const holdings = (available: number): Holdings => ({
  currency: "INR",
  available,
  promised: 0,
  locked: 2_000_00,
  owed: 0,
  campaign: { ...noCampaignHoldings, locked: 2_000_00, promo: 500_00, launches: 1, isHeld: true },
})
const shown = (outcome: Result.Result<ReadonlyArray<Posting>, unknown>) =>
  Result.getOrThrow(outcome).map(({ kind, amount, entries }) => [
    kind,
    amount,
    Object.fromEntries(entries.map((entry) => [entry.account, entry.amount])),
  ])

test("more media is locked from what is available, with its fee and tax", () => {
  expect(shown(changeLock(facts, holdings(1_298_00), more))).toEqual([
    ["lockMore", -1_000_00, { available: -1_000_00, locked: 1_000_00 }],
    ["launchFee", -100_00, { available: -100_00, fees: 100_00 }],
    ["launchTax", -198_00, { available: -198_00, tax: 198_00 }],
  ])
})

test("a change that costs more than is available is refused with what is missing", () => {
  expect(Result.getOrThrow(Result.flip(changeLock(facts, holdings(1_297_99), more)))).toMatchObject({
    _tag: "InsufficientFunds",
    missing: 1,
    currency: "INR",
  })
})

test("media that is not needed is back with its tax, a promotion's part excepted", () => {
  expect(shown(changeLock(facts, holdings(0), returnedPrice(price, 700_00, 200_00)))).toEqual([
    ["lockBack", 500_00, { available: 500_00, promo: 200_00, locked: -700_00 }],
    ["taxBack", 90_00, { available: 90_00, tax: -90_00 }],
  ])
})

test("media that a promotion paid for alone gives the owner nothing back", () => {
  expect(shown(changeLock(facts, holdings(0), returnedPrice(price, 200_00, 200_00)))).toEqual([
    ["lockBack", 0, { promo: 200_00, locked: -200_00 }],
  ])
})

test("a change that costs nothing moves nothing", () => {
  expect(shown(changeLock(facts, holdings(0), returnedPrice(price, 0, 0)))).toEqual([])
})
