import { Schema } from "effect"
import { contract } from "@application/kernel"
import { ForbiddenPortal } from "@domain/identity"
import { CurrencyCode, MinorUnits, PageRequest, PortalId } from "@domain/kernel"
import {
  PaymentIssue,
  PaymentIssueId,
  PaymentIssueNotFound,
  PaymentProviderRefused,
  SettledPaymentIssue,
  WriteOffRefused,
} from "@domain/wallet"

const optional = Schema.optionalKey
const Note = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(600))

/** Payments and refunds of the portal's businesses that reconciliation could not heal, the oldest first. Ours. */
export const ListPaymentIssues = contract("wallet/ListPaymentIssues", {
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/:portalId/paymentIssues",
  group: "Portal administration",
  summary: "List payments that somebody has to look after",
  description:
    "What reconciliation with the gateways found and could not heal, the oldest first: another amount was taken than was asked for (otherAmountTaken), money was taken for no payment of the portal's (unknownPayment), a refund came back after its gateway had reported it as done and is in the wallet again (refundReturned), or a bank disputes a payment (disputeOpened, which leaves the list once it has decided) or took it back (disputeLost). gatewayReference finds it at the gateway.",
  example: { portalId: 101, page: 1, limit: 20 },
  input: Schema.Struct({
    portalId: PortalId,
    page: optional(PageRequest.fields.page),
    limit: optional(PageRequest.fields.limit),
  }),
  output: Schema.Struct({ issues: Schema.Array(PaymentIssue), total: Schema.Int }),
  failures: [ForbiddenPortal],
})

/** Somebody has settled an issue at the gateway or with the buyer; the note goes to the audit log. Ours. */
export const SettlePaymentIssue = contract("wallet/SettlePaymentIssue", {
  kind: "command",
  access: "administerPortal",
  route: "POST /portals/:portalId/paymentIssues/:issueId/settlement",
  group: "Portal administration",
  summary: "Note how a payment was settled by hand",
  description:
    "Moves no money: it says that somebody has settled the matter at the gateway or with the buyer. The issue leaves the list, and the note stands in the audit log.",
  example: { portalId: 101, issueId: 12, note: "Refunded in full at the gateway, the buyer was told." },
  input: Schema.Struct({
    portalId: PortalId,
    issueId: PaymentIssueId,
    note: Note,
  }),
  output: Schema.Struct({}),
  failures: [ForbiddenPortal, PaymentIssueNotFound],
})

/**
 * Writes an issue off in the ledger with the reason, where money of the house is lost or found; the audit log keeps who did it and
 * why. Ours.
 */
export const WriteOffPaymentIssue = contract("wallet/WriteOffPaymentIssue", {
  kind: "workflow",
  access: "administerPortal",
  route: "POST /portals/:portalId/paymentIssues/:issueId/writeOff",
  group: "Portal administration",
  summary: "Write a payment off with a reason",
  description:
    "Books what the house lost by a dispute whose money the wallet no longer had (disputeLost), or money at a gateway that is nobody's (otherAmountTaken, unknownPayment), to the ledger's writeOffs account, once. writtenOff is in minor units: negative is a loss. The issue leaves the list; who wrote it off and why stand among the settled ones and in the audit log. The answer is errorCode 102 with reason while a bank still decides (bankDecides), when the money is in the wallet again (inWalletAgain), when the wallet paid for all of it (nothingLost), or while the gateway has not said what it kept of nobody's money, which goes to gatewayFees (feeUnknown). A gateway out of reach answers PaymentProviderRefused; trying again is safe.",
  example: { portalId: 101, issueId: 12, reason: "The buyer cannot be reached, and the campaign has run." },
  input: Schema.Struct({ portalId: PortalId, issueId: PaymentIssueId, reason: Note }),
  output: Schema.Struct({ writtenOff: MinorUnits, currency: CurrencyCode }),
  failures: [ForbiddenPortal, PaymentIssueNotFound, WriteOffRefused, PaymentProviderRefused],
})

/** Payment issues of the portal that somebody has settled or written off, the latest first. Ours. */
export const ListSettledPaymentIssues = contract("wallet/ListSettledPaymentIssues", {
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/:portalId/paymentIssues/settled",
  group: "Portal administration",
  summary: "List payments that somebody has settled or written off",
  description:
    "The latest first, each with what was done or why, when and by whom; writtenOff only of those that were written off.",
  example: { portalId: 101, page: 1, limit: 20 },
  input: ListPaymentIssues.input,
  output: Schema.Struct({ issues: Schema.Array(SettledPaymentIssue), total: Schema.Int }),
  failures: [ForbiddenPortal],
})
