import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { type Campaign, changeTerms, end, pause, resume, settleMoney } from "@domain/campaigns"
import { draft } from "@domain/campaigns/testing"
import { addDays, BusinessProfileId, CampaignId } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import { type AddedPrice, undonePrice, withTaxes } from "@domain/pricing"
import { seedPriceLists } from "@domain/pricing/seed"
import { examplePrice } from "@domain/pricing/testing"
import { changeLock } from "./change-lock.ts"
import { type DocumentDraft, documentDrafts, type DocumentPrice, unregisteredEntity } from "./documents/index.ts"
import { afterPosting } from "./holdings.ts"
import { type Holdings, movementOf, noCampaignHoldings, type Posting } from "./ledger.ts"
import { paperPostings } from "./paper-postings.ts"
import { launchLock, undoLaunch } from "./postings.ts"
import { spend } from "./spend.ts"

const start = "2026-11-20"
const moment = { now: 1, today: addDays(start, 2) }
const facts = { businessProfileId: BusinessProfileId.make(5), campaignId: CampaignId.make(70), reference: "r", at: 0 }
const priceList = { ...seedPriceLists.IN, serviceFeePercent: 10 }

const anyMove = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom("pause" as const, "resume" as const) },
  fc.record({ days: fc.integer({ min: 1, max: 40 }), daily: fc.integer({ min: 400_01, max: 3_000_00 }) }),
)
type Move = typeof anyMove extends fc.Arbitrary<infer M> ? M : never

interface StoryState {
  readonly campaign: Campaign
  readonly holdings: Holdings
  readonly postings: ReadonlyArray<Posting>
  readonly documents: ReadonlyArray<DocumentDraft>
}

const drafts = (postings: ReadonlyArray<Posting>, price: DocumentPrice | undefined) =>
  documentDrafts(postings, {
    seller: unregisteredEntity("IN", "Marquee", "29"),
    buyer: { name: "Rao", address: "", state: "29" },
    refersTo: () => [],
    ...(price !== undefined && { price }),
  })

const booked = (
  told: StoryState,
  campaign: Campaign,
  postings: ReadonlyArray<Posting>,
  documents: StoryState["documents"],
): StoryState => ({
  campaign,
  holdings: postings.reduce((before, one) => afterPosting(before, one, facts.campaignId), told.holdings),
  postings: [...told.postings, ...postings],
  documents: [...told.documents, ...documents],
})

const changed = (
  told: StoryState,
  campaign: Campaign,
  added: AddedPrice | undefined,
  papers: AddedPrice | undefined,
): StoryState => {
  const postings = added === undefined ? [] : Result.getOrThrow(changeLock(facts, told.holdings, added))
  return booked(told, campaign, postings, papers === undefined ? [] : drafts(paperPostings(facts, papers), papers))
}

const settled = (told: StoryState, next: Campaign): StoryState => {
  const { campaign, moved, papers } = settleMoney(next)
  return changed(told, campaign, moved, papers)
}

const after = (told: StoryState, move: Move): StoryState => {
  const { campaign } = told
  if (move === "pause")
    return Result.match(pause(campaign, "owner"), { onFailure: () => told, onSuccess: (next) => settled(told, next) })
  if (move === "resume")
    return Result.match(resume(campaign, moment), { onFailure: () => told, onSuccess: (next) => settled(told, next) })
  const wanted = { endDate: addDays(moment.today, move.days), dailyBudget: move.daily }
  const terms = changeTerms(campaign, wanted, { priceList, joinedOn: "2026-01-01", place: "sameState" }, moment)
  if (Result.isFailure(terms)) return told
  return changed(told, terms.success.campaign, terms.success.added, terms.success.papers ?? terms.success.added)
}

const launched = (daily: number, spentPercent: number): StoryState => {
  const price = examplePrice({ priceList, dailyBudget: daily, days: 10, waivedDays: 2, place: "sameState" })
  const budget = {
    budgetType: "Daily",
    schedulingMode: "RunContinuously",
    currency: "INR",
    dailyBudget: daily,
  } as const
  const campaign: Campaign = {
    ...draft,
    status: "Active",
    budget: { ...budget, days: 10 },
    price,
    startDate: start,
    endDate: addDays(start, 9),
    wentLiveAt: 1,
  }
  const empty = { available: 1_000_000_000, promised: 0, locked: 0, owed: 0, campaign: noCampaignHoldings }
  const before: StoryState = { campaign, holdings: { currency: "INR", ...empty }, postings: [], documents: [] }
  const lock = Result.getOrThrow(launchLock(facts, before.holdings, price))
  const begun = booked(before, campaign, lock, drafts(lock, price))
  const drawn = Result.getOrThrow(spend(facts, begun.holdings, Math.floor((price.media * spentPercent) / 100)))
  const { spent } = booked(begun, campaign, drawn, []).holdings.campaign
  return booked(begun, { ...campaign, spent }, drawn, [])
}

const ended = (told: StoryState): StoryState => {
  const over = settled(told, Result.getOrThrow(end(told.campaign, moment)))
  const { price, uncredited } = over.campaign
  if (price === undefined) return over
  const postings = Result.getOrThrow(undoLaunch(facts, over.holdings, price))
  const beside = uncredited === undefined ? [] : paperPostings(facts, undonePrice(uncredited))
  const taxes = uncredited === undefined ? price.taxes : withTaxes(price.taxes, uncredited.taxes)
  return booked(over, over.campaign, postings, drafts([...beside, ...postings], { ...price, taxes }))
}

const credits = ({ documents }: StoryState) => documents.filter(({ kind }) => kind === "creditNote").length
const anyStart = fc.record({ daily: fc.integer({ min: 400_01, max: 3_000_00 }), spent: fc.nat(99) })

test("any sequence of pauses and resumes makes no paper, and an end at most one", () => {
  const moves = fc.array(fc.constantFrom("pause" as const, "resume" as const), { maxLength: 12 })
  law(
    fc.property(anyStart, moves, ({ daily, spent }, sequence) => {
      const told = sequence.reduce<StoryState>(after, launched(daily, spent))
      expect(told.documents).toHaveLength(1)
      expect(ended(told).documents).toHaveLength(2)
      expect(credits(ended(told))).toBe(1)
    }),
  )
})

test("over pauses, changes and an end the papers sum to the ledger, in halves", () => {
  law(
    fc.property(anyStart, fc.array(anyMove, { maxLength: 10 }), ({ daily, spent }, sequence) => {
      const { documents, postings } = ended(sequence.reduce<StoryState>(after, launched(daily, spent)))
      const sumOf = (amount: (one: DocumentDraft) => number) =>
        documents.reduce((sum, one) => sum + (one.kind === "invoice" ? 1 : -1) * amount(one), 0)
      expect(sumOf(({ tax }) => tax)).toBe(postings.reduce((sum, one) => sum + movementOf(one, "tax"), 0))
      expect(sumOf(({ total }) => total)).toBe(0 - postings.reduce((sum, one) => sum + movementOf(one, "available"), 0))
      for (const { taxes } of documents) expect(new Set(taxes.map(({ amount }) => amount)).size).toBeLessThanOrEqual(1)
    }),
  )
})
