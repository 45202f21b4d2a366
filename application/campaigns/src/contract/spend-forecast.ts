import { Schema } from "effect"
import { contract } from "@application/kernel"
import { BusinessProfileId } from "@domain/kernel"
import { SpendForecast } from "@domain/wallet"

/** How long the wallet's money lasts for the campaigns that run, in minor units of the wallet's currency. Ours. */
export const GetSpendForecast = contract("campaigns/GetSpendForecast", {
  access: "readWallet",
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: SpendForecast,
})
