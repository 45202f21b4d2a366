import { Schema } from "effect"
import { contract } from "@application/kernel"
import { ForbiddenPortal } from "@domain/identity"
import { PageRequest, PortalId } from "@domain/kernel"
import { PaymentIssue, PaymentIssueId, PaymentIssueNotFound } from "@domain/wallet"

const optional = Schema.optionalKey

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
    note: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(600)),
  }),
  output: Schema.Struct({}),
  failures: [ForbiddenPortal, PaymentIssueNotFound],
})
