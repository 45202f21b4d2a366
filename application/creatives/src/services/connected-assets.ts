import type { AccountKind, Asset } from "@domain/creatives"
import type { BusinessProfileId } from "@domain/kernel"
import { Context, type Effect } from "effect"

/** What a business has at its connected accounts: pages, Instagram accounts, catalogues and ad accounts. */
export class ConnectedAssets extends Context.Service<
  ConnectedAssets,
  {
    /** The assets of a kind, without where they are used. */
    readonly of: (businessProfileId: BusinessProfileId, kind: AccountKind) => Effect.Effect<ReadonlyArray<Asset>>
  }
>()("creatives/ConnectedAssets") {}
