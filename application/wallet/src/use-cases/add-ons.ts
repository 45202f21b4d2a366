import { Clock, Effect } from "effect"
import { handler, type InputOf } from "@application/kernel"
import { ownPortal, Portals } from "@application/portals/services"
import { type BusinessProfileId, defaultPage, localDateAt, offsetOf } from "@domain/kernel"
import { callsBack } from "@domain/portals"
import { type AddOnPack, addOnPrice, placeOfSupply, soldPacks } from "@domain/pricing"
import {
  AddOnNotSold,
  addOnPeriod,
  addOnReference,
  buyAddOn as posted,
  checkRepeat,
  PriceChanged,
} from "@domain/wallet"
import { BuyAddOn, GetAddOns, ListPriorityBusinesses } from "../contract/add-ons.ts"
import { AddOnPurchases } from "../ports/add-on-purchases.ts"
import { BillingDocuments } from "../ports/billing-documents.ts"
import { Ledger } from "../ports/ledger.ts"
import { billingParties } from "./billing-parties.ts"
import { walletOf } from "./get-wallet.ts"
import { topUpTerms } from "./top-up-terms.ts"

/** How many purchases a page shows. */
const latestPurchases = 20

/**
 * What a profile may buy today: its packs, each with its price where the buyer is taxed. Packs promise a call, so there are none where
 * the portal calls nobody back.
 */
const offersTo = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const { region, timeZone, priceList } = yield* topUpTerms(businessProfileId)
  const { seller, buyer } = yield* billingParties(businessProfileId)
  const today = localDateAt(yield* Clock.currentTimeMillis, timeZone)
  const place = placeOfSupply(seller, buyer, today)
  const priced = (pack: AddOnPack) => ({ pack, price: addOnPrice(pack, priceList, place) })
  const packs = callsBack(yield* (yield* Portals).current, region) ? soldPacks(priceList) : []
  return { timeZone, offers: packs.map(priced) }
})

/** Purchases with the documents of their postings. */
const withDocuments = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const latest = yield* (yield* AddOnPurchases).ofProfile(businessProfileId, latestPurchases)
  const references = latest.map(({ key }) => addOnReference(key))
  const documents = yield* (yield* BillingDocuments).ofEvents(businessProfileId, references)
  return latest.map(({ key, purchase }) => {
    const document = documents.find(({ reference }) => reference === addOnReference(key))
    if (document === undefined) return purchase
    const { id, kind, number } = document
    return { ...purchase, document: { id, kind, number } }
  })
})

export const getAddOns = handler(
  GetAddOns,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const boughtAt = yield* Clock.currentTimeMillis
    const { timeZone, offers } = yield* offersTo(businessProfileId)
    const { currency, availableBalance } = yield* walletOf(businessProfileId)
    const lastEnd = (yield* (yield* AddOnPurchases).lastEnd(businessProfileId)) ?? boughtAt
    const { flags } = yield* (yield* Portals).current
    return {
      currency,
      available: availableBalance,
      isCampaignReviewed: flags.isCampaignReviewed === true,
      packs: offers.map(({ pack: { tierName, days }, price }) => {
        const { endsAt } = addOnPeriod(days, { boughtAt, runsUntil: lastEnd, timeZone })
        return { tierName, days, price, endsAt }
      }),
      ...(lastEnd > boughtAt && { runsUntil: lastEnd }),
      purchases: yield* withDocuments(businessProfileId),
    }
  }),
)

type PurchaseInput = InputOf<typeof BuyAddOn>

/** What was bought under the wanted key, if anything was; another purchase under it is a conflict. */
const boughtBefore = Effect.fnUntraced(function* ({ businessProfileId, idempotencyKey, ...wanted }: PurchaseInput) {
  const [known] = yield* (yield* AddOnPurchases).under(businessProfileId, [idempotencyKey])
  if (known === undefined) return undefined
  const { tierName, priceListId, total } = known.purchase
  yield* Effect.fromResult(checkRepeat({ tierName, priceListId, total }, wanted))
  return known.purchase
})

/** The pack at the agreed price, on the list that it was agreed to; no other list's, even for as much. */
const agreedOffer = Effect.fnUntraced(function* ({ businessProfileId, tierName, priceListId, total }: PurchaseInput) {
  const { timeZone, offers } = yield* offersTo(businessProfileId)
  const offer = offers.find(({ pack }) => pack.tierName === tierName)
  if (offer === undefined) return yield* new AddOnNotSold({})
  const { price } = offer
  if (price.priceListId !== priceListId || price.total !== total)
    return yield* new PriceChanged({ total: price.total, due: 0 })
  return { ...offer, timeZone }
})

/**
 * The purchase is kept under the wallet's lock, after its posting: of two requests with one key the second finds it, also where the
 * pack is free and nothing is posted, and of two purchases the later one begins where the other ends.
 */
export const buyAddOn = handler(
  BuyAddOn,
  Effect.fnUntraced(function* (wanted) {
    const { businessProfileId, idempotencyKey } = wanted
    const known = yield* boughtBefore(wanted)
    if (known !== undefined) return known
    const { pack, price, timeZone } = yield* agreedOffer(wanted)
    const purchases = yield* AddOnPurchases
    const at = yield* Clock.currentTimeMillis
    const about = { businessProfileId, reference: addOnReference(idempotencyKey) }
    const keep = Effect.gen(function* () {
      const runsUntil = yield* purchases.lastEnd(businessProfileId)
      const { tierName, days } = pack
      yield* purchases.add(idempotencyKey, {
        businessProfileId,
        tierName,
        days,
        priceListId: price.priceListId,
        currency: price.currency,
        price: price.total - price.tax,
        tax: price.tax,
        total: price.total,
        boughtAt: at,
        ...addOnPeriod(days, { boughtAt: at, timeZone, ...(runsUntil !== undefined && { runsUntil }) }),
      })
    })
    const event = { ...about, currency: price.currency, price }
    yield* (yield* Ledger).post(
      event,
      (holdings) => posted({ ...about, at }, holdings, price),
      () => keep,
    )
    return (yield* boughtBefore(wanted)) ?? (yield* Effect.die(new Error(`No add-on was kept for ${idempotencyKey}`)))
  }),
)

export const listPriorityBusinesses = handler(
  ListPriorityBusinesses,
  Effect.fnUntraced(function* ({ portalId, ...paging }) {
    const page = { ...defaultPage, ...paging }
    const now = yield* Clock.currentTimeMillis
    const purchases = yield* AddOnPurchases
    return yield* purchases.running(yield* ownPortal(portalId), now, { skip: offsetOf(page), limit: page.limit })
  }),
)
