import { Clock, Effect, Layer, Option, Result } from "effect"
import { Ids, withServices } from "@application/kernel"
import type { CurrencyCode } from "@domain/kernel"
import {
  changeLock,
  type DocumentPrice,
  endLaunch,
  endPromise,
  type Holdings,
  launchLock,
  type Posting,
  type PostingFacts,
  spend,
  undoLaunch,
  unlock,
} from "@domain/wallet"
import { Ledger } from "../ports/ledger.ts"
import { PaymentRepository } from "../ports/payment-repository.ts"
import { CampaignFunds, type OfCampaign } from "../services/campaign-funds.ts"

type Decide<E> = (facts: PostingFacts, holdings: Holdings) => Result.Result<ReadonlyArray<Posting>, E>

const post = Effect.fnUntraced(function* <E>(
  { businessProfileId, campaignId, campaignName }: OfCampaign,
  reference: string,
  { price, currency }: { readonly currency: CurrencyCode; readonly price?: DocumentPrice },
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
  const priced = price === undefined ? {} : { price }
  yield* (yield* Ledger).post({ businessProfileId, campaignId, reference, currency, ...priced }, (holdings) =>
    decide(facts, holdings),
  )
})

const lock = Effect.fnUntraced(function* (input: Parameters<CampaignFunds["Service"]["lock"]>[0]) {
  const { businessProfileId, campaignId, price } = input
  const { launches } = yield* (yield* Ledger).campaign(businessProfileId, campaignId)
  yield* post(input, `launch:${campaignId}:${launches + 1}`, { currency: price.currency, price }, (facts, holdings) =>
    launchLock(facts, holdings, price),
  )
})

/** A profile that never paid in holds nothing to draw from or give back. */
const postIfFunded = Effect.fnUntraced(function* (
  input: OfCampaign,
  reference: string,
  decide: Decide<never>,
  price?: DocumentPrice,
) {
  const wallet = yield* (yield* Ledger).wallet(input.businessProfileId)
  if (Option.isNone(wallet)) return
  yield* post(input, reference, { currency: wallet.value.currency, ...(price !== undefined && { price }) }, decide)
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
const ending = Effect.fnUntraced(function* (input: OfCampaign, decide: Decide<never>, price?: DocumentPrice) {
  const { launches } = yield* (yield* Ledger).campaign(input.businessProfileId, input.campaignId)
  yield* postIfFunded(input, `release:${input.campaignId}:${launches}`, decide, price)
})

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
      spend: (input) => provided(draw(input)),
      available: (businessProfileId) =>
        provided(
          Effect.flatMap(Ledger, (ledger) => ledger.wallet(businessProfileId)).pipe(
            Effect.map((wallet) => (Option.isSome(wallet) ? wallet.value.availableBalance : 0)),
          ),
        ),
      change: ({ added, idempotencyKey, ...input }) =>
        provided(
          post(
            input,
            `change:${input.campaignId}:${idempotencyKey}`,
            { currency: added.currency, price: added },
            (facts, holdings) => changeLock(facts, holdings, added),
          ),
        ),
      release: ({ price, ...input }) =>
        provided(
          price === undefined
            ? ending(input, unlock)
            : ending(input, (facts, holdings) => endLaunch(facts, holdings, price), price),
        ),
      reopen: (input) => provided(reopen(input)),
      giveUp: ({ price, ...input }) =>
        provided(ending(input, (facts, holdings) => undoLaunch(facts, holdings, price), price)),
    }
  }),
)
