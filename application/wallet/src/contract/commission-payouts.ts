import { contract, fileOutput, textOf } from "@application/kernel"
import { ForbiddenPortal, TooManyRequests } from "@domain/identity"
import { BusinessProfileId, CampaignId, CurrencyCode, MinorUnits, PageRequest, PortalId } from "@domain/kernel"
import {
  CommissionPayout,
  CommissionSign,
  EarnerKind,
  EarningSums,
  Payee,
  PayoutNotFound,
  PayoutRefused,
  PayoutState,
} from "@domain/wallet"
import { Schema } from "effect"

const optional = Schema.optionalKey
const administration = { access: "administerPortal", group: "Portal administration" } as const
const ofPayout = { portalId: PortalId, payoutId: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 2 ** 52 })) }
const failures = [ForbiddenPortal, PayoutNotFound, PayoutRefused] as const

/** What a portal owes a payee in one currency, and whether as much is due as is paid out at least. */
export const DueCommission = Schema.Struct({
  payee: Payee,
  name: optional(Schema.String),
  currency: CurrencyCode,
  sums: EarningSums,
  payoutFrom: MinorUnits,
  needsTwo: Schema.Boolean,
})
export type DueCommission = typeof DueCommission.Type

/** A payout with the names of everybody in it, as far as their accounts are there. */
export const ListedPayout = Schema.Struct({
  ...CommissionPayout.fields,
  name: optional(Schema.String),
  approvedByName: optional(Schema.String),
  secondByName: optional(Schema.String),
  endedByName: optional(Schema.String),
})
export type ListedPayout = typeof ListedPayout.Type

/** What a portal owes for clients that were brought, by payee. Ours. */
export const ListDueCommissions = contract("wallet/ListDueCommissions", {
  ...administration,
  kind: "query",
  route: "GET /portals/:portalId/commissions",
  summary: "List what the portal owes for clients that were brought",
  description:
    "By payee and currency, the largest due sum first, in minor units: due may be paid out now, waiting is past no refund or dispute yet, held waits for a decision. A negative due sum was paid out before its clients' money went back, and is made good by later commissions.",
  example: { portalId: 101 },
  input: Schema.Struct({ portalId: PortalId }),
  output: Schema.Array(DueCommission),
  failures: [ForbiddenPortal],
})

/** Payouts of a portal, the latest first. Ours. */
export const ListCommissionPayouts = contract("wallet/ListCommissionPayouts", {
  ...administration,
  kind: "query",
  route: "GET /portals/:portalId/commissionPayouts",
  summary: "List payouts of commissions, the latest first",
  example: { portalId: 101, state: "approved" },
  input: Schema.Struct({ portalId: PortalId, state: optional(PayoutState), cursor: optional(textOf(200)) }),
  output: Schema.Struct({ payouts: Schema.Array(ListedPayout), nextCursor: optional(Schema.String) }),
  failures: [ForbiddenPortal],
})

/** Approves all that is due to a payee in a currency. Ours. */
export const ApproveCommissionPayout = contract("wallet/ApproveCommissionPayout", {
  ...administration,
  kind: "command",
  route: "POST /portals/:portalId/commissionPayouts",
  summary: "Approve what is due to a payee",
  description:
    "amount is what the caller saw as due: another sum by now is refused (errorCode 102 with reason otherAmount), as is less than the terms pay out at least (belowLeast). From twoPeopleFrom of the terms on it waits for a second person.",
  example: { portalId: 101, payee: "user:5", currency: "GBP", amount: 12_500 },
  input: Schema.Struct({ portalId: PortalId, payee: Payee, currency: CurrencyCode, amount: MinorUnits }),
  output: ListedPayout,
  failures: [ForbiddenPortal, PayoutRefused],
})

/** Approves a large payout as the second person. Ours. */
export const ConfirmCommissionPayout = contract("wallet/ConfirmCommissionPayout", {
  ...administration,
  kind: "command",
  route: "POST /portals/:portalId/commissionPayouts/:payoutId/confirmation",
  summary: "Approve a large payout as the second person",
  description: "Whoever approved it first is refused (errorCode 102 with reason samePerson).",
  example: { portalId: 101, payoutId: 3 },
  input: Schema.Struct(ofPayout),
  output: ListedPayout,
  failures,
})

/** Takes the approval of a payout back before it is paid; what it was for is due again. Ours. */
export const TakeBackCommissionPayout = contract("wallet/TakeBackCommissionPayout", {
  ...administration,
  kind: "command",
  route: "DELETE /portals/:portalId/commissionPayouts/:payoutId",
  summary: "Take the approval of a payout back",
  description: "What it was for is due again. One that was paid is refused (errorCode 102 with reason over).",
  example: { portalId: 101, payoutId: 3 },
  input: Schema.Struct(ofPayout),
  output: ListedPayout,
  failures,
})

/** Notes that the bank has paid a payout, which the ledger books once. Ours. */
export const MarkCommissionPaid = contract("wallet/MarkCommissionPaid", {
  ...administration,
  kind: "command",
  route: "POST /portals/:portalId/commissionPayouts/:payoutId/payment",
  summary: "Note that a payout was paid",
  description:
    "reference is the bank's or the portal's own. The ledger books it once; repeating it is refused (errorCode 102 with reason over).",
  example: { portalId: 101, payoutId: 3, reference: "UTR 4471920" },
  input: Schema.Struct({ ...ofPayout, reference: textOf(140).check(Schema.isMinLength(1)) }),
  output: ListedPayout,
  failures,
})

/** Approved payouts as a list for the bank. Ours. */
export const DownloadApprovedPayouts = contract("wallet/DownloadApprovedPayouts", {
  ...administration,
  kind: "query",
  route: "GET /portals/:portalId/commissionPayouts/csv",
  answersFiles: ["text/csv"],
  summary: "Download the approved payouts as CSV",
  description:
    "For whoever pays them at the bank: payee, amount in whole units, currency and the text to pay with, in UTF-8 with a byte-order mark. The product keeps nobody's account number. At most 60 an hour.",
  example: { portalId: 101 },
  input: Schema.Struct({ portalId: PortalId }),
  output: fileOutput,
  failures: [ForbiddenPortal, TooManyRequests],
})

/** A commission that waits for somebody to decide: whose it is, by which client, and what is suspicious. */
export const HeldCommission = Schema.Struct({
  businessProfileId: BusinessProfileId,
  campaignId: CampaignId,
  client: optional(Schema.String),
  payee: Payee,
  name: optional(Schema.String),
  kind: EarnerKind,
  code: optional(Schema.String),
  currency: CurrencyCode,
  amount: MinorUnits,
  signs: Schema.Array(CommissionSign),
})
export type HeldCommission = typeof HeldCommission.Type

/** Commissions that are held because earner and client look like one person. Ours. */
export const ListHeldCommissions = contract("wallet/ListHeldCommissions", {
  ...administration,
  kind: "query",
  route: "GET /portals/:portalId/heldCommissions",
  summary: "List commissions that are held",
  description:
    "signs says why: the earner belongs to the client's business (ownClient), both paid with one card (sameCard), or both signed in on one device (sameDevice). Nothing held is paid out.",
  example: { portalId: 101 },
  input: Schema.Struct({
    portalId: PortalId,
    cursor: optional(textOf(200)),
    limit: optional(PageRequest.fields.limit),
  }),
  output: Schema.Struct({ held: Schema.Array(HeldCommission), nextCursor: optional(Schema.String) }),
  failures: [ForbiddenPortal],
})

/** Lets a held commission be paid, or refuses it for good. Ours. */
export const DecideHeldCommission = contract("wallet/DecideHeldCommission", {
  ...administration,
  kind: "command",
  route: "POST /portals/:portalId/heldCommissions/:businessProfileId/:campaignId",
  summary: "Release or refuse a held commission",
  description:
    "isReleased lets it be paid as any other; otherwise what it earned is reversed, and the campaign earns nothing any more. The note goes to the audit log. One that is decided is not held (errorCode 104).",
  example: { portalId: 101, businessProfileId: 12, campaignId: 7, isReleased: false, note: "It is her own shop." },
  input: Schema.Struct({
    portalId: PortalId,
    businessProfileId: BusinessProfileId,
    campaignId: CampaignId,
    isReleased: Schema.Boolean,
    note: textOf(600).check(Schema.isMinLength(1)),
  }),
  output: Schema.Struct({}),
  failures: [ForbiddenPortal, PayoutNotFound],
})
