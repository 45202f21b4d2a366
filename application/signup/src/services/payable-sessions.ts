import { Context, type Effect, type Option } from "effect"
import type { RoleForbidden } from "@application/kernel"
import type { SessionBelongsToUser, SessionNotFound } from "@domain/signup"
import type { CampaignMoveNotOffered } from "@domain/campaigns"
import type { BusinessProfileId, CampaignId, CurrencyCode, MinorUnits, Region, SessionId } from "@domain/kernel"
import type { PriceBreakdown } from "@domain/pricing"
import type { BudgetNotAllowed, PaymentId, PaymentPromise } from "@domain/wallet"

/** A session as far as payments know it. */
export interface SessionGlance {
  readonly region: Region
  readonly isPaid: boolean
  /** Absent until somebody has signed up. */
  readonly businessProfileId?: BusinessProfileId
}

/** What a session would pay now. */
export interface PayableSession {
  readonly businessProfileId: BusinessProfileId
  /** The draft that its launch will fill. */
  readonly campaignId: CampaignId
  readonly region: Region
  readonly currency: CurrencyCode
  readonly price: PriceBreakdown
  readonly description: string
  /** What the session promises for its price: kept with the payment. */
  readonly promise?: PaymentPromise | undefined
  readonly emailAddress?: string
  readonly phone?: string
  /** Message keys of what the draft lacks before it is paid; empty when it may be. */
  readonly missing: ReadonlyArray<string>
}

/** What paid a session: the price in minor units, when it was asked for, what was promised for it, and the payment if there was one. */
export interface PaidFor {
  readonly paymentId?: PaymentId
  readonly total: MinorUnits
  readonly startedAt: number
  readonly promise?: PaymentPromise | undefined
}

/** Sign-up sessions as something to pay for: answered by the signup context, which also checks who may see a session. */
export class PayableSessions extends Context.Service<
  PayableSessions,
  {
    /** The session as it stands, once the current actor may see it. */
    readonly look: (
      sessionId: SessionId,
    ) => Effect.Effect<SessionGlance, SessionNotFound | SessionBelongsToUser | RoleForbidden>
    /**
     * The price as it is now; a session without budget or business profile is `BudgetNotAllowed`, one whose draft was deleted is
     * not found, and where the portal launches nothing there is nothing to pay for.
     */
    readonly price: (
      sessionId: SessionId,
    ) => Effect.Effect<
      PayableSession,
      SessionNotFound | SessionBelongsToUser | RoleForbidden | BudgetNotAllowed | CampaignMoveNotOffered
    >
    /**
     * The draft that the session's launch will fill, asked by the system; none once it is launched or deleted, which it is not
     * before the caller's transaction ends.
     */
    readonly draft: (sessionId: SessionId) => Effect.Effect<Option.Option<CampaignId>>
    /**
     * Whether what was agreed to stands when its payment has come: not where its promo code went to another session after it
     * was held for this one no longer; a code that is still free is held again. Asked by the system, in the caller's transaction.
     */
    readonly stands: (sessionId: SessionId, agreed: PaidFor) => Effect.Effect<boolean>
    /**
     * Notes that the session is paid, in the caller's transaction and as the system; repeating it changes nothing. From then
     * on its price is that of `startedAt` (epoch milliseconds), when the payment was asked for; if it has come to cost
     * another amount since, it is again what the payment's promise says, so that the money always suffices.
     */
    readonly markPaid: (sessionId: SessionId, paid: PaidFor) => Effect.Effect<void>
  }
>()("signup/PayableSessions") {}
