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
  access: "administerPortal",
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
  access: "administerPortal",
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
  access: "administerPortal",
  input: Schema.Struct({ portalId: PortalId, issueId: PaymentIssueId, reason: Note }),
  output: Schema.Struct({ writtenOff: MinorUnits, currency: CurrencyCode }),
  failures: [ForbiddenPortal, PaymentIssueNotFound, WriteOffRefused, PaymentProviderRefused],
})

/** Payment issues of the portal that somebody has settled or written off, the latest first. Ours. */
export const ListSettledPaymentIssues = contract("wallet/ListSettledPaymentIssues", {
  access: "administerPortal",
  input: ListPaymentIssues.input,
  output: Schema.Struct({ issues: Schema.Array(SettledPaymentIssue), total: Schema.Int }),
  failures: [ForbiddenPortal],
})
