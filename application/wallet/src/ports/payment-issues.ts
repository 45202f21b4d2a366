import { Context, type Effect, type Option } from "effect"
import type { MinorUnits, PortalId, UserId } from "@domain/kernel"
import type { PaymentIssue, PaymentIssueId, SettledPaymentIssue } from "@domain/wallet"

/** What was done about an issue, by whom and when (epoch milliseconds); `writtenOff` only of a write-off. */
export interface IssueSettlement {
  readonly note: string
  readonly at: number
  readonly by?: UserId
  readonly writtenOff?: MinorUnits
}

/** What reconciliation could not heal, until somebody has settled it. */
export class PaymentIssues extends Context.Service<
  PaymentIssues,
  {
    /**
     * Keeps an issue, once per kind, gateway and reference, also after it was settled. Succeeds with the portal that it is new to;
     * undefined where it was kept before.
     */
    readonly note: (issue: Omit<PaymentIssue, "id">) => Effect.Effect<PortalId | undefined>
    /** An open issue has ended without anybody's help, such as a dispute that was decided. */
    readonly withdraw: (
      issue: Pick<PaymentIssue, "kind" | "gateway" | "gatewayReference">,
      at: number,
    ) => Effect.Effect<void>
    /** The portal's open issues, oldest first. Issues of unknown payments are the first portal's. */
    readonly open: (
      portalId: PortalId,
      page: { readonly skip: number; readonly limit: number },
    ) => Effect.Effect<{ readonly issues: ReadonlyArray<PaymentIssue>; readonly total: number }>
    /** The portal's open issue, locked until the transaction ends. */
    readonly lock: (portalId: PortalId, id: PaymentIssueId) => Effect.Effect<Option.Option<PaymentIssue>>
    /** Keeps how an issue was settled; false when the portal has no such open one. */
    readonly settle: (portalId: PortalId, id: PaymentIssueId, settlement: IssueSettlement) => Effect.Effect<boolean>
    /** The portal's issues that somebody has settled, the latest first; none that ended by themselves. */
    readonly settled: (
      portalId: PortalId,
      page: { readonly skip: number; readonly limit: number },
    ) => Effect.Effect<{ readonly issues: ReadonlyArray<SettledPaymentIssue>; readonly total: number }>
  }
>()("wallet/PaymentIssues") {}
