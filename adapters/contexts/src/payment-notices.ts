import { Effect, Layer } from "effect"
import { BusinessProfileRepository } from "@application/businesses/ports"
import { CampaignRepository } from "@application/campaigns/ports"
import { UserRepository } from "@application/identity/ports"
import { JobQueue, withServices } from "@application/kernel"
import { PortalDirectory } from "@application/portals/ports"
import { SessionRepository } from "@application/signup/ports"
import { LaunchPrices } from "@application/signup/services"
import { PaymentNotices, type PaymentReversed, type PaymentUse } from "@application/wallet/ports"
import type { PriceBreakdown } from "@domain/pricing"
import type { SessionPayment } from "@domain/wallet"
import { type PublicAddresses, tellOwner } from "./campaign-notices.ts"

const taxName = ({ taxes }: PriceBreakdown): string =>
  taxes.map(({ kind, ratePercent }) => `${kind} ${ratePercent}%`).join(" + ")

/** What was paid for, by the price that the paid session has; none of a draft that is gone. */
const paidFor = Effect.fnUntraced(function* ({ sessionId, businessProfileId }: SessionPayment) {
  const session = yield* (yield* SessionRepository).byId(sessionId)
  const price = yield* Effect.fromOption(yield* (yield* LaunchPrices).ofPaid(sessionId))
  const campaign = yield* (yield* CampaignRepository).ofSession(businessProfileId, sessionId)
  const { currency } = price
  return {
    campaignName: campaign?.name ?? session.details.business.name ?? "",
    price: { amount: price.total, currency },
    taxName: taxName(price),
    tax: { amount: price.tax, currency },
  }
})

const receipt = Effect.fnUntraced(function* (paid: SessionPayment, use: PaymentUse, addresses: PublicAddresses) {
  const { payment, businessProfileId } = paid
  const facts = {
    receiptNumber: payment.gatewayReference,
    amount: { amount: payment.amount, currency: payment.currency },
  }
  const booked = use === "campaign" ? yield* Effect.option(paidFor(paid)) : undefined
  yield* tellOwner(paid, addresses, ({ origin }) => {
    const common = { ...facts, link: `${origin}/app/${businessProfileId}/wallet` }
    if (booked?._tag === "Some") return { template: "receipt", ...common, ...booked.value }
    return { template: use === "surplus" ? "surplusReceipt" : "walletReceipt", ...common }
  })
})

const templates = {
  refund: "paymentRefunded",
  hold: "paymentDisputed",
  lose: "disputeLost",
  win: "disputeWon",
} as const
const whenStopped = { ...templates, refund: "paymentRefundedStopped", hold: "paymentDisputedStopped" } as const

const reversal = Effect.fnUntraced(function* (
  paid: SessionPayment,
  { step, amount, isStopped, campaignName }: PaymentReversed,
  addresses: PublicAddresses,
) {
  const { payment, businessProfileId } = paid
  yield* tellOwner(paid, addresses, ({ origin }) => ({
    template: (isStopped ? whenStopped : templates)[step],
    link: `${origin}/app/${businessProfileId}/wallet`,
    receiptNumber: payment.gatewayReference,
    amount: { amount, currency: payment.currency },
    campaignName: campaignName ?? "",
  }))
})

/** Whoever pays hears by mail of what was credited and of what went back, queued in the transaction that books it. */
export const paymentNotices = (addresses: PublicAddresses) =>
  Layer.effect(
    PaymentNotices,
    Effect.gen(function* () {
      const provided = yield* withServices(
        BusinessProfileRepository,
        CampaignRepository,
        JobQueue,
        PortalDirectory,
        LaunchPrices,
        SessionRepository,
        UserRepository,
      )
      return {
        received: (paid, use) => provided(receipt(paid, use, addresses)),
        reversed: (paid, reversed) => provided(reversal(paid, reversed, addresses)),
      }
    }),
  )
