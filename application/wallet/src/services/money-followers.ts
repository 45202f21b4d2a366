import type { MinorUnits, PortalId } from "@domain/kernel"
import type { BillingDocument, PaymentIssue, PaymentRecord, ReversalStep } from "@domain/wallet"
import { Context, type Effect } from "effect"

/** Whoever follows money, told in the transaction that moves it. */
export class MoneyFollowers extends Context.Service<
  MoneyFollowers,
  {
    readonly received: (paid: PaymentRecord) => Effect.Effect<void>
    /** A payment was reversed, or the money of a refund went back to it. */
    readonly reversed: (paid: PaymentRecord, step: ReversalStep, amount: MinorUnits) => Effect.Effect<void>
    readonly issueOpened: (portalId: PortalId, issue: Omit<PaymentIssue, "id">) => Effect.Effect<void>
    readonly documentIssued: (portalId: PortalId, document: BillingDocument) => Effect.Effect<void>
  }
>()("wallet/MoneyFollowers") {}
