import { CurrentActor } from "@application/kernel"
import { CampaignRepository } from "@application/campaigns/ports"
import { BillingDocuments } from "@application/wallet/ports"
import { GatewayDesk } from "@application/wallet/testing"
import { buyAddOn, confirmTopUp, refundWallet, startTopUp } from "@application/wallet/use-cases"
import { addDays, CampaignId, IdempotencyKey } from "@domain/kernel"
import { seedPriceLists } from "@domain/pricing/seed"
import { DocumentId } from "@domain/wallet"
import { Effect } from "effect"
import { bakery, owner } from "./bakery.ts"
import { busyBakery, type Seed } from "./seeds.ts"

const asOwner = Effect.provideService(CurrentActor, {
  kind: "user",
  userId: owner.user.id,
  portalId: owner.portalId,
  roleIds: [],
  memberships: [{ businessProfileId: bakery.id, roleId: "ClientAccess" }],
})

const begun = (amount: number, key: string) =>
  startTopUp.handle({ businessProfileId: bakery.id, amount, idempotencyKey: IdempotencyKey.make(key) })

const filledBy = Effect.fnUntraced(function* (amount: number, key: string) {
  const { payment } = yield* begun(amount, key)
  yield* (yield* GatewayDesk).become(payment.gatewayReference, "Succeeded")
  yield* confirmTopUp.handle({ businessProfileId: bakery.id, paymentId: payment.id })
})

/** The busy bakery with two top-ups in its wallet, which may go back. */
export const filledWallet: Seed = Effect.gen(function* () {
  yield* busyBakery
  yield* filledBy(5_000_00, "story-top-up-1")
  yield* filledBy(2_450_00, "story-top-up-2")
}).pipe(asOwner)

const refunded = (amount: number, key: string) =>
  refundWallet.handle({ businessProfileId: bakery.id, amount, idempotencyKey: IdempotencyKey.make(key) })

/** The filled wallet with an invoice that the tax office's portal has registered. */
export const registeredInvoice: Seed = Effect.gen(function* () {
  yield* filledWallet
  yield* (yield* BillingDocuments).keepRegistration(bakery.id, DocumentId.make(2), {
    irn: "50d858e0985ecc7f60418aaf0cc5ab587f42c2570a884095a9e8ccacd0f6545c",
    acknowledgementNumber: "112610000000001",
    acknowledgedAt: Date.UTC(2026, 10, 20, 9, 30),
    // As long as a portal's signed text.
    signedQr: "abcDEF019_-.".repeat(90),
  })
}).pipe(asOwner)

/** So many payments that their receipts fill more than a page. */
export const manyDocuments: Seed = Effect.gen(function* () {
  yield* busyBakery
  for (let payment = 1; payment <= 24; payment += 1) yield* filledBy(500_00 + payment, `story-top-up-${payment}`)
}).pipe(asOwner)

/** The filled wallet with a refund in each state. */
export const refundedWallet: Seed = Effect.gen(function* () {
  yield* filledWallet
  const desk = yield* GatewayDesk
  yield* refunded(1_000_00, "story-refund-1")
  yield* desk.refundsBecome("Failed")
  yield* refunded(500_00, "story-refund-2")
  yield* desk.refundsBecome("InProgress")
  yield* refunded(700_00, "story-refund-3")
}).pipe(asOwner)

const bought = (tierName: string, total: number, key: string) =>
  buyAddOn.handle({
    businessProfileId: bakery.id,
    tierName,
    priceListId: seedPriceLists.IN.id,
    total,
    idempotencyKey: IdempotencyKey.make(key),
  })

/** The filled wallet after two packs were bought; the second pack begins when the first pack ends. */
export const boughtAddOns: Seed = Effect.gen(function* () {
  yield* filledWallet
  yield* bought("Starter", 1_178_82, "story-add-on-1")
  yield* bought("Growth", 2_948_82, "story-add-on-2")
}).pipe(asOwner)

/** The busy bakery while a bank decides about a top-up whose page was closed. */
export const topUpUnderWay: Seed = Effect.gen(function* () {
  yield* busyBakery
  const { payment } = yield* begun(5_000_00, "story-top-up-1")
  yield* (yield* GatewayDesk).become(payment.gatewayReference, "Pending")
}).pipe(asOwner)

/** The busy bakery with a running campaign whose daily budget its money does not pay until its last day. */
export const lowWallet: Seed = Effect.gen(function* () {
  yield* busyBakery
  const campaigns = yield* CampaignRepository
  const running = yield* Effect.orDie(campaigns.byId(bakery.id, CampaignId.make(9201)))
  const { budget, endDate } = running
  if (budget === undefined || endDate === undefined) return
  const larger = { ...budget, dailyBudget: budget.dailyBudget * 20 }
  yield* campaigns.save({ ...running, budget: larger, endDate: addDays(endDate, 14) })
})
