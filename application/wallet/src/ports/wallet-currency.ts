import { Context, type Effect } from "effect"
import type { BusinessProfileId, CurrencyCode } from "@domain/kernel"

/** The currency of a profile whose wallet nothing was paid into yet: answered by the businesses context. */
export class WalletCurrency extends Context.Service<
  WalletCurrency,
  { readonly of: (businessProfileId: BusinessProfileId) => Effect.Effect<CurrencyCode> }
>()("wallet/WalletCurrency") {}
