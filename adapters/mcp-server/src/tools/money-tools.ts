import { GetSpendForecast } from "@application/campaigns/contract"
import { GetWallet, ListBillingDocuments } from "@application/wallet/contract"
import { CurrencyCode, MinorUnits } from "@domain/kernel"
import { BillingDocument } from "@domain/wallet"
import { Effect, Schema } from "effect"
import { tool } from "../tool.ts"
import { Link, linkTo, ofBusiness, Limit, usualLimit } from "./parts.ts"

const optional = Schema.optionalKey

export const getWallet = tool({
  name: "get_wallet",
  title: "Get the wallet",
  description:
    "Answers how much money a business's ads have, what runs a day, and for how many days it lasts, in minor units. No tool pays, moves or refunds money; the person does that on the page. Example: when do I have to top up?",
  contracts: [GetWallet, GetSpendForecast],
  input: Schema.Struct(ofBusiness),
  output: Schema.Struct({
    currency: CurrencyCode,
    available: MinorUnits,
    heldForCampaigns: MinorUnits,
    dailySpend: MinorUnits,
    daysLeft: optional(Schema.Int),
    missing: MinorUnits,
    link: Link,
  }),
  run: (input, { call, origin }) =>
    Effect.gen(function* () {
      const wallet = yield* call(GetWallet, input)
      const { dailySpend, daysLeft, missing } = yield* call(GetSpendForecast, input)
      return {
        currency: wallet.currency,
        available: wallet.availableBalance,
        heldForCampaigns: wallet.lockedBalance,
        dailySpend,
        ...(daysLeft !== undefined && { daysLeft }),
        missing,
        link: linkTo(origin, "wallet", input.businessProfileId),
      }
    }),
})

const { id, kind, number, issuedOn, currency, total } = BillingDocument.fields

const Page = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000 })).annotate({
  description: "Which page, from 1 on.",
})

export const listInvoices = tool({
  name: "list_invoices",
  title: "List invoices",
  description:
    "Lists a business's invoices, credit notes, receipts and refund vouchers, newest first, with number, day and amount. Example: which invoices are of November?",
  contracts: [ListBillingDocuments],
  input: Schema.Struct({ ...ofBusiness, page: optional(Page), limit: optional(Limit) }),
  output: Schema.Struct({
    documents: Schema.Array(Schema.Struct({ id, kind, number, issuedOn, currency, total })),
    total: Schema.Int,
    link: Link,
  }),
  run: ({ businessProfileId, page = 1, limit = usualLimit }, { call, origin }) =>
    Effect.map(call(ListBillingDocuments, { businessProfileId, page, limit }), ({ documents, total }) => ({
      documents: documents.map(({ id, kind, number, issuedOn, currency, total: amount }) => ({
        id,
        kind,
        number,
        issuedOn,
        currency,
        total: amount,
      })),
      total,
      link: linkTo(origin, "wallet", businessProfileId),
    })),
})
