import { Effect, Layer } from "effect"
import { RateLimits, withServices, Profiles, LinkHasher } from "@application/kernel"
import { ProfileCategories } from "@application/businesses/services"
import { Portals } from "@application/portals/services"
import { quotedName } from "@domain/messaging"
import { type ApproverId, lacksBeforePayment, standingDecisions, summaryPaymentRefusal } from "@domain/signup"
import { CampaignDrafts } from "../services/campaign-drafts.ts"
import { type LinkedPayments, type PaidByLink, PayableSummaries } from "../services/payable-summaries.ts"
import { PriceLists } from "../ports/price-lists.ts"
import { PromoCodes } from "../ports/promo-codes.ts"
import { SessionRepository, type StoredSession } from "../ports/session-repository.ts"
import { SummaryApprovers } from "../ports/summary-approvers.ts"
import { SummaryDecisions } from "../ports/summary-decisions.ts"
import { SummaryMessages } from "../ports/summary-messages.ts"
import { TaxParties } from "../ports/tax-parties.ts"
import { countCaller, countKey, signupLimits } from "./limits.ts"
import { keyedSession, linkedSession } from "./linked-session.ts"
import { glanceOf, payableOf } from "./payable-sessions.ts"
import { decisionsOn, shownSummary } from "./shown-summary.ts"
import { summaryFactsOf } from "./summary-facts.ts"

/** Payments of one session, whoever asks: its link has been checked. */
const paymentsOf = Effect.fnUntraced(function* ({ details: { sessionId } }: StoredSession, approverId?: ApproverId) {
  const sessions = yield* SessionRepository
  const provided = yield* withServices(
    SessionRepository,
    Portals,
    PriceLists,
    PromoCodes,
    ProfileCategories,
    Profiles,
    TaxParties,
    CampaignDrafts,
  )
  const payments: LinkedPayments = {
    sessionId,
    ...(approverId !== undefined && { approverId }),
    sessions: {
      look: () => Effect.map(sessions.byId(sessionId), glanceOf),
      price: () => provided(Effect.flatMap(sessions.byId(sessionId), payableOf)),
    },
  }
  return payments
})

const opened = Effect.fnUntraced(function* (encodedId: string) {
  const { session, approver, isOwners } = yield* linkedSession(encodedId)
  const { details } = session
  const { price, shown } = yield* shownSummary(session)
  const { hashes, decisions, named } = yield* decisionsOn(session, shown)
  const approved = standingDecisions(decisions, named).find(({ kind }) => kind === "Approved")
  const isReady =
    details.businessProfileId !== undefined && price !== undefined && lacksBeforePayment(details).length === 0
  const refusal = isOwners
    ? "Own"
    : isReady
      ? summaryPaymentRefusal(decisions, named, approver?.approverId)
      : "NotReady"
  const payments = yield* paymentsOf(session, approver?.approverId)
  const { approverId } = payments
  const name = approver?.name ?? approved?.approverName ?? ""
  return {
    ...payments,
    payer: { name, ...(approverId !== undefined && { approverId }) },
    shownHash: hashes[0] ?? "",
    isShown: (shownHash: string) => hashes.includes(shownHash),
    refusal,
  } as const
})

const tellPaid = Effect.fnUntraced(function* ({ sessionId, payer, receiptNumber, amount }: PaidByLink) {
  const { portalId, details } = yield* Effect.orDie((yield* SessionRepository).byId(sessionId))
  const { userId, businessProfileId } = details
  const messages = yield* SummaryMessages
  const { businessName } = summaryFactsOf(details)
  if (userId !== undefined && businessProfileId !== undefined)
    yield* messages.tellDecision(
      { portalId, userId, businessProfileId, sessionId },
      { businessName, approverName: quotedName(payer.name), decision: "Paid" },
    )
  const asked = yield* (yield* SummaryApprovers).of(portalId, sessionId)
  const approver = asked.find(({ approverId }) => approverId === payer.approverId)
  if (approver?.channel === "Email")
    yield* messages.sendReceipt(portalId, approver, { businessName, receiptNumber, amount })
})

/** Summaries are paid by the sign-up's own rules of links and approvals. */
export const payableSummaries = Layer.effect(
  PayableSummaries,
  Effect.gen(function* () {
    const provided = yield* withServices(
      SessionRepository,
      SummaryApprovers,
      SummaryDecisions,
      LinkHasher,
      SummaryMessages,
      Portals,
      PriceLists,
      PromoCodes,
      ProfileCategories,
      Profiles,
      TaxParties,
      CampaignDrafts,
      RateLimits,
    )
    return {
      open: (encodedId) => provided(Effect.andThen(countCaller(signupLimits.paymentAskByPlace), opened(encodedId))),
      openToPay: Effect.fnUntraced(function* (encodedId) {
        yield* countCaller(signupLimits.paymentByPlace)
        const summary = yield* opened(encodedId)
        yield* countKey(signupLimits.paymentBySession, summary.sessionId)
        return summary
      }, provided),
      begun: Effect.fnUntraced(function* (encodedId) {
        yield* countCaller(signupLimits.paymentAskByPlace)
        const { session, approver } = yield* keyedSession(encodedId)
        return yield* paymentsOf(session, approver?.approverId)
      }, provided),
      tellPaid: (paid) => provided(tellPaid(paid)),
    }
  }),
)
