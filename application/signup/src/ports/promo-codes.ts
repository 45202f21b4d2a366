import { Context, type Effect } from "effect"
import type {
  BusinessProfileId,
  CurrencyCode,
  LocalDate,
  MinorUnits,
  PortalId,
  Region,
  SessionId,
} from "@domain/kernel"
import type {
  NewPromoCode,
  PortalPromoCode,
  PromoCodeId,
  PromoCodeNotFound,
  PromoCodeStanding,
  PromoCodeState,
} from "@domain/pricing"

/** A code, and how many campaigns have been paid with it. */
export interface CountedPromoCode {
  readonly promoCode: PortalPromoCode
  readonly uses: number
}

/** What of a portal's codes is asked for, and in which order; the state is that on the day of each code's region. */
export interface PromoCodeQuery {
  readonly search: string
  readonly state?: PromoCodeState | undefined
  readonly today: Readonly<Record<Region | "everywhere", LocalDate>>
  readonly sort: "code" | "createdAt" | "validTo" | "uses"
  readonly isDescending: boolean
  readonly skip: number
  readonly limit: number
}

/** A code that a business paid a campaign with, and what it took off, in minor units. */
export interface PromoCodeUse {
  readonly businessProfileId: BusinessProfileId
  /** Absent once the business is erased. */
  readonly businessName?: string
  readonly usedAt: number
  readonly amount: MinorUnits
  readonly currency: CurrencyCode
}

/** One order that asks for a code; times are epoch milliseconds. */
export interface PromoCodeOrder {
  readonly portalId: PortalId
  readonly businessProfileId?: BusinessProfileId | undefined
  readonly sessionId?: SessionId
  readonly now: number
}

/** A code kept for a session: until an instant while it pays, or for good with what was taken off. */
export interface PromoCodeHold {
  readonly promoCodeId: PromoCodeId
  readonly businessProfileId: BusinessProfileId
  readonly sessionId: SessionId
  readonly now: number
  readonly until?: number
  readonly use?: Omit<PromoCodeUse, "businessProfileId" | "businessName">
}

/** Promo codes of portals, which are created and ended, but never changed or deleted, and the orders that have them. */
export class PromoCodes extends Context.Service<
  PromoCodes,
  {
    /** Stores a code; nothing where the portal has had one of this name. */
    readonly create: (
      portalId: PortalId,
      wanted: NewPromoCode,
      createdAt: number,
    ) => Effect.Effect<PortalPromoCode | undefined>
    readonly byId: (portalId: PortalId, id: PromoCodeId) => Effect.Effect<CountedPromoCode, PromoCodeNotFound>
    readonly list: (
      portalId: PortalId,
      query: PromoCodeQuery,
    ) => Effect.Effect<{ readonly codes: ReadonlyArray<CountedPromoCode>; readonly total: number }>
    /** Ends a code; one that has ended keeps its instant. */
    readonly end: (portalId: PortalId, id: PromoCodeId, at: number) => Effect.Effect<void>
    /** Orders that were paid with a code, the latest first. */
    readonly uses: (
      id: PromoCodeId,
      page: { readonly skip: number; readonly limit: number },
    ) => Effect.Effect<{ readonly uses: ReadonlyArray<PromoCodeUse>; readonly total: number }>
    /** The portal's code of a name as it stands for an order; undefined if there was none at that instant. */
    readonly standing: (order: PromoCodeOrder, code: string) => Effect.Effect<PromoCodeStanding | undefined>
    /**
     * Keeps a code for a session; false while as many have it as may, of all or of the business. What the session holds is never
     * shortened, but given back at once where `until` is not after `now`.
     */
    readonly hold: (hold: PromoCodeHold) => Effect.Effect<boolean>
    /** Deletes up to `limit` holds that have ended at `now`, and says how many. */
    readonly deleteEndedHolds: (now: number, limit: number) => Effect.Effect<number>
  }
>()("signup/PromoCodes") {}
