import { Context, type Effect } from "effect"
import type { BusinessProfileId, Region } from "@domain/kernel"

/** The region of a wallet's profile, whose currency and days it counts in: answered by the businesses context. */
export class WalletRegion extends Context.Service<
  WalletRegion,
  { readonly of: (businessProfileId: BusinessProfileId) => Effect.Effect<Region> }
>()("wallet/WalletRegion") {}
