import { Context, type Effect } from "effect"
import type { AdvertisedItem, ShopItem, ShopReading, ShopStanding } from "@domain/businesses"
import type { BusinessProfileId } from "@domain/kernel"

/** What may be proposed of a shop: how its reading stands, and its first products by code without products that are left out. */
export interface ProposableShop extends Omit<ShopReading, "standing"> {
  readonly standing: ShopStanding
  readonly items: ReadonlyArray<ShopItem>
}

/** The products that a store's feeds hold in order; a business that is no store has none. */
export class AdvertisedProducts extends Context.Service<
  AdvertisedProducts,
  {
    readonly areThere: (businessProfileId: BusinessProfileId) => Effect.Effect<boolean>
    /** The next products after a code, by their codes; none when there are no more. */
    readonly after: (businessProfileId: BusinessProfileId, code: string) => Effect.Effect<ReadonlyArray<AdvertisedItem>>
    readonly proposable: (businessProfileId: BusinessProfileId) => Effect.Effect<ProposableShop>
    /** The products with these codes that are held in order and not left out, in no order. */
    readonly ofCodes: (
      businessProfileId: BusinessProfileId,
      codes: ReadonlyArray<string>,
    ) => Effect.Effect<ReadonlyArray<ShopItem>>
  }
>()("campaigns/AdvertisedProducts") {}
