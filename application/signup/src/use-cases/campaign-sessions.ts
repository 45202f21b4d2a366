import { Clock, Effect, Layer, Option, Result } from "effect"
import { CurrentActor, Ids, ServicesOn, withServices, Profiles, LinkHasher } from "@application/kernel"
import { ReferralCodes } from "@application/businesses/services"
import { Portals } from "@application/portals/services"
import {
  applyChange,
  furtherSession,
  lacksDetails,
  planOf,
  SessionNotFound,
  type SignupSession,
  type SessionParts,
  withParts,
} from "@domain/signup"
import {
  type Campaign,
  type CampaignBudget,
  offeringOf,
  type PlanEdit,
  planPrice,
  quotedBudget,
  revisedPlan,
} from "@domain/campaigns"
import {
  type BusinessProfileId,
  CampaignId,
  localDateAt,
  type Region,
  regionFacts,
  type SessionId,
} from "@domain/kernel"
import { InvalidFields } from "@domain/identity"
import { socialAdPage } from "@domain/launch"
import { PriceLists } from "../ports/price-lists.ts"
import { PromoCodes } from "../ports/promo-codes.ts"
import { ProfileOpening } from "../ports/profile-opening.ts"
import { SessionRepository, type StoredSession } from "../ports/session-repository.ts"
import { TaxParties } from "../ports/tax-parties.ts"
import { SummaryApprovers } from "../ports/summary-approvers.ts"
import { SummaryDecisions } from "../ports/summary-decisions.ts"
import { type BegunDraft, LaunchDrafts, LaunchPrices, SeedSessions } from "../services/index.ts"
import { billedOrderOf } from "../services/billed-order.ts"
import { releasePromo } from "./order-promo.ts"
import { placeOfOrder } from "./place-of-order.ts"
import { priceListOf } from "./price-list-of.ts"
import { accessibleSession } from "./session-access.ts"
import { saveSession } from "./session-changes.ts"
import { priceBy, priceOf, pricingFactsBy } from "./session-pricing.ts"
import { approvalOf, isApprovalNeeded } from "./shown-summary.ts"

/** The promo code that was paid with is held no longer. */
const freePromoCode = Effect.fnUntraced(function* (session: StoredSession) {
  const promoCode = Option.getOrUndefined(yield* Effect.option(priceOf(session)))?.price.promoCode
  if (promoCode !== undefined) yield* releasePromo(session, promoCode)
})

const unpay = Effect.fnUntraced(function* (sessionId: SessionId) {
  const stored = yield* Effect.option((yield* SessionRepository).forUpdate(sessionId))
  if (Option.isNone(stored)) return
  yield* freePromoCode(stored.value)
  const { paidAt: _paidAt, priceListId: _priceList, place: _place, taxRounding: _rounding, ...session } = stored.value
  yield* saveSession(session, { ...session.details, paid: false })
  yield* (yield* ReferralCodes).noteUnpaid(session.portalId, sessionId)
})

const describe = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  sessionId: SessionId,
  business: Partial<SignupSession["business"]>,
) {
  const session = yield* (yield* SessionRepository).forUpdate(sessionId)
  if (session.details.businessProfileId !== businessProfileId) return yield* new SessionNotFound({})
  const changed = applyChange(session.details, { business })
  if (Result.isFailure(changed))
    return yield* new InvalidFields({
      fields: changed.failure.kind === "invalid" ? changed.failure.fields : {},
    })
  yield* saveSession(session, changed.success)
})

/** How a session stands with its client; a campaign that was launched needs an approval if it was asked for before. */
const hashedApproval = Effect.fnUntraced(function* (session: StoredSession, isLaunched: boolean) {
  const { price, standing, decisions, changedParts, contentHash } = yield* approvalOf(session)
  const isNeeded = (yield* isApprovalNeeded(session)) && (!isLaunched || decisions.length > 0)
  return { price, approval: { isNeeded, standing, changedParts, contentHash } }
})

const sessionOf = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  stored: Effect.Effect<StoredSession, SessionNotFound>,
) {
  const session = yield* stored
  return session.details.businessProfileId === businessProfileId ? session : yield* new SessionNotFound({})
})

const approvalOfEdit = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  sessionId: SessionId,
  edit: PlanEdit,
) {
  const session = yield* sessionOf(businessProfileId, (yield* SessionRepository).byId(sessionId))
  return (yield* hashedApproval({ ...session, details: revisedPlan(session.details, edit) }, true)).approval
})

const revise = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  sessionId: SessionId,
  edit: PlanEdit,
) {
  const session = yield* sessionOf(businessProfileId, (yield* SessionRepository).forUpdate(sessionId))
  yield* saveSession(session, revisedPlan(session.details, edit))
})

/** A draft for its launch. Campaigns that were launched before approvals were asked for are corrected without one. */
const launchDraft = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  sessionId: SessionId,
  isResubmission: boolean,
) {
  const session = yield* sessionOf(businessProfileId, (yield* SessionRepository).byId(sessionId))
  const { details } = session
  const { price, approval } = yield* hashedApproval(session, isResubmission)
  return { plan: planOf(details), isPaid: details.paid, price, approval, order: billedOrderOf(details) }
})

/** Launches read their drafts from sign-up sessions. */
export const launchDrafts = Layer.effect(
  LaunchDrafts,
  Effect.gen(function* () {
    const provided = yield* withServices(
      SessionRepository,
      Portals,
      PriceLists,
      PromoCodes,
      Profiles,
      TaxParties,
      SummaryApprovers,
      SummaryDecisions,
      LinkHasher,
      ReferralCodes,
    )
    const sessions = yield* SessionRepository
    return {
      forLaunch: (businessProfileId, sessionId, isResubmission) =>
        provided(launchDraft(businessProfileId, sessionId, isResubmission)),
      get: (sessionId) => provided(Effect.map(accessibleSession(sessionId), ({ details }) => planOf(details))),
      ofCampaign: Effect.fnUntraced(function* (businessProfileId, sessionId) {
        const { details } = yield* sessions.byId(sessionId)
        if (details.businessProfileId !== businessProfileId) return yield* new SessionNotFound({})
        return { plan: planOf(details), isPaid: details.paid }
      }),
      campaignOf: (sessionId) =>
        Effect.map(
          Effect.option(sessions.forUpdate(sessionId)),
          Option.flatMap(({ details }) => Option.fromNullishOr(details.campaignId)),
        ),
      approvalOfEdit: (businessProfileId, sessionId, edit) =>
        provided(approvalOfEdit(businessProfileId, sessionId, edit)),
      revise: (businessProfileId, sessionId, edit) => provided(revise(businessProfileId, sessionId, edit)),
      describe: (businessProfileId, sessionId, business) => provided(describe(businessProfileId, sessionId, business)),
      unpay: (sessionId) => provided(unpay(sessionId)),
    }
  }),
)

/** The session that a further campaign would begin with; nothing is written. */
const begunSession = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, campaignId: CampaignId) {
  const ids = yield* Ids
  const actor = yield* CurrentActor
  const profile = yield* (yield* Profiles).of(businessProfileId)
  const latest = yield* (yield* SessionRepository).latestOf(businessProfileId)
  const { signup = {}, flags } = yield* (yield* Portals).byId(profile.portalId)
  const now = yield* Clock.currentTimeMillis
  const details = furtherSession(latest?.details, {
    sessionId: yield* ids.sessionId,
    encodedId: yield* ids.secret,
    region: profile.region,
    name: profile.name,
    business: {
      ...(profile.thumbnailLogo !== undefined && { logoUrl: profile.thumbnailLogo }),
      ...(yield* (yield* ProfileOpening).picturesOf(businessProfileId)),
    },
    businessProfileId,
    campaignId,
    userId: actor.kind === "user" ? actor.userId : latest?.details.userId,
    journey: signup.journey,
    ...offeringOf(yield* ServicesOn, flags),
    now,
  })
  const session = { portalId: profile.portalId, details }
  return { session, priceList: yield* priceListOf(session, now), now }
})

const seed = Effect.fnUntraced(function* <E>(
  businessProfileId: BusinessProfileId,
  campaignId: CampaignId,
  partsIn: (begun: BegunDraft) => Effect.Effect<SessionParts, E>,
) {
  const { session, priceList, now } = yield* begunSession(businessProfileId, campaignId)
  const { portalId, details } = session
  const parts = yield* partsIn({
    plan: planOf(details),
    priceList,
    today: localDateAt(now, regionFacts[details.region].timeZone),
    lacksDetails: lacksDetails(details),
    adState: socialAdPage(details.flavour).state,
  })
  yield* (yield* SessionRepository).create({ portalId, details: withParts(details, parts) })
  return details.sessionId
})

/** A campaign that no draft will have. */
const noCampaign = CampaignId.make(1)

const preview = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const { session, priceList } = yield* begunSession(businessProfileId, noCampaign)
  const plan = planOf(session.details)
  const budget = quotedBudget(plan, priceList)
  const order = { ...session.details.budget, budget }
  // The recommended budget is one that the price list allows.
  const { price } = yield* Effect.orDie(priceBy(priceList, session, order))
  return { plan, budget, price }
})

const quote = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  budgets: ReadonlyArray<CampaignBudget>,
) {
  const { session, priceList, now } = yield* begunSession(businessProfileId, noCampaign)
  const { region, budget: order } = session.details
  const facts = yield* pricingFactsBy(priceList, session, order)
  const prices = budgets.map((budget) => Result.getOrUndefined(planPrice({ region, budget: { budget } }, facts))?.price)
  const today = localDateAt(now, regionFacts[region].timeZone)
  return { plan: planOf(session.details), priceList, place: facts.place, today, prices }
})

/** A further campaign starts from the profile's latest session. */
export const seedSessions = Layer.effect(
  SeedSessions,
  Effect.gen(function* () {
    const provided = yield* withServices(
      SessionRepository,
      Portals,
      ProfileOpening,
      Profiles,
      PriceLists,
      PromoCodes,
      TaxParties,
      Ids,
    )
    return {
      preview: (businessProfileId) => provided(preview(businessProfileId)),
      quote: (businessProfileId, budgets) => provided(quote(businessProfileId, budgets)),
      copyFor: (businessProfileId, campaignId, partsIn = () => Effect.succeed({})) =>
        provided(seed(businessProfileId, campaignId, partsIn)),
    }
  }),
)

/** Today's price list, with what else a launch of this business is priced by. */
const changePricing = Effect.fnUntraced(function* ({ businessProfileId, sessionId }: Campaign, named?: Region) {
  const { portalId, details: own } = yield* Effect.orDie((yield* SessionRepository).byId(sessionId))
  const details = { ...own, region: named ?? own.region }
  const { timeZone } = regionFacts[details.region]
  const { joinedAt } = yield* Effect.orDie((yield* Profiles).of(businessProfileId))
  const now = yield* Clock.currentTimeMillis
  const priceList = yield* priceListOf({ portalId, details }, now)
  return {
    priceList,
    joinedOn: localDateAt(joinedAt, timeZone),
    place: yield* placeOfOrder({ portalId, details }, priceList, details.budget.gstBilling, now),
  }
})

const paidLaunch = Effect.fnUntraced(function* (sessionId: SessionId) {
  const session = yield* (yield* SessionRepository).byId(sessionId)
  const { price } = yield* priceOf(session)
  return { price, businessName: session.details.business.name ?? "" }
})

/** What was paid and what changes cost are priced as the budget page, the summary and the payment have shown. */
export const launchPrices = Layer.effect(
  LaunchPrices,
  Effect.gen(function* () {
    const provided = yield* withServices(SessionRepository, PriceLists, PromoCodes, Profiles, TaxParties)
    return {
      ofPaid: (sessionId) => provided(Effect.option(paidLaunch(sessionId))),
      ofChange: (campaign, region) => provided(changePricing(campaign, region)),
    }
  }),
)
