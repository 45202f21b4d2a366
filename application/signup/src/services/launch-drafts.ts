import { Context, type Effect, type Option } from "effect"
import type { ForbiddenBusinessProfile, RoleForbidden } from "@application/kernel"
import type { SessionParts, SignupSession, SessionBelongsToUser, SessionNotFound } from "@domain/signup"
import type { CampaignBudget, CampaignPlan, LaunchApproval, PlanEdit } from "@domain/campaigns"
import type { InvalidFields } from "@domain/identity"
import type { LaunchState } from "@domain/launch"
import type { BusinessProfileId, CampaignId, LocalDate, SessionId } from "@domain/kernel"
import type { PlaceOfSupply, PriceBreakdown, RegionalPriceList } from "@domain/pricing"
import type { BilledOrder } from "./billed-order.ts"

/** What was filled in for a campaign, and whether it is paid. */
export interface PlannedLaunch {
  readonly plan: CampaignPlan
  readonly isPaid: boolean
}

/** A client's approval of a draft, and the hash of what is approved. */
export interface HashedApproval extends LaunchApproval {
  readonly contentHash: string
}

/** All that a launch needs of its draft. */
export interface LaunchDraft extends PlannedLaunch {
  /** What the summary shows and the payment takes; none of a draft that has no price. */
  readonly price: PriceBreakdown | undefined
  readonly approval: HashedApproval
  readonly order: BilledOrder
}

/** What was filled in for a campaign. */
export class LaunchDrafts extends Context.Service<
  LaunchDrafts,
  {
    /** For the visitor of a session; access is checked where it is answered. */
    readonly get: (
      sessionId: SessionId,
    ) => Effect.Effect<CampaignPlan, SessionNotFound | SessionBelongsToUser | RoleForbidden>
    /** For members of the profile and for the system. */
    readonly ofCampaign: (
      businessProfileId: BusinessProfileId,
      sessionId: SessionId,
    ) => Effect.Effect<PlannedLaunch, SessionNotFound>
    /**
     * A profile's draft for a launch, read once in the caller's transaction; one sent again needs its client's approval if it was
     * asked for before.
     */
    readonly forLaunch: (
      businessProfileId: BusinessProfileId,
      sessionId: SessionId,
      isResubmission: boolean,
    ) => Effect.Effect<LaunchDraft, SessionNotFound>
    /** Puts what a launch says of the business into its draft, in the caller's transaction; locks the session. */
    readonly describe: (
      businessProfileId: BusinessProfileId,
      sessionId: SessionId,
      business: Partial<SignupSession["business"]>,
    ) => Effect.Effect<void, SessionNotFound | InvalidFields>
    /** How a running campaign's draft would stand with its approvers once it has a whole edit; nothing is written. */
    readonly approvalOfEdit: (
      businessProfileId: BusinessProfileId,
      sessionId: SessionId,
      edit: PlanEdit,
    ) => Effect.Effect<HashedApproval, SessionNotFound>
    /** Puts a whole edit of a running campaign into its draft, in the caller's transaction; locks the session. */
    readonly revise: (
      businessProfileId: BusinessProfileId,
      sessionId: SessionId,
      edit: PlanEdit,
    ) => Effect.Effect<void, SessionNotFound>
    /** The session's campaign, asked by the system. Locks the session, which comes before its campaign; none of one that is gone. */
    readonly campaignOf: (sessionId: SessionId) => Effect.Effect<Option.Option<CampaignId>>
    /**
     * All that was paid for the session's campaign goes back to its owner, in the caller's transaction: it is unpaid again and its
     * promo code unused. Locks the session, which comes before its campaign.
     */
    readonly unpay: (sessionId: SessionId) => Effect.Effect<void>
  }
>()("signup/LaunchDrafts") {}

/**
 * A further draft as it begins: its plan, today's prices and day in its region, whether the business is still to be described, and
 * the stage that shows its social ad.
 */
export interface BegunDraft {
  readonly plan: CampaignPlan
  readonly priceList: RegionalPriceList
  readonly today: LocalDate
  readonly lacksDetails: boolean
  readonly adState: LaunchState
}

/** A further draft that nobody has opened, with the recommended budget and its price. */
export interface PricedDraft {
  readonly plan: CampaignPlan
  readonly budget: CampaignBudget
  readonly price: PriceBreakdown
}

/** Prices of several budgets of one business, made at one moment, with what a payment of them promises. */
export interface QuotedBudgets {
  readonly plan: CampaignPlan
  readonly priceList: RegionalPriceList
  readonly place: PlaceOfSupply
  readonly today: LocalDate
  /** In the order of the budgets; undefined for a budget that the price list refuses. */
  readonly prices: ReadonlyArray<PriceBreakdown | undefined>
}

/** Opens a session for a further campaign, prefilled from the profile's last one, without what was paid or launched. */
export class SeedSessions extends Context.Service<
  SeedSessions,
  {
    /** `partsIn` says what the draft has beside what it begins with. */
    readonly copyFor: <E = never>(
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
      partsIn?: (begun: BegunDraft) => Effect.Effect<SessionParts, E>,
    ) => Effect.Effect<SessionId, E | ForbiddenBusinessProfile>
    /** The draft that `copyFor` would open; nothing is written. */
    readonly preview: (businessProfileId: BusinessProfileId) => Effect.Effect<PricedDraft, ForbiddenBusinessProfile>
    /** What drafts that `copyFor` would open cost with these budgets; nothing is written. */
    readonly quote: (
      businessProfileId: BusinessProfileId,
      budgets: ReadonlyArray<CampaignBudget>,
    ) => Effect.Effect<QuotedBudgets, ForbiddenBusinessProfile>
  }
>()("signup/SeedSessions") {}
