import { Context, type Effect } from "effect"
import type { JsonText, SessionOwner } from "@application/kernel"
import type { SignupSession, SessionNotFound } from "@domain/signup"
import type { BusinessProfileId, PortalId, Region, SessionId, UserId } from "@domain/kernel"
import type { PlaceOfSupply, PriceListId, TaxRounding } from "@domain/pricing"

/**
 * A sign-up session, the portal whose visitor began it, and when, by which price list and where taxed what paid for it was asked for
 * (epoch milliseconds).
 */
export interface StoredSession {
  readonly portalId: PortalId
  readonly paidAt?: number
  readonly priceListId?: PriceListId
  readonly place?: PlaceOfSupply
  /** How the GST of what was paid for was rounded; the whole where a paid session has none. */
  readonly taxRounding?: TaxRounding
  readonly details: SignupSession
}

/** A session as `GetBusinessDetails` encodes it, and whose it is. */
export interface SessionOnWire {
  readonly portalId: PortalId
  readonly owner: SessionOwner
  readonly text: JsonText<SignupSession>
}

/** A promo code kept for a session, as the price shows it: while it pays, or for good once it has; times are epoch milliseconds. */
export interface PromoHold {
  readonly portalId: PortalId
  readonly businessProfileId: BusinessProfileId
  readonly promoCode: string
  readonly sessionId: SessionId
  readonly now: number
  /** Absent for good. */
  readonly until?: number
  /** How many sessions of the portal may have the code at once, of all businesses; absent without a limit. */
  readonly atMost?: number
}

/**
 * A page of an agent's drafts: drafts without a business or of one of the named profiles, limited by the business's
 * name and by payment where the query asks for them.
 */
export interface AgentDraftQuery {
  readonly portalId: PortalId
  readonly userId: UserId
  readonly businessProfileIds: ReadonlyArray<BusinessProfileId>
  readonly search: string
  readonly isPaid?: boolean | undefined
  readonly skip: number
  readonly limit: number
}

/**
 * Sign-up sessions. The unguessable session id and link are their own key, since a session has no tenant until its owner
 * signs up; who may see one is decided by `accessibleSession`.
 */
export class SessionRepository extends Context.Service<
  SessionRepository,
  {
    readonly byId: (sessionId: SessionId) => Effect.Effect<StoredSession, SessionNotFound>
    /** Same as `byId`; also locks the session until the caller's transaction ends. */
    readonly forUpdate: (sessionId: SessionId) => Effect.Effect<StoredSession, SessionNotFound>
    /** Same as `byId`, but in the form of the wire. */
    readonly onWire: (sessionId: SessionId) => Effect.Effect<SessionOnWire, SessionNotFound>
    readonly byEncodedId: (encodedId: string) => Effect.Effect<StoredSession, SessionNotFound>
    /** The profile's session that changed last. */
    readonly latestOf: (businessProfileId: BusinessProfileId) => Effect.Effect<StoredSession | undefined>
    /** The profile's sessions that changed last, the latest first. */
    readonly recentOf: (
      businessProfileId: BusinessProfileId,
      limit: number,
    ) => Effect.Effect<ReadonlyArray<StoredSession>>
    /** Sessions of the profile by their ids, in no order. */
    readonly named: (
      businessProfileId: BusinessProfileId,
      sessionIds: ReadonlyArray<SessionId>,
    ) => Effect.Effect<ReadonlyArray<StoredSession>>
    /**
     * Sessions that a user of the portal owns, of the agent flavour or of businesses that an agent began, last changed
     * first, and their number in all. Sessions of other users, and of businesses that the query does not name, are left
     * out.
     */
    readonly ofAgent: (
      query: AgentDraftQuery,
    ) => Effect.Effect<{ readonly sessions: ReadonlyArray<StoredSession>; readonly total: number }>
    /** How many sessions of a portal in a region wait to be paid, and how many are paid. */
    readonly counted: (
      portalId: PortalId,
      region: Region,
    ) => Effect.Effect<{ readonly waiting: number; readonly paid: number }>
    /** Whether an agent began the profile: one of its sessions has the agent flavour. */
    readonly isAgentsClient: (businessProfileId: BusinessProfileId) => Effect.Effect<boolean>
    /** The profile's paid session that changed last. */
    readonly latestPaidOf: (businessProfileId: BusinessProfileId) => Effect.Effect<StoredSession | undefined>
    /** Promo codes that sessions of the profile other than `except` hold at `now`. */
    readonly usedPromoCodes: (
      businessProfileId: BusinessProfileId,
      except: SessionId,
      now: number,
    ) => Effect.Effect<ReadonlyArray<string>>
    /** How many sessions of a portal other than `except` have a code at `now`, of all businesses. */
    readonly promoUses: (portalId: PortalId, promoCode: string, except: SessionId, now: number) => Effect.Effect<number>
    /**
     * Keeps a code for one session of the profile; false while another session of it holds it, or as many as may of all. What the session holds already is never
     * shortened, but given back at once where `until` is not after `now`.
     */
    readonly holdPromoCode: (hold: PromoHold) => Effect.Effect<boolean>
    readonly create: (session: StoredSession) => Effect.Effect<void>
    /**
     * Deletes up to `limit` drafts last changed before an instant, and says how many. A draft that was paid or is being paid,
     * holds a promo code at `now`, or has an account, business or campaign stays; so does one that somebody is changing.
     */
    readonly deleteAbandoned: (changedBefore: number, now: number, limit: number) => Effect.Effect<number>
    /** Deletes up to `limit` holds of promo codes that have ended at `now`, and says how many. */
    readonly deleteEndedHolds: (now: number, limit: number) => Effect.Effect<number>
    /** Stores the next revision; a session whose revision does not follow the stored one is a defect, never overwritten. */
    readonly save: (session: StoredSession) => Effect.Effect<void>
  }
>()("signup/SessionRepository") {}
