import { Context, type Effect, type Option } from "effect"
import type { ForbiddenBusinessProfile, RoleForbidden } from "@application/kernel"
import type { SessionParts, SignupSession, SessionBelongsToUser, SessionNotFound } from "@domain/signup"
import type { CampaignPlan, LaunchApproval } from "@domain/campaigns"
import type { InvalidFields } from "@domain/identity"
import type { BusinessProfileId, CampaignId, LocalDate, SessionId } from "@domain/kernel"
import type { RegionalPriceList } from "@domain/pricing"

/** What was filled in for a campaign, and whether it is paid. */
export interface LaunchDraft {
  readonly plan: CampaignPlan
  readonly isPaid: boolean
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
    ) => Effect.Effect<LaunchDraft, SessionNotFound>
    /** The client's approval of a profile's draft, asked in the caller's transaction; one sent again needs it if it was asked for before. */
    readonly approvalOf: (
      businessProfileId: BusinessProfileId,
      sessionId: SessionId,
      isResubmission: boolean,
    ) => Effect.Effect<LaunchApproval & { readonly contentHash: string }, SessionNotFound>
    /** Puts what a launch says of the business into its draft, in the caller's transaction; locks the session. */
    readonly describe: (
      businessProfileId: BusinessProfileId,
      sessionId: SessionId,
      business: Partial<SignupSession["business"]>,
    ) => Effect.Effect<void, SessionNotFound | InvalidFields>
    /** The session's campaign, asked by the system. Locks the session, which comes before its campaign; none of one that is gone. */
    readonly campaignOf: (sessionId: SessionId) => Effect.Effect<Option.Option<CampaignId>>
    /**
     * All that was paid for the session's campaign goes back to its owner, in the caller's transaction: it is unpaid again and its
     * promo code unused. Locks the session, which comes before its campaign.
     */
    readonly unpay: (sessionId: SessionId) => Effect.Effect<void>
  }
>()("signup/LaunchDrafts") {}

/** Opens a session for a further campaign, prefilled from the profile's last one, without what was paid or launched. */
export class SeedSessions extends Context.Service<
  SeedSessions,
  {
    /** `partsIn` says, for the draft's region and its prices of today, what it has beside what is copied. */
    readonly copyFor: <E = never>(
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
      partsIn?: (priceList: RegionalPriceList, today: LocalDate) => Effect.Effect<SessionParts, E>,
    ) => Effect.Effect<SessionId, E | ForbiddenBusinessProfile>
  }
>()("signup/SeedSessions") {}
