import { Schema } from "effect"
import { contract, exampleProfile } from "@application/kernel"
import { BusinessProfileId, CurrencyCode, MinorUnits } from "@domain/kernel"
import { AutomaticLimits, AutomaticTopUpRefused, PaymentProviderRefused, TopUpPause } from "@domain/wallet"

const profile = { businessProfileId: BusinessProfileId }
const amounts = { threshold: MinorUnits, amount: MinorUnits, monthlyCeiling: MinorUnits }

/** How automatic top-ups stand; without `agreed` they are off. `minimum` is the least that may be added at once, `limits` the most. */
const AutomaticTopUpState = Schema.Struct({
  currency: CurrencyCode,
  minimum: MinorUnits,
  limits: AutomaticLimits,
  /** Whether the profile's gateway charges a kept card without its holder. */
  isOffered: Schema.Boolean,
  agreed: Schema.optionalKey(Schema.Struct({ ...amounts, pausedFor: Schema.optionalKey(TopUpPause) })),
  addedThisMonth: MinorUnits,
})

/** Whether and how the wallet is filled by itself, in minor units. Ours. */
export const GetAutomaticTopUp = contract("wallet/GetAutomaticTopUp", {
  kind: "query",
  access: "readWallet",
  route: "GET /businessProfiles/:businessProfileId/payment/automaticTopUp",
  summary: "Get whether a wallet is filled by itself",
  description:
    "Amounts are in minor units. Without agreed it is off. pausedFor says why it rests: a declined card, a bank that asks the card's holder, or no valid default card.",
  example: exampleProfile,
  input: Schema.Struct(profile),
  output: AutomaticTopUpState,
})

/**
 * Switches automatic top-ups on, with the default card, or changes what was agreed; ones that rest go on. No other call switches them
 * on. Ours.
 */
export const SetAutomaticTopUp = contract("wallet/SetAutomaticTopUp", {
  kind: "workflow",
  access: "keepCards",
  route: "PUT /businessProfiles/:businessProfileId/payment/automaticTopUp",
  summary: "Have a wallet filled by itself",
  description:
    "When less than threshold is available, the default card is charged amount, never more than monthlyCeiling in a month and one payment at a time. The region's limits (GetAutomaticTopUp tells them) bound what is charged at once, in a day and in a month, whatever was agreed. No other call switches this on; calling it again ends a rest.",
  example: { ...exampleProfile, threshold: 20_000, amount: 50_000, monthlyCeiling: 200_000 },
  input: Schema.Struct({ ...profile, ...amounts }),
  output: AutomaticTopUpState,
  failures: [AutomaticTopUpRefused, PaymentProviderRefused],
})

/** Switches automatic top-ups off. Ours. */
export const StopAutomaticTopUp = contract("wallet/StopAutomaticTopUp", {
  kind: "command",
  access: "keepCards",
  route: "DELETE /businessProfiles/:businessProfileId/payment/automaticTopUp",
  summary: "No longer have a wallet filled by itself",
  example: exampleProfile,
  input: Schema.Struct(profile),
  output: AutomaticTopUpState,
})

/** Fills the wallets that fell below what their owners agreed to. Runs on a schedule. */
export const TopUpAutomatically = contract("wallet/TopUpAutomatically", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({ added: Schema.Int }),
})
