import { Context, type Effect } from "effect"
import type { BusinessProfileId, PortalId } from "@domain/kernel"
import type { AddOnPeriod, AddOnPurchase } from "@domain/wallet"

/** A business whose pack runs; `until` is when the last of its packs ends, in epoch milliseconds. */
export interface CoveredBusiness extends Pick<AddOnPurchase, "businessProfileId" | "tierName"> {
  readonly businessName: string
  readonly until: number
}

/** A purchase with the key that it was asked for under. */
export interface KeyedPurchase {
  readonly key: string
  readonly purchase: AddOnPurchase
}

/** Add-on packs that businesses have bought. */
export class AddOnPurchases extends Context.Service<
  AddOnPurchases,
  {
    /** Keeps a purchase in the caller's transaction, and nothing when its key has one. */
    readonly add: (key: string, purchase: Omit<AddOnPurchase, "id">) => Effect.Effect<void>
    /** Purchases made with these idempotency keys. */
    readonly under: (
      businessProfileId: BusinessProfileId,
      keys: ReadonlyArray<string>,
    ) => Effect.Effect<ReadonlyArray<KeyedPurchase>>
    /** A profile's latest ones, newest first. */
    readonly ofProfile: (
      businessProfileId: BusinessProfileId,
      limit: number,
    ) => Effect.Effect<ReadonlyArray<KeyedPurchase>>
    /** When the last of a profile's packs ends or has ended. */
    readonly lastEnd: (businessProfileId: BusinessProfileId) => Effect.Effect<number | undefined>
    /** When packs of these profiles ran or will run, except for packs that had ended before an instant. */
    readonly periods: (
      businessProfileIds: ReadonlyArray<BusinessProfileId>,
      since: number,
    ) => Effect.Effect<ReadonlyArray<AddOnPeriod & Pick<AddOnPurchase, "businessProfileId">>>
    /** The portal's businesses whose pack runs at an instant, those first that end first. */
    readonly running: (
      portalId: PortalId,
      at: number,
      page: { readonly skip: number; readonly limit: number },
    ) => Effect.Effect<{ readonly businesses: ReadonlyArray<CoveredBusiness>; readonly total: number }>
  }
>()("wallet/AddOnPurchases") {}
