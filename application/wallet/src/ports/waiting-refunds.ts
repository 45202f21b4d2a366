import { Context, type Effect } from "effect"
import type { PortalId } from "@domain/kernel"
import type { RefundId, WaitingRefund } from "@domain/wallet"

/** Refunds of a portal's businesses that their gateways have not decided yet. */
export class WaitingRefunds extends Context.Service<
  WaitingRefunds,
  {
    /** A page, the longest waiting first. */
    readonly page: (
      portalId: PortalId,
      page: { readonly skip: number; readonly limit: number },
    ) => Effect.Effect<ReadonlyArray<WaitingRefund>>
    /** Whether a refund waits at this portal. */
    readonly waits: (portalId: PortalId, id: RefundId) => Effect.Effect<boolean>
  }
>()("wallet/WaitingRefunds") {}
