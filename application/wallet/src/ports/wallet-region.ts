import { Context, type Effect } from "effect"
import type { ForbiddenBusinessProfile } from "@application/kernel"
import type { BusinessProfileId, Region } from "@domain/kernel"

/** The region of a wallet's profile, whose currency and days it counts in; a profile that is not there is nobody's. */
export class WalletRegion extends Context.Service<
  WalletRegion,
  { readonly of: (businessProfileId: BusinessProfileId) => Effect.Effect<Region, ForbiddenBusinessProfile> }
>()("wallet/WalletRegion") {}
