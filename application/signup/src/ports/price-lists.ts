import { Context, type Effect } from "effect"
import type { LocalDate } from "@domain/kernel"
import type { NewPriceList, PriceListId, PriceListScope, RegionalPriceList } from "@domain/pricing"

/** Price lists, which are added and never changed or deleted; a list that was withdrawn before its day never holds. */
export class PriceLists extends Context.Service<
  PriceLists,
  {
    /** The list in force on a day of the region, as `priceListInForce` chooses it; a scope in which nothing is sold is a defect. */
    readonly inForce: (scope: PriceListScope, on: LocalDate) => Effect.Effect<RegionalPriceList>
    /** The list that an order was priced by; an unknown one is a defect. */
    readonly byId: (id: PriceListId) => Effect.Effect<RegionalPriceList>
    /** The lists that were not withdrawn, oldest id first. */
    readonly all: Effect.Effect<ReadonlyArray<RegionalPriceList>>
    /** Adds a list without fault; nothing where another of its portal, region and currency begins no earlier. */
    readonly add: (list: NewPriceList) => Effect.Effect<PriceListId | undefined>
    /** Withdraws a list at an instant (epoch milliseconds); a list that was withdrawn before keeps its instant. */
    readonly withdraw: (id: PriceListId, at: number) => Effect.Effect<void>
  }
>()("signup/PriceLists") {}
