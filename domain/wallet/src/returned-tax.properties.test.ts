import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { type Campaign, changeTerms } from "@domain/campaigns"
import { draft } from "@domain/campaigns/testing"
import { addDays, BusinessProfileId, CampaignId } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import { addsUp, type PlaceOfSupply, type PriceBreakdown, taxableOf } from "@domain/pricing"
import { seedPriceLists } from "@domain/pricing/seed"
import { examplePrice } from "@domain/pricing/testing"
import { changeLock } from "./change-lock.ts"
import { type DocumentDraft, documentDrafts, type DocumentPrice, unregisteredEntity } from "./documents/index.ts"
import { afterPosting } from "./holdings.ts"
import { type Holdings, movementOf, noCampaignHoldings, type Posting } from "./ledger.ts"
import { endLaunch, launchLock, undoLaunch } from "./postings.ts"
import { spend } from "./spend.ts"

const start = "2026-11-20"
const facts = { businessProfileId: BusinessProfileId.make(5), campaignId: CampaignId.make(70), reference: "r", at: 0 }
const promo = {
  code: "X",
  validFrom: "2024-01-01",
  validTo: "2030-01-01",
  discount: { kind: "percent" as const, percent: 20 },
}
const lists = {
  IN: { ...seedPriceLists.IN, serviceFeePercent: 10 },
  GB: { ...seedPriceLists.GB, taxPercent: 20 },
} as const
const anyPlace = fc.constantFrom<PlaceOfSupply>("unknown", "sameState", "otherState", {
  undertaking: "AD290326000123A",
})

const anyStep = fc.record({
  /** Part of what is left that is spent before the change. */
  spends: fc.nat(60),
  days: fc.integer({ min: 1, max: 40 }),
  daily: fc.integer({ min: 400_01, max: 3_000_00 }),
  place: anyPlace,
})
const anyStory = fc.record({
  region: fc.constantFrom("IN" as const, "GB" as const),
  daily: fc.integer({ min: 400_01, max: 3_000_00 }),
  isPromoted: fc.boolean(),
  place: anyPlace,
  steps: fc.array(anyStep, { maxLength: 6 }),
  end: fc.constantFrom("end" as const, "giveUp" as const),
})

type Story = typeof anyStory extends fc.Arbitrary<infer S> ? S : never

interface StoryState {
  readonly holdings: Holdings
  readonly campaign: Campaign
  readonly postings: ReadonlyArray<Posting>
  readonly documents: ReadonlyArray<DocumentDraft>
}

const taxOf = (postings: ReadonlyArray<Posting>) => postings.reduce((sum, one) => sum + movementOf(one, "tax"), 0)

const booked = (
  told: StoryState,
  postings: ReadonlyArray<Posting>,
  { price, ...change }: { readonly price?: DocumentPrice; readonly campaign?: Campaign } = {},
): StoryState => ({
  ...told,
  ...change,
  holdings: postings.reduce((before, one) => afterPosting(before, one, facts.campaignId), told.holdings),
  postings: [...told.postings, ...postings],
  documents: [
    ...told.documents,
    ...documentDrafts(postings, {
      seller: unregisteredEntity(told.campaign.region, "Marquee", "29"),
      buyer: { name: "Rao", address: "" },
      refersTo: () => [],
      ...(price !== undefined && { price }),
    }),
  ],
})

const spent = (told: StoryState, percent: number): StoryState => {
  const { spent: before, locked } = told.holdings.campaign
  const reported = before + Math.floor((locked * percent) / 100)
  const after = booked(told, Result.getOrThrow(spend(facts, told.holdings, reported)))
  return { ...after, campaign: { ...after.campaign, spent: after.holdings.campaign.spent } }
}

const priceOf = ({ price }: Campaign): PriceBreakdown => {
  if (price === undefined) throw new Error("A launched campaign has a price")
  return price
}

const told = ({ region, daily, isPromoted, place, steps }: Story) => {
  const priceList = lists[region]
  const price = examplePrice({
    priceList,
    dailyBudget: daily,
    days: 7,
    waivedDays: 2,
    place,
    ...(isPromoted && { promo }),
  })
  const campaign: Campaign = {
    ...draft,
    region,
    status: "Active",
    budget: {
      budgetType: "Daily",
      schedulingMode: "RunContinuously",
      currency: price.currency,
      dailyBudget: daily,
      days: 7,
    },
    price,
    startDate: start,
    endDate: addDays(start, 6),
  }
  const holdings: Holdings = {
    currency: price.currency,
    available: 1_000_000_000,
    promised: 0,
    locked: 0,
    owed: 0,
    campaign: noCampaignHoldings,
  }
  const begun = booked(
    { holdings, campaign, postings: [], documents: [] },
    Result.getOrThrow(launchLock(facts, holdings, price)),
    { price },
  )
  return steps.reduce((before, step, day) => {
    const now = spent(before, step.spends)
    const today = addDays(start, day)
    const wanted = { endDate: addDays(today, step.days - 1), dailyBudget: step.daily }
    const changed = changeTerms(
      now.campaign,
      wanted,
      { priceList, joinedOn: start, place: step.place },
      { now: 1, today },
    )
    if (Result.isFailure(changed)) return now
    const { added, campaign: after } = changed.success
    return booked(now, Result.getOrThrow(changeLock(facts, now.holdings, added)), { price: added, campaign: after })
  }, begun)
}

test("over any changes the stored price's tax is what the ledger holds, by kind", () => {
  law(
    fc.property(anyStory, (story) => {
      const { campaign, postings, holdings } = told(story)
      const price = priceOf(campaign)
      expect(addsUp(price)).toBe(true)
      expect([price.tax, price.media]).toEqual([taxOf(postings), holdings.campaign.locked + holdings.campaign.spent])
      expect(price.taxes.every(({ amount }) => amount >= 0)).toBe(true)
    }),
  )
})

test("over any changes and an end, returned and kept tax are the paid tax, once", () => {
  law(
    fc.property(anyStory, (story) => {
      const before = told(story)
      const price = priceOf(before.campaign)
      const decide = story.end === "end" ? endLaunch : undoLaunch
      const ended = booked(before, Result.getOrThrow(decide(facts, before.holdings, price)), { price })
      const movedBy = (isMoved: (tax: number) => boolean) =>
        taxOf(ended.postings.filter((one) => isMoved(movementOf(one, "tax"))))
      const paid = movedBy((tax) => tax > 0)
      const returned = 0 - movedBy((tax) => tax < 0)
      const kept = paid - returned
      expect(kept).toBeGreaterThanOrEqual(0)
      expect(Result.getOrThrow(decide(facts, ended.holdings, price))).toEqual([])

      const used = taxableOf({
        ...price,
        media: ended.holdings.campaign.spent,
        promoDiscount: ended.holdings.campaign.promoSpent,
      })
      const isUndone = story.end === "giveUp" && ended.holdings.campaign.spent === 0
      const places = [story.place, ...story.steps.map(({ place }) => place)]
      if (isUndone) expect(kept).toBe(0)
      else if (story.region === "GB" || places.every((place) => typeof place !== "object")) {
        const rate = lists[story.region].taxPercent
        // The lock, each change and, at the end, the whole and the rest are rounded; GST by its half, so to a whole paisa.
        const rounding = story.region === "GB" ? 0.5 : 1
        expect(Math.abs(kept - (used * rate) / 100)).toBeLessThanOrEqual(rounding * (3 + story.steps.length))
      }
    }),
  )
})

test("over any changes and an end, the documents sum to the ledger", () => {
  law(
    fc.property(anyStory, (story) => {
      const before = told(story)
      const price = priceOf(before.campaign)
      const { documents, postings } = booked(before, Result.getOrThrow(endLaunch(facts, before.holdings, price)), {
        price,
      })
      const sumOf = (amount: (one: DocumentDraft) => number) =>
        documents.reduce((sum, one) => sum + (one.kind === "invoice" ? 1 : -1) * amount(one), 0)
      expect(sumOf(({ tax }) => tax)).toBe(taxOf(postings))
      expect(sumOf(({ total }) => total)).toBe(0 - postings.reduce((sum, one) => sum + movementOf(one, "available"), 0))
      for (const { taxes, tax } of documents)
        expect([taxes.reduce((sum, { amount }) => sum + amount, 0), taxes.some(({ kind }) => kind === "GST")]).toEqual([
          tax,
          false,
        ])
    }),
  )
})
