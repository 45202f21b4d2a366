import { Context, type Effect } from "effect"
import type { BusinessProfileId, PortalId, Region } from "@domain/kernel"
import type { TaxBuyer, TaxSeller } from "@domain/pricing"
import type { GstBilling } from "@domain/wallet"

/** Who sells to whom, as far as tax depends on it: answered by those whom invoices name. */
export class TaxParties extends Context.Service<
  TaxParties,
  {
    /** The portal's issuing entity of a region; none where none is saved. */
    readonly seller: (portalId: PortalId, region: Region) => Effect.Effect<TaxSeller | undefined>
    /**
     * Whom an order's invoice is for: whom it names, else the saved billing details of its business, if there is one, else the
     * business in the GST state that it told.
     */
    readonly buyer: (
      businessProfileId: BusinessProfileId | undefined,
      ordered: GstBilling | undefined,
      toldState: string | undefined,
    ) => Effect.Effect<TaxBuyer>
  }
>()("signup/TaxParties") {}
