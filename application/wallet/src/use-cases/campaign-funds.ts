import { Clock, Effect, Layer, Option, Result } from "effect"
import { Ids, withServices } from "@application/kernel"
import type { BilledOrder } from "@application/signup/services"
import type { CurrencyCode } from "@domain/kernel"
import { type AddedPrice, type PriceBreakdown, undonePrice, withTaxes } from "@domain/pricing"
import {
  changeLock,
  type DocumentPrice,
  endLaunch,
  endPromise,
  type Holdings,
  launchLock,
  paperPostings,
  passOn,
  type Posting,
  type PostingFacts,
  promise,
  spend,
  undoLaunch,
  unlock,
} from "@domain/wallet"
import { type EventPapers, Ledger } from "../ports/ledger.ts"
import { PaymentRepository } from "../ports/payment-repository.ts"
import { CampaignFunds, type OfCampaign } from "../services/campaign-funds.ts"

/** How an event is written on paper. */
interface Papers {
  readonly price?: DocumentPrice
  /** What its documents say: nothing for "none", its postings where it is absent. */
  readonly says?: AddedPrice | "none" | undefined
  /** What went back before without a credit note, and stands on this event's. */
  readonly uncredited?: AddedPrice | undefined
}

const papersOf = (facts: PostingFacts, { says, uncredited }: Papers): EventPapers | undefined => {
  if (uncredited !== undefined) return { postings: paperPostings(facts, undonePrice(uncredited)), isBeside: true }
  if (says === undefined) return undefined
  return { postings: says === "none" ? [] : paperPostings(facts, says), isBeside: false }
}

type Decide<E> = (facts: PostingFacts, holdings: Holdings) => Result.Result<ReadonlyArray<Posting>, E>

const post = Effect.fnUntraced(function* <E>(
  { businessProfileId, campaignId, campaignName }: OfCampaign,
  reference: string,
  { currency, order, ...paper }: Papers & { readonly currency: CurrencyCode; readonly order?: BilledOrder | undefined },
  decide: Decide<E>,
) {
  const at = yield* Clock.currentTimeMillis
  const facts: PostingFacts = {
    businessProfileId,
    campaignId,
    reference,
    at,
    campaignName,
  }
  const papers = papersOf(facts, paper)
  const event = {
    businessProfileId,
    campaignId,
    reference,
    currency,
    ...(order !== undefined && { order }),
    ...(paper.price !== undefined && { price: paper.price }),
    ...(papers !== undefined && { papers }),
  }
  yield* (yield* Ledger).post(event, (holdings) => decide(facts, holdings))
})

const lock = Effect.fnUntraced(function* (input: Parameters<CampaignFunds["Service"]["lock"]>[0]) {
  const { businessProfileId, campaignId, price, order } = input
  const { launches } = yield* (yield* Ledger).campaign(businessProfileId, campaignId)
  yield* post(
    input,
    `launch:${campaignId}:${launches + 1}`,
    { currency: price.currency, price, order },
    (facts, holdings) => launchLock(facts, holdings, price),
  )
})

/** A profile that never paid in holds nothing to draw from or give back. */
const postIfFunded = Effect.fnUntraced(function* (
  input: OfCampaign,
  reference: string,
  decide: Decide<never>,
  paper: Papers = {},
) {
  const wallet = yield* (yield* Ledger).wallet(input.businessProfileId)
  if (Option.isNone(wallet)) return
  yield* post(input, reference, { currency: wallet.value.currency, ...paper }, decide)
})

/** Each reading has its own reference: one that says what another said before moves money again if they differed in between. */
const draw = Effect.fnUntraced(function* (input: Parameters<CampaignFunds["Service"]["spend"]>[0]) {
  const { businessProfileId, campaignId, reported } = input
  const at = yield* Clock.currentTimeMillis
  const ledger = yield* Ledger
  if (Option.isNone(yield* ledger.wallet(businessProfileId))) return reported
  yield* postIfFunded(input, `spend:${campaignId}:${reported}:${at}`, (facts, holdings) =>
    spend(facts, holdings, reported),
  )
  return (yield* ledger.campaign(businessProfileId, campaignId)).spent
})

/** However a lock ends it has one reference, so that it ends once. */
const ending = Effect.fnUntraced(function* (input: OfCampaign, decide: Decide<never>, paper: Papers = {}) {
  const { launches } = yield* (yield* Ledger).campaign(input.businessProfileId, input.campaignId)
  yield* postIfFunded(input, `release:${input.campaignId}:${launches}`, decide, paper)
})

/** The papers of an end: its taxes are of the kinds in which all of it was paid. */
const endPapers = (price: PriceBreakdown, uncredited: AddedPrice | undefined): Papers =>
  uncredited === undefined
    ? { price }
    : { price: { ...price, taxes: withTaxes(price.taxes, uncredited.taxes) }, uncredited }

/** Each time has its own reference, since a draft may be paid and reopened again and again. */
const reopen = Effect.fnUntraced(function* (input: Parameters<CampaignFunds["Service"]["reopen"]>[0]) {
  const { campaignId, sessionId } = input
  yield* postIfFunded(input, `reopen:${campaignId}:${yield* (yield* Ids).secret}`, (facts, holdings) =>
    Result.succeed(endPromise(facts, holdings)),
  )
  yield* (yield* PaymentRepository).release(sessionId)
})

/** Campaigns draw on the wallet's ledger: each launch locks once, each reading is booked once, each lock ends once. */
export const campaignFunds = Layer.effect(
  CampaignFunds,
  Effect.gen(function* () {
    const provided = yield* withServices(Ledger, PaymentRepository, Ids)
    return {
      lock: (input) => provided(lock(input)),
      promise: ({ total, currency, ...input }) =>
        provided(
          post(input, `promise:${input.campaignId}`, { currency }, (facts, holdings) =>
            promise(facts, holdings, { total, currency }),
          ),
        ),
      passOn: ({ part, total, currency, ...input }) =>
        provided(
          post(input, `passOn:${input.campaignId}:${part}`, { currency }, (facts, holdings) =>
            Result.succeed(passOn(facts, holdings, total)),
          ),
        ),
      promised: (businessProfileId, campaignId) =>
        provided(
          Effect.flatMap(Ledger, (ledger) => ledger.campaign(businessProfileId, campaignId)).pipe(
            Effect.map(({ promised }) => promised),
          ),
        ),
      spend: (input) => provided(draw(input)),
      available: (businessProfileId) =>
        provided(
          Effect.flatMap(Ledger, (ledger) => ledger.wallet(businessProfileId)).pipe(
            Effect.map((wallet) => (Option.isSome(wallet) ? wallet.value.availableBalance : 0)),
          ),
        ),
      change: ({ added, papers, idempotencyKey, ...input }) =>
        provided(
          post(
            input,
            `change:${input.campaignId}:${idempotencyKey}`,
            { currency: added.currency, price: typeof papers === "object" ? papers : added, says: papers },
            (facts, holdings) => changeLock(facts, holdings, added),
          ),
        ),
      release: ({ price, uncredited, ...input }) =>
        provided(
          price === undefined
            ? ending(input, unlock)
            : ending(input, (facts, holdings) => endLaunch(facts, holdings, price), endPapers(price, uncredited)),
        ),
      reopen: (input) => provided(reopen(input)),
      giveUp: ({ price, uncredited, ...input }) =>
        provided(ending(input, (facts, holdings) => undoLaunch(facts, holdings, price), endPapers(price, uncredited))),
    }
  }),
)
