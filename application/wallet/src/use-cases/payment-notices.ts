import { Effect, Layer, Option } from "effect"
import { withServices } from "@application/kernel"
import { OwnerMails } from "@application/messaging/services"
import { LaunchPrices, PayableSummaries } from "@application/signup/services"
import type { PriceBreakdown } from "@domain/pricing"
import { isOfSession, type PaymentRecord, type SessionPayment } from "@domain/wallet"
import { BillingDocuments } from "../ports/billing-documents.ts"
import { PaymentNotices, type PaymentReversed, type PaymentUse } from "../ports/payment-notices.ts"
import { receiptNumber } from "./receipt-number.ts"
import { PaidCampaigns } from "../services/paid-campaigns.ts"

const taxName = ({ taxes }: PriceBreakdown): string =>
  taxes.map(({ kind, ratePercent }) => `${kind} ${ratePercent}%`).join(" + ")

/** Campaign, price and tax that a payment was for; none for a deleted draft. */
const paidFor = Effect.fnUntraced(function* (paid: SessionPayment) {
  const launch = Option.getOrUndefined(yield* (yield* LaunchPrices).ofPaid(paid.sessionId))
  if (launch === undefined) return undefined
  const { price, businessName } = launch
  const campaign = Option.getOrUndefined(yield* (yield* PaidCampaigns).of(paid))
  const { currency } = price
  return {
    campaignName: campaign?.name ?? businessName,
    price: { amount: price.total, currency },
    taxName: taxName(price),
    tax: { amount: price.tax, currency },
  }
})

/** What a payment is called wherever it is told: the number of its receipt, else the gateway's name for it. */
const numberOf = (paid: PaymentRecord) =>
  Effect.map(receiptNumber(paid), (number) => number ?? paid.payment.gatewayReference)

const walletLink = ({ businessProfileId }: PaymentRecord, origin: string): string =>
  `${origin}/app/${businessProfileId}/wallet`

const receipt = Effect.fnUntraced(function* (paid: PaymentRecord, use: PaymentUse) {
  const { amount, currency } = paid.payment
  const receiptNumber = yield* numberOf(paid)
  const launch = use === "campaign" && isOfSession(paid) ? yield* paidFor(paid) : undefined
  yield* (yield* OwnerMails).tell(paid, ({ origin }) => {
    const common = { receiptNumber, amount: { amount, currency }, link: walletLink(paid, origin) }
    if (launch !== undefined) return { template: "receipt", ...common, ...launch }
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
  paid: PaymentRecord,
  { step, amount, isStopped, campaignName = "" }: PaymentReversed,
) {
  const { currency } = paid.payment
  const receiptNumber = yield* numberOf(paid)
  yield* (yield* OwnerMails).tell(paid, ({ origin }) => ({
    template: (isStopped ? whenStopped : templates)[step],
    link: walletLink(paid, origin),
    receiptNumber,
    amount: { amount, currency },
    campaignName,
  }))
})

/** Whoever prepared a campaign that was paid by its summary's link hears by whom, and the payer gets a receipt. */
const clientPaid = Effect.fnUntraced(function* (paid: SessionPayment, name: string) {
  const { sessionId, payerApproverId: approverId, payment } = paid
  yield* (yield* PayableSummaries).tellPaid({
    sessionId,
    payer: { name, ...(approverId !== undefined && { approverId }) },
    receiptNumber: yield* numberOf(paid),
    amount: { amount: payment.amount, currency: payment.currency },
  })
})

const received = Effect.fnUntraced(function* (paid: PaymentRecord, use: PaymentUse) {
  yield* receipt(paid, use)
  const { payerName } = paid.payment
  if (isOfSession(paid) && payerName !== undefined) yield* clientPaid(paid, payerName)
})

/** Whoever pays hears by mail of what was credited and of what went back. */
export const paymentNotices = Layer.effect(
  PaymentNotices,
  Effect.gen(function* () {
    const provided = yield* withServices(BillingDocuments, LaunchPrices, OwnerMails, PaidCampaigns, PayableSummaries)
    return {
      received: (paid, use) => provided(received(paid, use)),
      automaticTopUpPaused: (owner, { amount, currency }) =>
        provided(
          Effect.flatMap(OwnerMails, ({ tell }) =>
            tell(owner, ({ origin }) => ({
              template: "automaticTopUpPaused",
              link: `${origin}/app/${owner.businessProfileId}/wallet/cards`,
              amount: { amount, currency },
            })),
          ),
        ),
      refundReturned: (paid, amount) =>
        provided(
          Effect.gen(function* () {
            const receiptNumber = yield* numberOf(paid)
            yield* (yield* OwnerMails).tell(paid, ({ origin }) => ({
              template: "refundReturned",
              link: walletLink(paid, origin),
              receiptNumber,
              amount: { amount, currency: paid.payment.currency },
            }))
          }),
        ),
      reversed: (paid, reversed) => provided(reversal(paid, reversed)),
    }
  }),
)
