import { Schema } from "effect"
import { contract, exampleProfile } from "@application/kernel"
import { BusinessProfileId } from "@domain/kernel"
import { SpendForecast } from "@domain/wallet"

/** How long the wallet's money lasts for the campaigns that run, in minor units of the wallet's currency. Ours. */
export const GetSpendForecast = contract("campaigns/GetSpendForecast", {
  kind: "query",
  access: "readWallet",
  route: "GET /businessProfiles/:businessProfileId/payment/forecast",
  summary: "Get how long the wallet's money lasts",
  description:
    "Amounts are in minor units of the wallet's currency. dailySpend is what running campaigns may spend a day, and daysLeft how many whole days available and held money pay it; missing is what they lack until their last days.",
  example: exampleProfile,
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: SpendForecast,
})
