import { Schema } from "effect"
import { contract } from "@application/kernel"
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
  access: "readWallet",
  input: Schema.Struct(profile),
  output: AutomaticTopUpState,
})

/**
 * Switches automatic top-ups on, with the default card, or changes what was agreed; ones that rest go on. No other call switches them
 * on. Ours.
 */
export const SetAutomaticTopUp = contract("wallet/SetAutomaticTopUp", {
  access: "keepCards",
  input: Schema.Struct({ ...profile, ...amounts }),
  output: AutomaticTopUpState,
  failures: [AutomaticTopUpRefused, PaymentProviderRefused],
})

/** Switches automatic top-ups off. Ours. */
export const StopAutomaticTopUp = contract("wallet/StopAutomaticTopUp", {
  access: "keepCards",
  input: Schema.Struct(profile),
  output: AutomaticTopUpState,
})

/** Fills the wallets that fell below what their owners agreed to. Runs on a schedule. */
export const TopUpAutomatically = contract("wallet/TopUpAutomatically", {
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({ added: Schema.Int }),
})
