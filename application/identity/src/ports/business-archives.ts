import type { TooManyRequests } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import { Context, type Effect } from "effect"

/** What a business takes with it: answered over what the other contexts keep. */
export class BusinessArchives extends Context.Service<
  BusinessArchives,
  {
    /** A ZIP with a business's campaigns, leads, papers and records, packed while it is read; its leads are logged as a download. */
    readonly of: (id: BusinessProfileId) => Effect.Effect<AsyncIterable<Uint8Array>, TooManyRequests>
  }
>()("identity/BusinessArchives") {}
