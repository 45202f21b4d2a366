import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import {
  SessionBelongsToUser,
  SessionNotFound,
  SummaryChanged,
  SummaryNotPayable,
  SummaryPaymentRefusal,
} from "@domain/signup"
import { CampaignMoveNotOffered } from "@domain/campaigns"
import { LinkExpired, LinkInvalid, TooManyRequests } from "@domain/identity"
import { IdempotencyKey, MinorUnits } from "@domain/kernel"
import {
  BudgetNotAllowed,
  IdempotencyConflict,
  InsufficientFunds,
  PaidFromWallet,
  Payment,
  PaymentDeclined,
  PaymentGateway,
  PaymentHandover,
  PaymentId,
  PaymentNotFound,
  PaymentNotTaken,
  PaymentPending,
  PaymentProviderRefused,
  PriceChanged,
} from "@domain/wallet"
import { ReturnedFields } from "./payments.ts"

const link = { encodedId: textOf(200) } as const
const lost = [SessionNotFound, SessionBelongsToUser, LinkExpired, LinkInvalid, TooManyRequests] as const

/** How a shared summary stands with its payment, for the holder of a link. */
const SummaryPayment = Schema.Struct({
  isPaid: Schema.Boolean,
  /** Who paid by a link; absent where nobody did. */
  paidBy: Schema.optionalKey(Schema.String),
  /** Why this link pays nothing; absent where it may pay, and once the campaign is paid. */
  refusal: Schema.optionalKey(SummaryPaymentRefusal),
  /** Who takes the payment; absent where nobody does. */
  gateway: Schema.optionalKey(PaymentGateway),
  /** Payments that were begun by this link, newest first. */
  payments: Schema.Array(Payment),
})
export type SummaryPayment = typeof SummaryPayment.Type

/** Reads how the campaign behind a summary's link is paid, without sign-in. Ours. */
export const GetSummaryPayment = contract("wallet/GetSummaryPayment", {
  kind: "query",
  access: "readSummary",
  route: "GET /LocalBusiness/LocalBusinessUserSessions/:encodedId/payment",
  group: "Summary approvals",
  summary: "Get how the campaign behind a shared summary is paid",
  description:
    "Needs no sign-in, only the link's key. refusal says why this link pays nothing: Own, NotAsked, NotApproved, Changed, Objected, NotReady or Received. payments are those that were begun by this link; paidBy is who paid by one.",
  example: { encodedId: "q7Jm2VxT9aLk4RbN" },
  input: Schema.Struct(link),
  output: SummaryPayment,
  failures: lost,
})

/**
 * Same as `StartPayment`, but by the link of somebody who approved the shown summary. The gateway takes all of `total`
 * (minor units), since a link gives no money of the wallet; `shownHash` is the summary's. Ours.
 */
export const StartSummaryPayment = contract("wallet/StartSummaryPayment", {
  kind: "workflow",
  access: "decideSummary",
  route: "POST /LocalBusiness/LocalBusinessUserSessions/:encodedId/payment",
  group: "Summary approvals",
  summary: "Start the payment of a campaign by its summary's link",
  description:
    "Needs no sign-in, only the link's key of somebody who approved the version that is shown. total is the summary's price in minor units, shownHash its version. All of it is paid at the gateway: a link gives nothing of a wallet. 1034 (409) says why the link pays nothing, 1001 (409) that the summary has changed. The same idempotencyKey never pays twice, and approvers who pay at once pay once. At most 40 a day on a draft.",
  example: { encodedId: "q7Jm2VxT9aLk4RbN", shownHash: "k1:9f2c", total: 289_100, idempotencyKey: "pay:link:289100:0" },
  input: Schema.Struct({
    ...link,
    shownHash: textOf(200),
    total: MinorUnits,
    idempotencyKey: IdempotencyKey,
  }),
  output: Schema.Union([PaymentHandover, PaidFromWallet]),
  failures: [
    ...lost,
    SummaryChanged,
    SummaryNotPayable,
    BudgetNotAllowed,
    CampaignMoveNotOffered,
    PriceChanged,
    PaymentProviderRefused,
    IdempotencyConflict,
  ],
})

/**
 * Same as `ConfirmPayment`, for a payment that was begun by a link of the summary; the link need not work any more.
 * Ours.
 */
export const ConfirmSummaryPayment = contract("wallet/ConfirmSummaryPayment", {
  kind: "workflow",
  access: "decideSummary",
  route: "POST /LocalBusiness/LocalBusinessUserSessions/:encodedId/payment/verify",
  group: "Summary approvals",
  summary: "Confirm a payment by a summary's link, after the gateway's window",
  description: "As of a draft's payment. It is answered to the end, also once the link is closed or has expired.",
  example: { encodedId: "q7Jm2VxT9aLk4RbN", paymentId: 31 },
  input: Schema.Struct({ ...link, paymentId: PaymentId, returned: Schema.optionalKey(ReturnedFields) }),
  output: Payment,
  failures: [
    ...lost,
    PaymentNotFound,
    PaymentDeclined,
    PaymentPending,
    PaymentNotTaken,
    PaymentProviderRefused,
    InsufficientFunds,
  ],
})
