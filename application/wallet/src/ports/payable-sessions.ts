import { Context, type Effect } from "effect"
import type { SessionBelongsToUser, SessionNotFound } from "@domain/businesses"
import type { CampaignMoveNotOffered } from "@domain/campaigns"
import type { BusinessProfileId, CurrencyCode, MinorUnits, Region, SessionId } from "@domain/kernel"
import type { PriceBreakdown } from "@domain/pricing"
import type { BudgetNotAllowed, PaymentId } from "@domain/wallet"

/** What a session would pay now. */
export interface PayableSession {
  readonly businessProfileId: BusinessProfileId
  readonly region: Region
  readonly currency: CurrencyCode
  readonly price: PriceBreakdown
  readonly description: string
  /** What the session promises for its price, in a form that only the session reads: kept with the payment. */
  readonly promise?: unknown
  readonly emailAddress?: string
  readonly phone?: string
}

/** Which payment paid a session: its amount in minor units, when it was asked for, and what was promised for it. */
export interface PaidFor {
  readonly paymentId: PaymentId
  readonly amount: MinorUnits
  readonly startedAt: number
  readonly promise?: unknown
}

/** Sign-up sessions as something to pay for: answered by the signup context, which also checks who may see a session. */
export class PayableSessions extends Context.Service<
  PayableSessions,
  {
    /** The session's region, once the current actor may see the session. */
    readonly region: (sessionId: SessionId) => Effect.Effect<Region, SessionNotFound | SessionBelongsToUser>
    /**
     * The price as it is now; a session without budget or business profile is `BudgetNotAllowed`, and where the portal
     * launches nothing there is nothing to pay for.
     */
    readonly price: (
      sessionId: SessionId,
    ) => Effect.Effect<
      PayableSession,
      SessionNotFound | SessionBelongsToUser | BudgetNotAllowed | CampaignMoveNotOffered
    >
    /**
     * Notes that the session is paid, in the caller's transaction and as the system; repeating it changes nothing. From then
     * on its price is that of `startedAt` (epoch milliseconds), when the payment was asked for; if it has come to cost
     * another amount since, it is again what the payment's promise says, so that the money always suffices.
     */
    readonly markPaid: (sessionId: SessionId, paid: PaidFor) => Effect.Effect<void>
  }
>()("wallet/PayableSessions") {}
