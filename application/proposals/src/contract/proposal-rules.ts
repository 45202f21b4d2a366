import { contract, exampleProfile } from "@application/kernel"
import { InvalidFields } from "@domain/identity"
import { BusinessProfileId, CurrencyCode } from "@domain/kernel"
import { ProposalRules } from "@domain/proposals"
import { Schema } from "effect"

const optional = Schema.optionalKey
const group = "Proposals"

/** The rules of a business with their setter's name, and whether they still work. */
export const ShownRules = Schema.Struct({
  ...ProposalRules.fields,
  currency: CurrencyCode,
  setByName: optional(Schema.String),
  setAt: optional(Schema.Number),
  /** Whether whoever set them still has the right to make such changes. */
  isInForce: Schema.Boolean,
  mayChange: Schema.Boolean,
})
export type ShownRules = typeof ShownRules.Type

/** What proposals of assistants may change without asking; nothing until somebody sets it. Ours. */
export const GetProposalRules = contract("proposals/GetProposalRules", {
  kind: "query",
  access: "proposeChange",
  route: "GET /businessProfiles/:businessProfileId/proposalRules",
  group,
  summary: "Get which small changes of assistants are approved by a rule",
  description:
    "kinds are pause, lowerBudget and negativeKeywords; dailyAmount is what daily budgets may shrink by in a day, a paused campaign's whole daily budget included, in minor units. isInForce is false once whoever set them may not make such changes any more.",
  example: exampleProfile,
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: ShownRules,
})

/** Sets which small changes of assistants are approved by a rule, in the caller's name. Ours. */
export const SetProposalRules = contract("proposals/SetProposalRules", {
  kind: "command",
  access: "decideProposals",
  route: "PUT /businessProfiles/:businessProfileId/proposalRules",
  group,
  summary: "Set which small changes of assistants are approved by a rule",
  description:
    "Changes are made in the caller's name, while the caller has the right to make them. Without kinds no proposal is approved by a rule.",
  example: { ...exampleProfile, kinds: ["pause", "lowerBudget"], dailyAmount: 100_000 },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, ...ProposalRules.fields }),
  output: ShownRules,
  failures: [InvalidFields],
})
