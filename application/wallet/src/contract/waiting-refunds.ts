import { Schema } from "effect"
import { contract } from "@application/kernel"
import { ForbiddenPortal } from "@domain/identity"
import { PageRequest, PortalId } from "@domain/kernel"
import { RefundId, RefundNotWaiting, WaitingRefund, WalletTransferState } from "@domain/wallet"

const optional = Schema.optionalKey

/** Refunds of the portal's businesses that their gateways have not decided yet, the longest waiting first. Ours. */
export const ListWaitingRefunds = contract("wallet/ListWaitingRefunds", {
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/:portalId/waitingRefunds",
  group: "Portal administration",
  summary: "List refunds that wait for their gateway",
  description:
    "Refunds of the portal's businesses that are in progress, the longest waiting first. The money has left the wallet. gatewayReference finds the payment at the gateway; isLate: it has waited for two days, longer than gateways usually take.",
  example: { portalId: 101, page: 1, limit: 20 },
  input: Schema.Struct({
    portalId: PortalId,
    page: optional(PageRequest.fields.page),
    limit: optional(PageRequest.fields.limit),
  }),
  output: Schema.Struct({
    refunds: Schema.Array(Schema.Struct({ ...WaitingRefund.fields, isLate: Schema.Boolean })),
    hasNextPage: Schema.Boolean,
  }),
  failures: [ForbiddenPortal],
})

/** Asks a gateway about a waiting refund at once, which is safe to repeat. Ours. */
export const AskWaitingRefund = contract("wallet/AskWaitingRefund", {
  kind: "workflow",
  access: "administerPortal",
  route: "POST /portals/:portalId/waitingRefunds/:refundId/question",
  group: "Portal administration",
  summary: "Ask the gateway about a waiting refund now",
  description:
    "Asks for the refund again under the same id, which gives nothing back twice, and answers where it stands then: still InProgress, also where the gateway is out of reach; Successful; or Failed, and its money is back in the wallet.",
  example: { portalId: 101, refundId: 12 },
  input: Schema.Struct({ portalId: PortalId, refundId: RefundId }),
  output: Schema.Struct({ state: WalletTransferState }),
  failures: [ForbiddenPortal, RefundNotWaiting],
})
