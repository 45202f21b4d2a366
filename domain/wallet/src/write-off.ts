import { Result, Schema } from "effect"
import { errorCode } from "@domain/errors"
import type { MinorUnits } from "@domain/kernel"
import { type GatewayFee, sumOfFees } from "./gateway-fee.ts"
import { imbalance, type Holdings, type Posting } from "./ledger.ts"
import { makePosting, type PostingFacts, type Postings } from "./make-posting.ts"
import type { PaymentIssue, PaymentIssueId, PaymentIssueKind } from "./payment-issue.ts"

/**
 * The issue is healed in another way (`bankDecides`, `inWalletAgain`), cost the house nothing (`nothingLost`), or its gateway has
 * not said what it keeps (`feeUnknown`). Ours.
 */
export class WriteOffRefused extends Schema.TaggedError<WriteOffRefused>()("WriteOffRefused", {
  errorCode: errorCode(102),
  reason: Schema.Literals(["bankDecides", "inWalletAgain", "nothingLost", "feeUnknown"]),
}) {}

/**
 * Whose money an issue is about: `found` is at the gateway and in nobody's wallet, `covered` was paid by the house for a wallet;
 * others are put right without a write-off. Ours.
 */
const origins: Readonly<Record<PaymentIssueKind, "found" | "covered" | WriteOffRefused["reason"]>> = {
  otherAmountTaken: "found",
  unknownPayment: "found",
  refundReturned: "inWalletAgain",
  disputeOpened: "bankDecides",
  disputeLost: "covered",
}

/** Whose money may be written off, by where it is; fails for an issue that is put right without. */
export const writeOffOf = ({
  kind,
}: Pick<PaymentIssue, "kind">): Result.Result<"found" | "covered", WriteOffRefused> => {
  const origin = origins[kind]
  return origin === "found" || origin === "covered"
    ? Result.succeed(origin)
    : Result.fail(new WriteOffRefused({ reason: origin }))
}

/** The ledger's reference of an issue's write-off, by which it is posted once. */
export const writeOffReference = (id: PaymentIssueId): string => `writeOff:${id}`

/** What the house covered for a wallet is its loss: nothing is owed for it any more. At most the issue's amount. Ours. */
export const writeOffCovered = (
  facts: PostingFacts,
  holdings: Holdings,
  { amount }: Pick<PaymentIssue, "amount">,
): Result.Result<Postings, WriteOffRefused> => {
  const lost = Math.min(holdings.owed, amount)
  if (lost <= 0) return Result.fail(new WriteOffRefused({ reason: "nothingLost" }))
  return Result.succeed([makePosting(facts, holdings, "writeOff", 0, ["receivable", lost], ["writeOffs", -lost])])
}

/** A posting in the house's own book of a currency, in which no business has a part; `at` is epoch milliseconds. */
export type HousePosting = Pick<Posting, "kind" | "reference" | "currency" | "entries" | "at">

/**
 * Money at a gateway that belongs to nobody becomes the house's, and the house pays the gateway's fees on it. Fails
 * while the gateway has not said its fees. Ours.
 */
export const writeOffFound = (
  { id, amount, currency }: PaymentIssue,
  fees: ReadonlyArray<GatewayFee>,
  at: number,
): Result.Result<HousePosting, WriteOffRefused> => {
  if (fees.length === 0) return Result.fail(new WriteOffRefused({ reason: "feeUnknown" }))
  const kept = sumOfFees(fees)
  const entries: HousePosting["entries"] = [
    { account: "gateway", amount: kept - amount },
    { account: "writeOffs", amount },
    { account: "gatewayFees", amount: 0 - kept },
  ]
  const moved = entries.filter((entry) => entry.amount !== 0)
  return Result.succeed({ kind: "writeOff", reference: writeOffReference(id), currency, at, entries: moved })
}

/** What write-offs gained (positive) or cost the house (negative) by a posting. */
export const writtenOffBy = ({ entries }: Pick<Posting, "entries">): MinorUnits =>
  entries.reduce((sum, { account, amount }) => (account === "writeOffs" ? sum + amount : sum), 0)

/** Whether a posting may stand in a book of the house: it sums to zero and names no account of a business. */
export const isOfHouse = ({ entries }: HousePosting): boolean =>
  imbalance({ entries }) === 0 &&
  entries.every(({ account }) => !["available", "promised", "locked", "receivable"].includes(account))
