import { Schema } from "effect"
import { contract, exampleProfile, listOf, textOf } from "@application/kernel"
import { BusinessProfileId, longestPage, PageRequest } from "@domain/kernel"
import { AddOnPurchase, BillingDocument, StatementFilter, Wallet, WalletTransaction } from "@domain/wallet"

/** Spec: calls P7. */
export const GetWallet = contract("wallet/GetWallet", {
  kind: "query",
  access: "readWallet",
  route: "GET /businessProfiles/:businessProfileId/payment/wallet",
  specification: ["P7"],
  summary: "Get a business profile's wallet",
  example: exampleProfile,
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Wallet,
})

/** The balances of the caller's businesses among these, where their role reads the wallet and a wallet was opened. Ours. */
export const ListBalances = contract("wallet/ListBalances", {
  kind: "query",
  access: "listOwnProfiles",
  route: "GET /users/me/balances",
  summary: "List the balances of the caller's business profiles",
  description:
    "businessProfileIds is a comma list of at most 50 ids; others' profiles, and profiles that never had money, are left out. availableBalance is in minor units of currency.",
  example: { businessProfileIds: [exampleProfile.businessProfileId] },
  input: Schema.Struct({ businessProfileIds: listOf(BusinessProfileId, 50) }),
  output: Schema.Array(
    Schema.Struct({
      businessProfileId: BusinessProfileId,
      currency: Wallet.fields.currency,
      availableBalance: Wallet.fields.availableBalance,
    }),
  ),
})

const { id, kind, number } = BillingDocument.fields

const { tierName, days, endsAt } = AddOnPurchase.fields

/** A line with the document that says what it was for, where it has one, and with the pack that it bought. */
const StatementLine = Schema.Struct({
  ...WalletTransaction.fields,
  addOn: Schema.optionalKey(Schema.Struct({ tierName, days, endsAt })),
  document: Schema.optionalKey(Schema.Struct({ id, kind, number })),
})

/**
 * The wallet's statement, newest first, by pages from 1 on or from a cursor on; a cursor takes precedence over a page.
 * Days of the filter are days in the time zone of the profile's region. Spec: calls P9; the filter is ours.
 */
export const ListTransactions = contract("wallet/ListTransactions", {
  kind: "query",
  access: "readWallet",
  route: "GET /businessProfiles/:businessProfileId/payment/wallet/transactions",
  specification: ["P9"],
  summary: "List a wallet's transactions, newest first",
  description:
    "cursor is the next one of the answer before; page counts from 1 and is another way to go on. topic, from, until (days of the profile's region, both included) and campaignId leave out other lines; balanceAfter stays that of the whole statement. document is the invoice, credit note, receipt or refund voucher of a line, addOn the pack that it bought.",
  example: { ...exampleProfile, topic: "spent", from: "2026-11-01", until: "2026-11-30", limit: 20 },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    ...StatementFilter.fields,
    limit: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: longestPage }))),
    page: Schema.optionalKey(PageRequest.fields.page),
    cursor: Schema.optionalKey(textOf(200)),
  }),
  output: Schema.Struct({
    transactions: Schema.Array(StatementLine),
    nextCursor: Schema.optionalKey(Schema.String),
  }),
})
