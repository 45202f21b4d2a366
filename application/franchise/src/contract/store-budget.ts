import { contract, exampleProfile } from "@application/kernel"
import { NotAFranchise, StoreBudgetChanged, StoreBudgetDraft } from "@domain/franchise"
import { InvalidFields } from "@domain/identity"
import { BusinessProfileId, CurrencyCode, MinorUnits } from "@domain/kernel"
import { Schema } from "effect"

const group = "Stores of a franchise"
const version = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 2 ** 31 }))

/** The budget over stores that is being worked on, and the bounds of a store's budget a day. Ours. */
export const GetStoreBudget = contract("franchise/GetStoreBudget", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/franchiseBudget",
  group,
  summary: "Get the budget over stores that is being worked on",
  description:
    "draft is absent before the first save; version is then 0. launched are the codes of stores whose ads run. limits are of one store a day, by the portal's price list: a store's cost is recommendedDaily for each day.",
  example: exampleProfile,
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Struct({
    draft: Schema.optionalKey(StoreBudgetDraft),
    version,
    /** The codes of stores whose ads run. */
    launched: Schema.Array(Schema.String),
    limits: Schema.Struct({
      currency: CurrencyCode,
      minimumDaily: MinorUnits,
      recommendedDaily: MinorUnits,
      maximumDaily: MinorUnits,
    }),
  }),
  failures: [NotAFranchise],
})

/** Keeps the budget over stores. Nothing is paid or launched by it. Ours. */
export const SaveStoreBudget = contract("franchise/SaveStoreBudget", {
  kind: "command",
  access: "editCampaigns",
  route: "PUT /businessProfiles/:businessProfileId/franchiseBudget",
  group,
  summary: "Keep the budget over stores that is being worked on",
  description:
    "Amounts are minor units for all days. distribution shares the rest above each store's minimum: Equal, by Population, Sales or Distance (the radius), or ByHand by amounts. regions limits it to their stores. version is the version that the change began from; another is refused. Nothing is paid or launched.",
  largestBody: 2_000_000,
  example: {
    ...exampleProfile,
    version: 0,
    total: 9_000_000,
    minimum: 490_000,
    distribution: "Population",
    days: 14,
  },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, version, ...StoreBudgetDraft.fields }),
  output: Schema.Struct({ version }),
  failures: [InvalidFields, StoreBudgetChanged, NotAFranchise],
})
