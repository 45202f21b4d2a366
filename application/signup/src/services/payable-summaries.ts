import { Context, type Effect } from "effect"
import type { RoleForbidden } from "@application/kernel"
import type { LinkExpired, LinkInvalid, TooManyRequests } from "@domain/identity"
import type { Money, SessionId } from "@domain/kernel"
import type { SessionBelongsToUser, SessionNotFound, SummaryPaymentRefusal } from "@domain/signup"
import type { PayableSessions } from "./payable-sessions.ts"

/** Who pays by a link: an approver, or, where the link was copied, whoever approved by it. */
export interface SummaryPayer {
  readonly name: string
  readonly approverId?: number
}

/** A session whose payments a link's key lets its holder see and take further; `sessions` answers for it alone. */
export interface LinkedPayments {
  readonly sessionId: SessionId
  /** Whose link it is; absent of a copied one. */
  readonly approverId?: number
  readonly sessions: Pick<PayableSessions["Service"], "look" | "price">
}

/** The summary behind a link as something to pay for. */
export interface PayableSummary extends LinkedPayments {
  readonly payer: SummaryPayer
  /** Of the version that is shown now. */
  readonly shownHash: string
  readonly isShown: (shownHash: string) => boolean
  /** Why the holder of the link does not pay; undefined for one who may. */
  readonly refusal: SummaryPaymentRefusal | undefined
}

/** A payment by a link that was credited. */
export interface PaidByLink {
  readonly sessionId: SessionId
  readonly payer: SummaryPayer
  readonly receiptNumber: string
  readonly amount: Money
}

type Lost = SessionNotFound | LinkExpired | LinkInvalid | SessionBelongsToUser | RoleForbidden | TooManyRequests

/** Shared summaries as something to pay for without an account: answered by the signup context, which also counts callers. */
export class PayableSummaries extends Context.Service<
  PayableSummaries,
  {
    /** The summary of a link that works. */
    readonly open: (encodedId: string) => Effect.Effect<PayableSummary, Lost>
    /** Same as `open`, for a payment that begins: a place and a session may begin a limited number of payments. */
    readonly openToPay: (encodedId: string) => Effect.Effect<PayableSummary, Lost>
    /** The session of a link of this portal, also once it no longer works: what was begun by it is asked about to the end. */
    readonly begun: (encodedId: string) => Effect.Effect<LinkedPayments, Lost>
    /** Tells whoever prepared the campaign who paid it, and mails a receipt to an approver with a mail address. */
    readonly tellPaid: (paid: PaidByLink) => Effect.Effect<void>
  }
>()("signup/PayableSummaries") {}
