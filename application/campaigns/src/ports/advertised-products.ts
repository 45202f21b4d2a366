import { Context, type Effect } from "effect"
import type { AdvertisedItem } from "@domain/businesses"
import type { BusinessProfileId } from "@domain/kernel"

/** The products that a store's feeds hold in order; a business that is no store has none. */
export class AdvertisedProducts extends Context.Service<
  AdvertisedProducts,
  {
    readonly areThere: (businessProfileId: BusinessProfileId) => Effect.Effect<boolean>
    /** The advertised products among some codes. */
    readonly ofCodes: (
      businessProfileId: BusinessProfileId,
      codes: ReadonlyArray<string>,
    ) => Effect.Effect<ReadonlyArray<AdvertisedItem>>
    /** The next products after a code, by their codes; none when there are no more. */
    readonly after: (businessProfileId: BusinessProfileId, code: string) => Effect.Effect<ReadonlyArray<AdvertisedItem>>
  }
>()("campaigns/AdvertisedProducts") {}
