import { Schema } from "effect"
import type { MinorUnits } from "@domain/kernel"
import type { AddedPrice } from "@domain/pricing"
import { type LedgerAccount, movementOf, type Posting } from "../ledger.ts"
import type { Postings } from "../make-posting.ts"
import type { TransactionKind } from "../wallet.ts"
import type { DocumentKind } from "./document-number.ts"

/** What a line is for. `payment` and `balance` are money on account. */
export const DocumentLineKind = Schema.Literals(["media", "serviceFee", "addOn", "payment", "balance"])
export type DocumentLineKind = typeof DocumentLineKind.Type

/** A line before tax in minor units: `amount` less `discount` (a promotion or a waiver), neither negative. */
export interface LineAmounts {
  readonly kind: DocumentLineKind
  readonly amount: MinorUnits
  readonly discount: MinorUnits
}

/** What one event's postings say for one document. */
export interface DocumentAmounts {
  readonly kind: DocumentKind
  readonly lines: ReadonlyArray<LineAmounts>
  readonly tax: MinorUnits
}

/** A price as far as its documents need it: what was waived, and the rate of tax. */
export type DocumentPrice = Pick<AddedPrice, "serviceFee" | "serviceFeeWaived" | "taxes">

/** The document that a posting belongs to. Money that is only set aside, spent from a lock or held by a bank has none. */
export const documentOf: { readonly [Kind in TransactionKind]?: DocumentKind } = {
  topUp: "receipt",
  refundBack: "receipt",
  launchLock: "invoice",
  lockMore: "invoice",
  launchFee: "invoice",
  launchTax: "invoice",
  addOn: "invoice",
  unlock: "creditNote",
  lockBack: "creditNote",
  feeBack: "creditNote",
  taxBack: "creditNote",
  refund: "refundVoucher",
  reversal: "refundVoucher",
  disputeLost: "refundVoucher",
}

const line = (kind: DocumentLineKind, amount: MinorUnits, discount: MinorUnits = 0): LineAmounts => ({
  kind,
  amount,
  discount,
})

/** The lines of a posting, from its entries alone. */
const linesOf = (posting: Posting): ReadonlyArray<LineAmounts> => {
  const moved = (account: LedgerAccount) => movementOf(posting, account)
  switch (posting.kind) {
    case "topUp":
    case "refundBack":
      return [line("payment", moved("available"))]
    case "launchLock":
    case "lockMore":
      return [line("media", moved("locked"), 0 - moved("promo"))]
    case "launchFee":
      return [line("serviceFee", moved("fees"))]
    case "addOn":
      return [line("addOn", moved("fees"))]
    case "unlock":
    case "lockBack":
      return [line("media", moved("available"))]
    case "feeBack":
      return [line("serviceFee", moved("available"))]
    case "refund":
    case "reversal":
    case "disputeLost":
      return [line("balance", moved("gateway"))]
    default:
      return []
  }
}

/** Says what of the fee was waived, where the price and the ledger agree on the rest. */
const withWaiver = (
  lines: ReadonlyArray<LineAmounts>,
  price: DocumentPrice | undefined,
): ReadonlyArray<LineAmounts> => {
  if (price === undefined || price.serviceFeeWaived === 0) return lines
  const { serviceFee, serviceFeeWaived } = price
  const charged = lines.find(({ kind }) => kind === "serviceFee")?.amount ?? 0
  if (charged !== serviceFee - serviceFeeWaived) return lines
  return [...lines.filter(({ kind }) => kind !== "serviceFee"), line("serviceFee", serviceFee, serviceFeeWaived)]
}

/** The documents that one event's postings call for, with their amounts: at most one of each kind, none for nothing. */
export const documentAmounts = (postings: Postings, price?: DocumentPrice): ReadonlyArray<DocumentAmounts> => {
  const kinds = new Set(postings.flatMap(({ kind }) => documentOf[kind] ?? []))
  return [...kinds].flatMap((kind) => {
    const its = postings.filter((posting) => documentOf[posting.kind] === kind)
    const lines = its.flatMap(linesOf).filter(({ amount }) => amount !== 0)
    const tax = Math.abs(its.reduce((sum, posting) => sum + movementOf(posting, "tax"), 0))
    if (lines.length === 0 && tax === 0) return []
    return [{ kind, lines: kind === "invoice" ? withWaiver(lines, price) : lines, tax }]
  })
}
