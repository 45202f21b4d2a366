import { Effect } from "effect"
import { expect } from "vitest"
import { CampaignRepository } from "@application/campaigns/ports"
import { UnitOfWork } from "@application/kernel"
import { CampaignFunds } from "@application/wallet/services"
import { taxableOf, taxOfUnused } from "@domain/pricing"
import { type Cut } from "./cut-connections.ts"
import { campaignOf, despite, failureOf, nextKey, type Real, type Step, valueOf } from "./wallet-steps.ts"
import type { WalletServices } from "./wallet-story-world.ts"

/** A campaign moves its money in the transaction of what it does. */
const moved = <A, E>(real: Real, cut: Cut | undefined, work: Effect.Effect<A, E, WalletServices>) =>
  despite(
    real,
    cut,
    Effect.flatMap(UnitOfWork, ({ transact }) => transact(work)),
  )

const priceOf = ({ prices }: Real, index: number, total: number) => {
  const price = prices.get(`${index}:${total}`)
  if (price === undefined) throw new Error(`Campaign ${index} was never to cost ${total}`)
  return price
}

/** A paid campaign is launched, or resumed after its lock had ended. */
export const launch =
  (index: number): Step =>
  async (pencil, real, cut) => {
    const { isPaid, total } = pencil.campaign(index)
    if (!isPaid) return
    const price = priceOf(real, index, total)
    const campaign = campaignOf(real, index)
    const { businessProfileId, campaignId } = campaign
    const work = Effect.gen(function* () {
      const campaigns = yield* CampaignRepository
      yield* (yield* CampaignFunds).lock({ ...campaign, price })
      const stored = yield* campaigns.forChange(businessProfileId, campaignId)
      yield* campaigns.save({ ...stored, status: "Active" })
    })
    const exit = await moved(real, cut, work)
    const isLaunched = pencil.launch(index, { total: price.total, media: price.media, promo: price.promoDiscount })
    if (isLaunched) valueOf(exit)
    else expect(failureOf(exit)).toMatchObject({ _tag: "InsufficientFunds" })
  }

/** Networks report a spend: more, less than before, the same again, beyond the lock or after the end. */
export const spend =
  (index: number, reported: number): Step =>
  async (pencil, real, cut) => {
    if (pencil.campaign(index).launches === 0) return
    const work = Effect.flatMap(CampaignFunds, (funds) => funds.spend({ ...campaignOf(real, index), reported }))
    const shown = valueOf(await moved(real, cut, work))
    pencil.spend(index, reported)
    expect(shown).toBe(pencil.campaign(index).spent)
    expect(valueOf(await moved(real, undefined, work))).toBe(shown)
  }

/** A running campaign's budget grows or shrinks, as far as the lock and the wallet allow. */
export const change =
  (index: number, wanted: number): Step =>
  async (pencil, real, cut) => {
    const campaign = pencil.campaign(index)
    const media = Math.max(wanted, -campaign.own)
    if (!campaign.isHeld || media === 0) return
    const none = { promoDiscount: 0, serviceFee: 0, serviceFeeWaived: 0, taxes: [], tax: 0 }
    const added = { ...none, currency: "INR" as const, media, total: media }
    const idempotencyKey = nextKey(real)
    const work = Effect.flatMap(CampaignFunds, (funds) =>
      funds.change({ ...campaignOf(real, index), added, idempotencyKey }),
    )
    const exit = await moved(real, cut, work)
    if (media > pencil.available) {
      expect(failureOf(exit)).toMatchObject({ _tag: "InsufficientFunds" })
      return
    }
    valueOf(exit)
    pencil.available -= media
    campaign.own += media
  }

/** What a campaign holds goes back while it is paused, or what went back is locked again, if the wallet still has it. */
export const rest =
  (index: number): Step =>
  async (pencil, real, cut) => {
    const campaign = pencil.campaign(index)
    const { own, promo, isHeld, returned } = campaign
    const step = returned === undefined ? { own: 0 - own, promo: 0 - promo } : returned
    if (!isHeld || (step.own === 0 && step.promo === 0)) return
    const none = { serviceFee: 0, serviceFeeWaived: 0, taxes: [], tax: 0 }
    const media = step.own + step.promo
    const added = { ...none, currency: "INR" as const, media, promoDiscount: step.promo, total: step.own }
    const idempotencyKey = nextKey(real)
    const work = Effect.flatMap(CampaignFunds, (funds) =>
      funds.change({ ...campaignOf(real, index), added, idempotencyKey }),
    )
    const exit = await moved(real, cut, work)
    if (step.own > pencil.available) {
      expect(failureOf(exit)).toMatchObject({ _tag: "InsufficientFunds" })
      return
    }
    valueOf(exit)
    pencil.rest(index)
  }

/** A campaign is paused for good or ends; given up, it gets the tax of the unspent back, and all charges if nothing was spent. */
export const end =
  (index: number, isGivenUp: boolean): Step =>
  async (pencil, real, cut) => {
    const { launches, total } = pencil.campaign(index)
    if (launches === 0) return
    const price = priceOf(real, index, total)
    const campaign = campaignOf(real, index)
    const work = Effect.flatMap(CampaignFunds, (funds) =>
      isGivenUp ? funds.giveUp({ ...campaign, price }) : funds.release(campaign),
    )
    valueOf(await moved(real, cut, work))
    const charges = price.serviceFee - price.serviceFeeWaived + price.tax
    const taxOf = (own: number) => taxOfUnused(own, { ...price, taxable: taxableOf(price) })
    pencil.end(index, isGivenUp ? { charges, taxOf } : undefined)
  }
