import { Context, type Effect } from "effect"
import type { SessionBelongsToUser, SessionNotFound } from "@domain/businesses"
import type { BusinessProfileId, CurrencyCode, Region, SessionId } from "@domain/kernel"
import type { PriceBreakdown } from "@domain/pricing"
import type { BudgetNotAllowed, PaymentId } from "@domain/wallet"

/** What a session would pay now. */
export interface PayableSession {
  readonly businessProfileId: BusinessProfileId
  readonly region: Region
  readonly currency: CurrencyCode
  readonly price: PriceBreakdown
  readonly description: string
  readonly emailAddress?: string
  readonly phone?: string
}

/** Sign-up sessions as something to pay for: answered by the signup context, which also checks who may see a session. */
export class PayableSessions extends Context.Service<
  PayableSessions,
  {
    /** The session's region, once the current actor may see the session. */
    readonly region: (sessionId: SessionId) => Effect.Effect<Region, SessionNotFound | SessionBelongsToUser>
    /** The price as it is now; a session without budget or business profile is `BudgetNotAllowed`. */
    readonly price: (
      sessionId: SessionId,
    ) => Effect.Effect<PayableSession, SessionNotFound | SessionBelongsToUser | BudgetNotAllowed>
    /**
     * Notes that the session is paid, in the caller's transaction and as the system; repeating it changes nothing. From then
     * on its price is that of `startedAt` (epoch milliseconds), when the payment was asked for.
     */
    readonly markPaid: (sessionId: SessionId, paymentId: PaymentId, startedAt: number) => Effect.Effect<void>
  }
>()("wallet/PayableSessions") {}
