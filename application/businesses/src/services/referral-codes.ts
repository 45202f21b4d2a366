import { Context, type Effect, type Option } from "effect"
import type { ReferralCode, ReferralCodeId, ReferralResult } from "@domain/businesses"
import type { BusinessProfileId, CurrencyCode, MinorUnits, PortalId, SessionId, UserId } from "@domain/kernel"

/** A code, and what it brought. */
export interface CountedReferralCode extends ReferralCode, ReferralResult {}

/** A counted code with the name of its maker, or their mail address where they gave no name. */
export interface MadeReferralCode extends CountedReferralCode {
  readonly madeBy: string
}

/** A campaign that was paid, at its price in minor units. */
export interface PaidReferral {
  readonly portalId: PortalId
  readonly businessProfileId: BusinessProfileId
  readonly sessionId: SessionId
  readonly amount: MinorUnits
  readonly currency: CurrencyCode
  readonly paidAt: number
}

/** A page of a portal's codes. */
export interface PortalReferralCodeQuery {
  readonly portalId: PortalId
  readonly skip: number
  readonly limit: number
}

/** A page of somebody's codes. */
export interface ReferralCodeQuery extends PortalReferralCodeQuery {
  readonly userId: UserId
}

/** Referral codes of portals, the businesses that signed up with them, and what those paid. Names are never given twice. */
export class ReferralCodes extends Context.Service<
  ReferralCodes,
  {
    /** Stores a code; nothing where the portal has had one of this name. */
    readonly create: (code: Omit<ReferralCode, "referralCodeId">) => Effect.Effect<Option.Option<ReferralCode>>
    readonly named: (portalId: PortalId, code: string) => Effect.Effect<Option.Option<ReferralCode>>
    /** Somebody's codes with what they brought, the newest first, and how many there are in all. */
    readonly of: (
      query: ReferralCodeQuery,
    ) => Effect.Effect<{ readonly codes: ReadonlyArray<CountedReferralCode>; readonly total: number }>
    /** Everybody's codes at a portal with what they brought, the newest first, and how many there are in all. */
    readonly ofPortal: (
      query: PortalReferralCodeQuery,
    ) => Effect.Effect<{ readonly codes: ReadonlyArray<MadeReferralCode>; readonly total: number }>
    /** Ends somebody's code, whose first end stays; nothing where they have no such code. */
    readonly end: (
      owner: Pick<ReferralCodeQuery, "portalId" | "userId">,
      id: ReferralCodeId,
      at: number,
    ) => Effect.Effect<Option.Option<ReferralCode>>
    /** Attributes a business to a code, once: the first attribution stays. */
    readonly attribute: (
      code: Pick<ReferralCode, "portalId" | "referralCodeId">,
      businessProfileId: BusinessProfileId,
      at: number,
    ) => Effect.Effect<void>
    /** Notes a paid campaign of a business that is attributed to a code, once; of any other business nothing is kept. */
    readonly notePaid: (paid: PaidReferral) => Effect.Effect<void>
    /** A campaign is no longer paid. */
    readonly noteUnpaid: (portalId: PortalId, sessionId: SessionId) => Effect.Effect<void>
  }
>()("businesses/ReferralCodes") {}
