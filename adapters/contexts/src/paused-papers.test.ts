import { Effect } from "effect"
import { expect, test } from "vitest"
import { BillingDocuments, Ledger } from "@application/wallet/ports"
import { CampaignFunds } from "@application/wallet/services"
import { IdempotencyKey } from "@domain/kernel"
import { returnedPrice, undonePrice, withAddedPrice } from "@domain/pricing"
import { seedPriceLists } from "@domain/pricing/seed"
import { topUp } from "@domain/wallet"
import { examplePrice } from "@domain/pricing/testing"
import { campaignId, inPriceWorld, profileId } from "./testing/price-world.ts"

const now = Date.UTC(2026, 10, 20, 9)
const of = { businessProfileId: profileId, campaignId, campaignName: "Bloom" }
const price = examplePrice({ priceList: seedPriceLists.IN, dailyBudget: 500_03, days: 10, place: "sameState" })
const back = returnedPrice(price, price.media, 0)

/** A campaign that was paid for and paused and resumed twice. */
const pausedTwice = Effect.gen(function* () {
  const event = { businessProfileId: profileId, reference: "payment:1", at: now }
  yield* (yield* Ledger).post({ ...event, currency: "INR" }, (holdings) => topUp(event, holdings, price.total))
  const funds = yield* CampaignFunds
  yield* funds.lock({ ...of, price })
  for (const [index, added] of [back, undonePrice(back), back, undonePrice(back)].entries())
    yield* funds.change({ ...of, added, papers: "none", idempotencyKey: IdempotencyKey.make(`settle:0000000${index}`) })
  return funds
})

const told = Effect.gen(function* () {
  const documents = yield* (yield* BillingDocuments).earlier({ businessProfileId: profileId })
  return documents.map(({ kind, total, tax }) => [kind, total, tax])
})

const inIndia = { region: "IN", now, joinedAt: now, parts: {} } as const
const launched = [
  ["receipt", price.total, 0],
  ["invoice", price.total, price.tax],
]

test("a campaign that is paused and resumed has its one invoice", async () => {
  expect(await inPriceWorld(inIndia, Effect.andThen(pausedTwice, told))).toEqual(launched)
})

test("a campaign that ends paused is credited once for what came back before", async () => {
  const documents = await inPriceWorld(
    inIndia,
    Effect.gen(function* () {
      const funds = yield* pausedTwice
      yield* funds.change({
        ...of,
        added: back,
        papers: "none",
        idempotencyKey: IdempotencyKey.make("settle:00000009"),
      })
      const over = { ...of, price: withAddedPrice(price, back, price), uncredited: undonePrice(back) }
      yield* funds.giveUp(over)
      yield* funds.giveUp(over)
      yield* funds.release(over)
      return yield* told
    }),
  )
  expect(documents).toEqual([...launched, ["creditNote", price.total, price.tax]])
})
