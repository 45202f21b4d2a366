import { CampaignRepository } from "@application/campaigns/ports"
import { CurrentActor } from "@application/kernel"
import { startSummaryPayment, confirmSummaryPayment } from "@application/wallet/use-cases"
import { GatewayDesk } from "@application/wallet/testing"
import { getSummary } from "@application/signup/use-cases"
import type { SignupSession } from "@domain/signup"
import { CampaignId, IdempotencyKey } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { sentTo } from "./approvals.ts"
import { bakery, owner } from "./bakery.ts"
import { britishBusiness } from "./card-seeds.ts"
import { journeyDraft } from "./journey-draft.ts"
import { emptyBusiness, type Seed } from "./seeds.ts"

const campaignId = CampaignId.make(9291)

/** An agent's draft in the bakery, with a budget. */
export const agentsDraft: SignupSession = {
  ...journeyDraft("Budget"),
  flavour: "agent",
  queryParameters: { agentname: "Dana" },
  userId: owner.user.id,
  businessProfileId: bakery.id,
  campaignId,
  budget: {
    budget: {
      budgetType: "Daily",
      schedulingMode: "RunContinuously",
      currency: "INR",
      dailyBudget: 350_00,
      days: 14,
    },
  },
}

/** The same of a business in the United Kingdom, whose cards are typed in the page. */
export const britishDraft: SignupSession = {
  ...agentsDraft,
  region: "GB",
  budget: {
    budget: { budgetType: "Daily", schedulingMode: "RunContinuously", currency: "GBP", dailyBudget: 30_00, days: 14 },
  },
}

/** A draft that was sent to people by name, and can be paid once they approve. */
export const payable = (draft: SignupSession, names: ReadonlyArray<string>): Seed =>
  Effect.gen(function* () {
    yield* draft.region === "GB" ? britishBusiness : emptyBusiness
    yield* (yield* CampaignRepository).save({
      id: campaignId,
      businessProfileId: bakery.id,
      sessionId: draft.sessionId,
      region: draft.region,
      name: "Bloom Bakery",
      status: "Draft",
      channels: [],
      spent: 0,
      createdAt: yield* Clock.currentTimeMillis,
    })
    yield* sentTo(draft, names)
  })

/** Somebody who approved has paid by their link, or has begun to. */
export const paidBy = (name: string, outcome: "Succeeded" | "Pending"): Seed =>
  Effect.gen(function* () {
    const encodedId = `link-of-${name.toLowerCase()}`
    const { shownHash, price } = yield* getSummary.handle({ encodedId })
    const total = price?.total ?? 0
    const idempotencyKey = IdempotencyKey.make(`pay:${encodedId}:${total}:0`)
    const started = yield* startSummaryPayment.handle({ encodedId, shownHash, total, idempotencyKey })
    if (started.gateway === "wallet") return
    const { id: paymentId, gatewayReference } = started.payment
    yield* (yield* GatewayDesk).become(gatewayReference, outcome)
    if (outcome === "Succeeded") yield* confirmSummaryPayment.handle({ encodedId, paymentId })
  }).pipe(Effect.provideService(CurrentActor, { kind: "anonymous" }))
