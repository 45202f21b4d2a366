import { Context, type Effect } from "effect"
import type { PortalId } from "@domain/kernel"
import type { PaymentIssue, PaymentIssueId } from "@domain/wallet"

/** What reconciliation could not heal, until somebody has settled it. */
export class PaymentIssues extends Context.Service<
  PaymentIssues,
  {
    /** Keeps an issue, once per kind, gateway and reference, also after it was settled. */
    readonly note: (issue: Omit<PaymentIssue, "id">) => Effect.Effect<void>
    /** An open issue has ended without anybody's help, such as a dispute that was decided. */
    readonly withdraw: (
      issue: Pick<PaymentIssue, "kind" | "gateway" | "gatewayReference">,
      at: number,
    ) => Effect.Effect<void>
    /** The portal's open ones, oldest first; those of unknown payments are the first portal's. */
    readonly open: (
      portalId: PortalId,
      page: { readonly skip: number; readonly limit: number },
    ) => Effect.Effect<{ readonly issues: ReadonlyArray<PaymentIssue>; readonly total: number }>
    /** Keeps how an issue was settled, in epoch milliseconds; false when the portal has no such open one. */
    readonly settle: (
      portalId: PortalId,
      id: PaymentIssueId,
      settled: { readonly note: string; readonly at: number },
    ) => Effect.Effect<boolean>
  }
>()("wallet/PaymentIssues") {}
